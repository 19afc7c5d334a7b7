import type { Container } from "inversify";
import { fill } from "../../../domain/kernel/rich-text.ts";
import { cpdValues } from "../../../ui/cpd/cpd-values.ts";
import { CPD_RECORD } from "../../../ui/composition/bindings/cpd.ts";
import { CONTENT, CUSTOMER } from "../../../ui/composition/bindings/shell.ts";
import { registerCards } from "../../../ui/retirement/register-cards.ts";
import { plainText } from "../plain-text.ts";
import type { CorePage } from "../screen.ts";
import { loaded } from "./loaded.ts";

/** Professional development at core level. */
export const professionalDevelopment = (container: Container): CorePage => {
  const record = container.get(CPD_RECORD);
  const customer = container.get(CUSTOMER);
  const content = container.get(CONTENT).page("professional-development");
  return {
    open: async () => {
      await Promise.all([content.ensure(), record.overview.ensure()]);
    },
    screen: () => {
      const texts = loaded(content);
      const { toDeclare } = record;
      const standing = toDeclare
        ? fill(texts.notices[toDeclare.status].heading, cpdValues(toDeclare.overview))
        : customer.isRetired
          ? plainText(texts.retired)
          : plainText(texts.upToDate, cpdValues(loaded(record.overview)));
      return {
        heading: texts.heading,
        words: [
          standing,
          ...registerCards(customer, texts.register).map((card) => card.heading),
          ...texts.guide.tiles.map((tile) => tile.heading),
          texts.learning.learningSite.linkText,
          texts.learning.recognisedBodies.linkText,
          ...texts.footerLinks.map(({ text }) => text),
        ],
        buttons: {},
      };
    },
  };
};
