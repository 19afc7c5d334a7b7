import { observer } from "mobx-react-lite";
import type { LandingPageContent } from "../../application/content/pages.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Customer } from "../../application/shell/customer.ts";
import { displayPrice } from "../../domain/kernel/money.ts";
import { CpdNotice } from "../cpd/cpd-notice.tsx";
import { ErrorPanel } from "../parts/error-panel.tsx";
import { Notice } from "../parts/notice.tsx";
import { Section } from "../parts/page.tsx";
import { PortalLink } from "../parts/portal-link.tsx";
import { RichText } from "../parts/rich-text.tsx";
import { Skeleton } from "../parts/skeleton.tsx";

interface ToDoProps {
  readonly texts: LandingPageContent;
  readonly customer: Customer;
  readonly record: CpdRecord;
}

/** What needs doing: deadlines, money, notifications. Each part fails alone, and says so here. LAND-02, LAND-03 */
export const ToDo = observer(({ texts, customer, record }: ToDoProps) => {
  const parts = [
    ...(customer.userType === "member" ? [record.overview] : []),
    customer.balance,
    customer.notifications,
  ];
  const isSettled = parts.every((part) => part.isSettled);
  const hasFailed = parts.some((part) => part.hasFailed);
  const owed = customer.balance.value ?? 0;
  const messages = (customer.notifications.value ?? []).flatMap((code) => {
    const message = texts.notifications.messages[code];
    return message ? [{ code, ...message }] : [];
  });
  const isNothing = isSettled && !hasFailed && !record.toDeclare && owed <= 0 && messages.length === 0;
  return (
    <Section heading={texts.toDo.heading}>
      {!isSettled && <Skeleton lines={3} label="what needs doing" />}
      <CpdNotice record={record} notices={texts.cpd.notices} level={3} />
      {owed > 0 && (
        <Notice
          urgency="soon"
          figure={{ number: displayPrice(owed), unit: "to pay" }}
          heading={texts.balance.heading}
        >
          <RichText text={texts.balance.owed} values={{ amount: displayPrice(owed, "forced") }} />
          <PortalLink href={texts.balance.link.href}>{texts.balance.link.text}</PortalLink>
        </Notice>
      )}
      {messages.map((message) => (
        <Notice key={message.code} urgency="calm" heading={message.heading}>
          <PortalLink href={message.link.href}>{message.link.text}</PortalLink>
        </Notice>
      ))}
      {customer.notifications.hasFailed && (
        <ErrorPanel
          heading="We couldn't load your notifications"
          onReload={() => void customer.notifications.load()}
        />
      )}
      {isNothing && <RichText text={texts.toDo.nothing} />}
    </Section>
  );
});
