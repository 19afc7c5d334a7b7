import type { IncomingHttpHeaders } from "node:http";

import { preferredLanguage } from "../../../../domain/shell/language.ts";

/**
 * The tags of an Accept-Language header by preference; empty without one. Those with a quality of 0 are left out, and so is
 * "*". LANG-02, LANG-06
 */
export const acceptedLanguages = (header: string | undefined): readonly string[] =>
  (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((each) => each.trim());
      const quality = parameters.find((each) => each.startsWith("q="))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ tag, quality }) => /^[a-z]/i.test(tag) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);

/** The offered language that a request asks for; undefined for the organisation's own, which is the first. LANG-06 */
export const requestedLanguage = (
  { headers }: { readonly headers: IncomingHttpHeaders },
  offered: readonly string[] = [],
): string | undefined => {
  const accepted = headers["accept-language"];
  if (accepted === undefined || offered.length < 2) return undefined;
  const language = preferredLanguage(acceptedLanguages(accepted), offered);
  return language === offered[0] ? undefined : language;
};

/** Says in which language an answer is, where several are offered; by default in the organisation's own. LANG-06 */
export const languageHeaders = ([own]: readonly string[] = [], language = own): Readonly<Record<string, string>> =>
  language === undefined ? {} : { "content-language": language, vary: "accept-language" };
