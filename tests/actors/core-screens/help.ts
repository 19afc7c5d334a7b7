import type { Container } from "inversify";
import { contentVariantFor } from "../../../domain/customer/countries.ts";
import { fill } from "../../../domain/kernel/rich-text.ts";
import { CONTENT, CUSTOMER } from "../../../ui/composition/bindings/shell.ts";
import { plainText } from "../plain-text.ts";
import type { CorePage } from "../screen.ts";
import { loaded } from "./loaded.ts";

/** Help at core level. */
export const help = (container: Container): CorePage => {
  const content = container.get(CONTENT).page("help-information");
  const framework = container.get(CONTENT).page("page-framework");
  const customer = container.get(CUSTOMER);
  return {
    open: () => content.ensure(),
    screen: () => {
      const texts = loaded(content);
      const country = customer.profile.value?.countryOfResidence;
      const shown = texts[contentVariantFor(country, Object.keys(texts))] ?? texts.standard;
      const telephone = shown.telephone ?? loaded(framework).telephone;
      return {
        heading: texts.heading,
        words: [
          plainText(shown.introduction, { country: country ?? "" }),
          ...shown.cards.flatMap(({ title, link }) => [fill(title, { telephone }), link?.text ?? ""]),
          ...texts.footerLinks.map(({ text }) => text),
        ],
        buttons: {},
      };
    },
  };
};
