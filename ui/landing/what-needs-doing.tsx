import { observer } from "mobx-react-lite";

import type { Resource } from "../../application/shell/resource.ts";
import { hasUpcomingDeadline, requiresAction, type Obligation } from "../../domain/customer/obligation.ts";
import type { ObligationTexts } from "../../domain/shell/content.ts";
import { ErrorPanel } from "../components/error-panel.tsx";
import { FooterLinks } from "../components/footer-links.tsx";
import { ObligationsOutline } from "../components/ledger-outline.tsx";
import { Obligations } from "../components/obligations.tsx";
import { Section } from "../components/page.tsx";
import type { Services } from "../components/services.ts";

interface WhatNeedsDoingProps extends Pick<Services, "content" | "customer" | "record"> {
  readonly parts: readonly Resource<unknown>[];
  readonly items: readonly Obligation[];
}

/**
 * Obligations, most urgent first, and items waiting for the institute, once all have loaded. Failed loads show here.
 * LAND-02, LAND-03, TASK-01, DATE-01
 */
export const WhatNeedsDoing = observer((props: WhatNeedsDoingProps) => {
  const texts = props.content.page("page-framework").value?.obligations;
  if (!texts) return null;
  const withUs = props.items.filter(({ state }) => state === "with us");
  const isSettled = props.parts.every((part) => part.isSettled);
  return (
    <>
      <ToDo {...props} texts={texts} items={props.items.filter(({ state }) => state !== "with us")} />
      {isSettled && withUs.length > 0 && (
        <Section heading={texts.withUsHeading}>
          <Obligations items={withUs} texts={texts} />
        </Section>
      )}
    </>
  );
});

interface ToDoProps extends WhatNeedsDoingProps {
  readonly texts: ObligationTexts;
}

const ToDo = observer(({ texts, customer, record, parts, items }: ToDoProps) => {
  const isSettled = parts.every((part) => part.isSettled);
  const { balance, notifications } = customer;
  // Other failures show in their own place.
  const saysSoHere = [record.overview, balance, notifications].some((part) => part.hasFailed);
  if (isSettled && items.length === 0 && !saysSoHere) return null;
  const asksNothing = isSettled && items.length > 0 && !saysSoHere && !items.some(requiresAction);
  return (
    <Section heading={asksNothing ? texts.optionalHeading : texts.heading}>
      {!isSettled && <ObligationsOutline subject="whatNeedsDoing" />}
      {isSettled && items.length > 0 && <Obligations items={items} texts={texts} />}
      {isSettled && hasUpcomingDeadline(items) && <FooterLinks links={[texts.calendar]} />}
      {record.overview.hasFailed && <ErrorPanel subject="cpdStatus" onReload={record.overview.load} />}
      {balance.hasFailed && <ErrorPanel subject="accountBalance" onReload={balance.load} />}
      {notifications.hasFailed && <ErrorPanel subject="notifications" onReload={notifications.load} />}
    </Section>
  );
});
