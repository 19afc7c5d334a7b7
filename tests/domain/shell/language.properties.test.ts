import { expect, test } from "vitest";

import { preferredLanguage } from "../../../domain/shell/language.ts";
import { fc } from "../support/fast-check.ts";

const tags = ["en", "en-GB", "en-IE", "fr", "fr-CA", "fr-FR", "cy", "zh-Hant", "zh-Hans-CN", "pt-BR"];
const someTags = fc.uniqueArray(fc.constantFrom(...tags), { maxLength: 5 });
const languageIn = (tag: string): string => new Intl.Locale(tag).language;

test.each([
  [["fr-CA"], ["en", "fr"], "fr"],
  [["fr"], ["en", "fr-CA", "fr-FR"], "fr-CA"],
  [["FR-ca"], ["en", "fr", "fr-CA"], "fr-CA"],
  [["zh-Hant-TW"], ["zh-Hans", "zh-Hant"], "zh-Hant"],
  [["de", "cy"], ["en", "cy"], "cy"],
  [["de"], ["en", "cy"], undefined],
])("of those who prefer %j, %j are offered %s (LANG-02)", (preferred, offered, language) => {
  expect(preferredLanguage(preferred, offered)).toBe(language);
});

test("the first preference of which the language is offered decides, an exact offer first (LANG-02)", () => {
  fc.assert(
    fc.property(someTags, someTags, (preferred, offered) => {
      const chosen = preferredLanguage(preferred, offered);
      const spoken = preferred.find((tag) => offered.some((other) => languageIn(other) === languageIn(tag)));
      expect(chosen === undefined).toBe(spoken === undefined);
      if (chosen === undefined || spoken === undefined) return;
      expect(languageIn(chosen)).toBe(languageIn(spoken));
      if (offered.includes(spoken)) expect(chosen).toBe(spoken);
    }),
  );
});
