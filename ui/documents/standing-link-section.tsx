import { observer } from "mobx-react-lite";

import type { OwnAddress } from "../../application/flow/own-address.ts";
import type { StandingLink } from "../../domain/documents/standing-link.ts";
import type { OwnAddressTexts, WithdrawableAddressTexts } from "../../domain/shell/own-address.ts";
import { ErrorPanel } from "../components/error-panel.tsx";
import { OwnAddressForm, WithdrawableAddress } from "../components/own-address.tsx";
import { Section } from "../components/page.tsx";

interface StandingLinkSectionProps {
  readonly texts: OwnAddressTexts;
  readonly standing: OwnAddress<StandingLink>;
}

/** A link that shows others today's standing; absent for those to whom good standing does not apply. VERI-02 */
export const StandingLinkSection = observer(({ texts, standing }: StandingLinkSectionProps) => {
  const { record } = standing;
  const isFailed = record.state.status === "failed" && !record.isNotOffered;
  const { isOffered = false, address } = record.value ?? {};
  if (texts.heading === "" || !(isFailed || isOffered || address !== undefined)) return null;
  return (
    <Section heading={texts.heading}>
      {isFailed ? (
        <ErrorPanel subject="whatOthersSee" onReload={record.load} />
      ) : (
        <OwnAddressForm id="standing-link" texts={texts} own={standing} />
      )}
    </Section>
  );
});

interface SharedStandingLinkProps {
  readonly texts: WithdrawableAddressTexts;
  readonly standing: OwnAddress<StandingLink>;
}

/** The link of somebody who is suspended, to withdraw it; absent for those who have none. VERI-02 */
export const SharedStandingLink = observer(
  ({ texts, standing: { record, changing }, standing }: SharedStandingLinkProps) =>
    texts.heading === "" || (record.value?.address === undefined && !changing.done) ? null : (
      <Section heading={texts.heading}>
        <WithdrawableAddress id="standing-link" texts={texts} own={standing} />
      </Section>
    ),
);
