import { expect, test } from "vitest";

import { wordsOfMarkup } from "../../../../actors/public-page.ts";
import { everyMail } from "../../../support/every-mail.ts";

const mails = await everyMail();
const words = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
const shown = (html: string): string =>
  wordsOfMarkup(html).replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&amp;", "&");

test.each(mails.map(({ document, ...mail }) => [document, mail] as const))(
  "%s says its subject once, above the text (MAIL-03)",
  (_, { subject, text, html }) => {
    expect(shown(html).split(subject)).toHaveLength(2);
    expect(shown(html).indexOf(subject)).toBe(0);
    expect(words(text)).not.toContain(subject);
  },
);
