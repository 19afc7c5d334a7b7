import { Phone } from "lucide";
import { observer } from "mobx-react-lite";

import type { Customer } from "../../application/shell/customer.ts";
import type { SuspensionContent } from "../../domain/customer/suspension-text.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { telephoneAddress } from "../../domain/kernel/telephone.ts";
import { classNames } from "../components/class-names.ts";
import { Icon } from "../components/icon.tsx";
import { PortalLink } from "../components/portal-link.tsx";

import buttons from "../components/button.module.css";
import styles from "./suspension.module.css";

interface CallProps {
  readonly texts: SuspensionContent["contact"];
  readonly customer: Customer;
  readonly telephone: string;
  /** Whether calling is the primary action. */
  readonly isFirst?: boolean;
}

/** Name, ID and telephone number for a call. SUSP-04 */
export const CallDetails = observer(({ texts, customer, telephone, isFirst = false }: CallProps) => {
  const profile = customer.profile.value;
  return (
    <>
      {profile && (
        <dl className={styles.facts}>
          <div>
            <dt>{texts.name}</dt>
            <dd>{profile.name}</dd>
          </div>
          <div>
            <dt>{texts.id}</dt>
            <dd className={styles.id}>{profile.accaId}</dd>
          </div>
        </dl>
      )}
      <p className={styles.call}>
        <PortalLink
          href={telephoneAddress(telephone)}
          className={classNames(buttons.button, isFirst && buttons.primary)}
        >
          <Icon node={Phone} className={styles.phone} />
          {fill(texts.call, { telephone })}
        </PortalLink>{" "}
        <span>{texts.hours}</span>
      </p>
    </>
  );
});
