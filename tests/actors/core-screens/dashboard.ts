import type { Container } from "inversify";
import type { ToDo } from "../../../domain/customer/to-do.ts";
import { toDoOf } from "../../../domain/customer/to-do.ts";
import { examPeriodOf } from "../../../domain/customer/notifications.ts";
import { qualificationsMessages } from "../../../domain/qualifications/page.ts";
import { practicalExperienceCardOf } from "../../../domain/qualifications/practical-experience.ts";
import { bindQualifications, QUALIFICATIONS } from "../../../ui/composition/bindings/qualifications.ts";
import { greetingAt } from "../../../domain/customer/greeting.ts";
import { displayPrice } from "../../../domain/kernel/money.ts";
import { fill } from "../../../domain/kernel/rich-text.ts";
import { cpdValues } from "../../../ui/cpd/cpd-values.ts";
import { CPD_RECORD } from "../../../ui/composition/bindings/cpd.ts";
import { CLOCK } from "../../../ui/composition/bindings/ports.ts";
import { CONTENT, CUSTOMER } from "../../../ui/composition/bindings/shell.ts";
import { registerCards } from "../../../ui/retirement/register-cards.ts";
import { plainText } from "../plain-text.ts";
import type { CorePage } from "../screen.ts";
import { loaded } from "./loaded.ts";

/** The dashboard at core level. */
export const dashboard = (container: Container): CorePage => {
  const customer = container.get(CUSTOMER);
  const record = container.get(CPD_RECORD);
  bindQualifications(container);
  const { progress } = container.get(QUALIFICATIONS);
  const content = container.get(CONTENT).page("landing-page");
  const told = (item: ToDo): string => {
    const { cpd, notifications, toDo } = loaded(content);
    switch (item.kind) {
      case "declaration": {
        const { toDeclare } = record;
        if (!toDeclare) return "";
        const { heading, message } = cpd.notices[toDeclare.status];
        const values = cpdValues(toDeclare.overview);
        return `${fill(heading, values)}\n${plainText(message, values)}`;
      }
      case "payment":
        return item.isLate ? toDo.paymentLate : toDo.paymentDue;
      case "notification":
        return notifications.messages[item.code]?.heading ?? "";
    }
  };

  const howFar = (): readonly string[] => {
    const texts = loaded(content).progress;
    const { experience, notifications } = customer;
    if (experience === "member" || experience === undefined) return [];
    if (notifications.hasFailed || progress.hasFailed) return [texts.heading, qualificationsMessages.failed];
    if (examPeriodOf(notifications.value ?? []) === "published") return [texts.heading, texts.resultsPublished];
    const { exams, practicalExperience } = loaded(progress);
    const experienced = practicalExperienceCardOf(practicalExperience);
    return [
      texts.heading,
      `${exams.completed}/${exams.total}`,
      texts.exams,
      experienced.shows === "no data" ? texts.noExperience : experienced.time.text,
    ];
  };

  return {
    open: async () => {
      await Promise.all([
        content.ensure(),
        customer.balance.ensure(),
        customer.notifications.ensure(),
        ...(customer.userType === "member" ? [record.overview.ensure()] : []),
        ...(customer.experience === "member" ? [] : [progress.ensure()]),
      ]);
    },
    screen: () => {
      const texts = loaded(content);
      const firstName = customer.profile.value?.firstName ?? "";
      const balance = customer.balance.value;
      return {
        heading: texts.heading,
        words: [
          fill(texts.greeting[greetingAt(container.get(CLOCK).now().getHours())], { firstName }),
          ...toDoOf({
            declaration: record.toDeclare?.status,
            balance: customer.balance.value,
            notifications: customer.notifications.value ?? [],
          }).map(told),
          ...(record.overview.value && !record.toDeclare && !customer.isRetired ? [plainText(texts.cpd.upToDate, cpdValues(record.overview.value))] : []),
          ...(record.overview.hasFailed ? ["We couldn't load your CPD status"] : []),
          ...(balance === undefined ? [] : [displayPrice(Math.abs(balance), "forced")]),
          ...(customer.balance.hasFailed ? ["We couldn't load your account balance"] : []),
          ...(customer.notifications.hasFailed ? ["We couldn't load your notifications"] : []),
          ...howFar(),
          texts.documents.heading,
          ...[...texts.onward.cards, ...registerCards(customer, texts.onward.register)].map((card) => card.heading),
        ],
        buttons: {},
      };
    },
  };
};
