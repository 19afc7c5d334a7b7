import { expect, test } from "vitest";

import { directionOf, firstLanguage, localeIn, ownName, preferredLanguage } from "../../../domain/shell/language.ts";
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

test("what was chosen on the device comes before what the browser prefers, and the organisation's own is last (LANG-02)", () => {
  fc.assert(
    fc.property(
      someTags,
      fc.option(fc.constantFrom(...tags), { nil: undefined }),
      someTags,
      (offered, chosen, preferred) => {
        const first = firstLanguage(offered, chosen, preferred);
        if (offered.length < 2) expect(first).toBeUndefined();
        else if (chosen !== undefined && preferredLanguage([chosen], offered) !== undefined)
          expect(first).toBe(preferredLanguage([chosen], offered));
        else expect(first).toBe(preferredLanguage(preferred, offered) ?? offered[0]);
      },
    ),
  );
});

test.each([
  ["en-GB", "en-GB", "en-GB", "en-GB"],
  ["fr", "en-GB", "en-GB", "fr-GB"],
  ["fr-CH", "en-GB", "en-GB", "fr-CH"],
  ["en", "fr", "fr-BE", "en-BE"],
  ["en", "en", "en-IE", "en-IE"],
])("dates and amounts in %s of an organisation of %s and %s follow %s (LANG-04)", (language, own, locale, shown) => {
  expect(localeIn(language, own, locale)).toBe(shown);
});

test.each([
  ["fr", ["en", "fr"], "Français"],
  ["en", ["en", "fr"], "English"],
  ["fr-CA", ["fr-CA", "fr-FR"], "Français (Canada)"],
  ["en-GB", ["en-GB", "fr"], "English"],
])("%s among %j is named %s (LANG-03)", (language, offered, name) => {
  expect(ownName(language, offered)).toBe(name);
});

test("a language is written in the direction that its script has (LANG-08)", () => {
  expect(["he", "ar-EG", "fa", "ur"].map(directionOf)).toEqual(["rtl", "rtl", "rtl", "rtl"]);
  expect(["en", "fr-CA", "cy", "arn"].map(directionOf)).toEqual(["ltr", "ltr", "ltr", "ltr"]);
});
