import { observer } from "mobx-react-lite";
import type { Resource } from "../../application/shell/resource.ts";
import { hasDeadlineAhead, type Obligation } from "../../domain/customer/obligations.ts";
import { ErrorPanel } from "../parts/error-panel.tsx";
import { FooterLinks } from "../parts/footer-links.tsx";
import { ObligationsOutline } from "../parts/ledger-outline.tsx";
import { Obligations } from "../parts/obligations.tsx";
import { Section } from "../parts/page.tsx";
import type { Services } from "../parts/services.ts";

interface WhatNeedsDoingProps extends Pick<Services, "content" | "customer" | "record"> {
  readonly parts: readonly Resource<unknown>[];
  readonly items: readonly Obligation[];
}

/** What needs doing, most pressing first, once all of it is known; what could not be loaded says so here. LAND-02, LAND-03, TASK-01 */
export const WhatNeedsDoing = observer(({ content, customer, record, parts, items }: WhatNeedsDoingProps) => {
  const texts = content.page("page-framework").value?.obligations;
  const isSettled = parts.every((part) => part.isSettled);
  const { balance, notifications } = customer;
  // What else failed says so in a place of its own.
  const saysSoHere = [record.overview, balance, notifications].some((part) => part.hasFailed);
  if (!texts || (isSettled && items.length === 0 && !saysSoHere)) return null;
  return (
    <Section heading={texts.heading}>
      {!isSettled && <ObligationsOutline label="what needs doing" />}
      {isSettled && items.length > 0 && <Obligations items={items} texts={texts} />}
      {isSettled && hasDeadlineAhead(items) && <FooterLinks links={[texts.calendar]} />}
      {record.overview.hasFailed && (
        <ErrorPanel heading="We couldn’t load your CPD status" onReload={record.overview.load} />
      )}
      {balance.hasFailed && <ErrorPanel heading="We couldn’t load your account balance" onReload={balance.load} />}
      {notifications.hasFailed && (
        <ErrorPanel heading="We couldn’t load your notifications" onReload={notifications.load} />
      )}
    </Section>
  );
});
