import { html } from "../institute/pages/html.ts";

/** What a letter by email says. */
export interface Letter {
  readonly subject: string;
  /** "Dear Maya" without the "Dear". */
  readonly to: string;
  readonly paragraphs: readonly string[];
  /** Where it leads on. */
  readonly way?: { readonly text: string; readonly href: string };
}

/** A letter as it is sent: plain text, and an HTML part of the same words. MAIL-03 */
export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes a letter in the institute's name. MAIL-03 */
export const writeLetter = ({ subject, to, paragraphs, way }: Letter, institute: string): WrittenLetter => {
  const greeting = `Dear ${to}`;
  return {
    subject,
    text: [greeting, ...paragraphs, ...(way ? [`${way.text}:\n${way.href}`] : []), institute].join("\n\n").concat("\n"),
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          <p>${greeting}</p>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
          ${way && html`<p>${way.text}:<br /><a href="${way.href}">${way.href}</a></p>`}
          <p>${institute}</p>
        </body>
      </html> `.markup,
  };
};
