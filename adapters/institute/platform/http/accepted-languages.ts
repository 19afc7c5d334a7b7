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

/** The offered language that a request asks for; undefined where it asks for none of them. LANG-06 */
export const requestedLanguage = (
  { headers }: { readonly headers: IncomingHttpHeaders },
  offered: readonly string[] = [],
): string | undefined => preferredLanguage(acceptedLanguages(headers["accept-language"]), offered);
