import type { Container } from "inversify";
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
  const content = container.get(CONTENT).page("landing-page");
  return {
    open: async () => {
      await Promise.all([
        content.ensure(),
        customer.balance.ensure(),
        customer.notifications.ensure(),
        ...(customer.userType === "member" ? [record.overview.ensure()] : []),
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
          ...(record.toDeclare
            ? [
                fill(texts.cpd.notices[record.toDeclare.status].heading, cpdValues(record.toDeclare.overview)),
                plainText(texts.cpd.notices[record.toDeclare.status].message, cpdValues(record.toDeclare.overview)),
              ]
            : []),
          ...(record.overview.value && !record.toDeclare && !customer.isRetired ? [plainText(texts.cpd.upToDate)] : []),
          ...(record.overview.hasFailed ? ["We couldn't load your CPD status"] : []),
          ...(balance === undefined ? [] : [displayPrice(Math.abs(balance), "forced")]),
          ...(customer.balance.hasFailed ? ["We couldn't load your account balance"] : []),
          ...(customer.notifications.value ?? []).flatMap((code) => texts.notifications.messages[code]?.heading ?? []),
          ...(customer.notifications.hasFailed ? ["We couldn't load your notifications"] : []),
          ...[...texts.onward.cards, ...registerCards(customer, texts.onward.register)].map((card) => card.heading),
        ],
        buttons: {},
      };
    },
  };
};
