import type * as reader from "@guidepup/virtual-screen-reader";
import { build } from "esbuild";
import type { Page } from "playwright-core";

/** A virtual screen reader for a page, as one script that defines `screenReader`. */
const script = build({
  stdin: { contents: 'export { virtual } from "@guidepup/virtual-screen-reader";', resolveDir: import.meta.dirname },
  bundle: true,
  write: false,
  format: "iife",
  globalName: "screenReader",
  logLevel: "silent",
}).then(({ outputFiles }) => outputFiles[0]?.text ?? "");

/** Phrases that only announce structure. */
const structural = /^(end of .*|main|form|paragraph|strong|list|listitem, .*|term|definition|status|time)$/;

/** Removes days, their number, years and times of day: a run may pass midnight. */
const timeless = (phrase: string): string =>
  phrase
    .replaceAll(/\b\d{1,2}(?:er)?\s\p{L}+ \d{4}\b/gu, "a day")
    .replaceAll(/\b\d{2}\/\d{2}\/\d{4}\b/g, "a date")
    .replaceAll(/\b20\d\d\b/g, "a year")
    .replaceAll(/\b\d+ (days|jours)\b/g, "some $1")
    .replace(/^\d{1,3}$/, "a number")
    .replace(/Good (morning|afternoon|evening)/, "Good day");

/** The phrases that a screen reader announces in an element, the main region by default. */
export const spokenPhrases = async (page: Page, selector = "main"): Promise<readonly string[]> => {
  await page.evaluate(await script);
  const phrases = await page.evaluate(async (of) => {
    const { virtual } = (window as unknown as { readonly screenReader: typeof reader }).screenReader;
    const container = document.querySelector<HTMLElement>(of);
    if (!container) throw new Error(`The page has no ${of}.`);
    await virtual.start({ container });
    const first = await virtual.lastSpokenPhrase();
    do await virtual.next();
    while ((await virtual.lastSpokenPhrase()) !== `end of ${first}`);
    const spoken = await virtual.spokenPhraseLog();
    await virtual.stop();
    return spoken;
  }, selector);
  return phrases.filter((phrase) => !structural.test(phrase)).map(timeless);
};
