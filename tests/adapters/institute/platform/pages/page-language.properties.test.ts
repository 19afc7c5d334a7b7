import fc from "fast-check";
import { expect, test } from "vitest";

import {
  addressInLanguage,
  chosenLanguage,
  languageOfPage,
} from "../../../../../adapters/institute/platform/pages/page-language.ts";
import { languageCookie, languageInCookies } from "../../../../../domain/shell/language-cookie.ts";

const offered = ["en-GB", "fr", "cy"];
const tag = fc.constantFrom(...offered);
const path = fc.array(
  fc.constantFrom("/", "//", ".", "..", "page", "evil.example", "?", "code=1", "&", "language=de", "%2F"),
);
const home = "https://portal.example";

test("the address of a page in a language is on this server, and chooses that language (LANG-03)", () => {
  fc.assert(
    fc.property(path, tag, (parts, language) => {
      const address = addressInLanguage(`/${parts.join("")}`, language);
      expect(new URL(address, home).origin).toBe(home);
      expect(chosenLanguage({ url: address, headers: {} }, offered)).toBe(language);
    }),
  );
});

test("a page is in a language that is offered: chosen, else requested, else of the device, else preferred (LANG-02)", () => {
  const maybe = fc.option(tag, { nil: undefined });
  fc.assert(
    fc.property(maybe, maybe, maybe, maybe, (chosen, requested, kept, preferred) => {
      const request = {
        url: chosen === undefined ? "/page" : addressInLanguage("/page", chosen),
        headers: {
          ...(kept === undefined ? {} : { cookie: `other=1; ${languageCookie(kept).split(";")[0] ?? ""}` }),
          ...(preferred === undefined ? {} : { "accept-language": `de, ${preferred};q=0.5` }),
        },
      };
      const locales = requested === undefined ? [] : ["de", requested];
      expect(languageOfPage(request, locales, offered)).toBe(chosen ?? requested ?? kept ?? preferred ?? "en-GB");
      expect(languageOfPage(request, locales, ["fr"])).toBeUndefined();
    }),
  );
});

test("a cookie gives back the language that it keeps, among others", () => {
  fc.assert(
    fc.property(tag, (language) => {
      const [cookie = ""] = languageCookie(language).split(";");
      expect(languageInCookies(`a=b; ${cookie}; c=d`)).toBe(language);
      expect(languageInCookies("a=b; xguildhall.language=fr")).toBeUndefined();
    }),
  );
});
