import { observer } from "mobx-react-lite";
import type { LandingPageContent } from "../../application/content/pages.ts";
import type { CpdRecord } from "../../application/cpd/cpd-record.ts";
import type { Customer } from "../../application/shell/customer.ts";
import type { ToDo as ToDoItem } from "../../domain/customer/to-do.ts";
import { toDoOf } from "../../domain/customer/to-do.ts";
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

/** What needs doing, most pressing first. Each part fails alone; a failure of notifications is told here. LAND-02, LAND-03 */
export const ToDo = observer(({ texts, customer, record }: ToDoProps) => {
  const parts = [
    ...(customer.userType === "member" ? [record.overview] : []),
    customer.balance,
    customer.notifications,
  ];
  const isSettled = parts.every((part) => part.isSettled);
  const hasFailed = parts.some((part) => part.hasFailed);
  const items = toDoOf({
    declaration: record.toDeclare?.status,
    balance: customer.balance.value,
    notifications: customer.notifications.value ?? [],
  }).filter((item) => item.kind !== "notification" || item.code in texts.notifications.messages);
  return (
    <Section heading={texts.toDo.heading}>
      {!isSettled && <Skeleton lines={3} label="what needs doing" />}
      {items.map((item) => (
        <Item key={item.kind === "notification" ? item.code : item.kind} item={item} texts={texts} record={record} />
      ))}
      {customer.notifications.hasFailed && (
        <ErrorPanel
          heading="We couldn't load your notifications"
          onReload={customer.notifications.load}
        />
      )}
      {isSettled && !hasFailed && items.length === 0 && <RichText text={texts.toDo.nothing} />}
    </Section>
  );
});

interface ItemProps {
  readonly item: ToDoItem;
  readonly texts: LandingPageContent;
  readonly record: CpdRecord;
}

const Item = ({ item, texts, record }: ItemProps) => {
  switch (item.kind) {
    case "declaration":
      return <CpdNotice record={record} notices={texts.cpd.notices} level={3} />;
    case "payment": {
      const { owed, isLate } = item;
      return (
        <Notice
          urgency={isLate ? "late" : "soon"}
          figure={{ number: displayPrice(owed), unit: isLate ? "overdue" : "to pay" }}
          heading={isLate ? texts.toDo.paymentLate : texts.toDo.paymentDue}
        >
          <RichText text={texts.balance.owed} values={{ amount: displayPrice(owed, "forced") }} />
          <PortalLink href={texts.balance.link.href}>{texts.balance.link.text}</PortalLink>
        </Notice>
      );
    }
    case "notification": {
      const message = texts.notifications.messages[item.code];
      return (
        message && (
          <Notice urgency="calm" heading={message.heading}>
            <PortalLink href={message.link.href}>{message.link.text}</PortalLink>
          </Notice>
        )
      );
    }
  }
};
