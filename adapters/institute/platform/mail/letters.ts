import { languageOf } from "../../../contract/organisation.ts";
import type { OrganisationSettings } from "../body/body.ts";
import { html } from "../pages/html.ts";

/** Content of a letter by email. */
export interface MailContent {
  readonly subject: string;
  /** "Dear Maya" */
  readonly greeting: string;
  /** Paragraphs of one or more lines. */
  readonly paragraphs: readonly string[];
  readonly link?: { readonly text: string; readonly href: string };
}

/** A letter in the outbox: plain text, and HTML with the same words. MAIL-03 */
interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const address = /(https?:\/\/[^\s()]+)/;

const withLinks = (line: string) =>
  line.split(address).map((part) => (address.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));

const inLines = (paragraph: string) =>
  paragraph.split("\n").flatMap((line, at) => [...(at === 0 ? [] : [html`<br />`]), ...withLinks(line)]);

/** Renders a letter, except its sender. MAIL-03 */
export const renderMail = ({ subject, greeting, paragraphs, link }: MailContent): RenderedMail => ({
  subject,
  text: [greeting, ...paragraphs, ...(link ? [`${link.text}:\n${link.href}`] : [])].join("\n\n").concat("\n"),
  html: html`<!doctype html>
      <html>
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          <p>${greeting}</p>
          ${paragraphs.map((paragraph) => html`<p>${inLines(paragraph)}</p>`)}
          ${link && html`<p>${link.text}:<br /><a href="${link.href}">${link.href}</a></p>`}
        </body>
      </html> `.markup,
});

/** Adds sender, address, telephone and language when a letter is sent. MAIL-03 */
export const signed = (
  { text, html: markup }: Pick<RenderedMail, "text" | "html">,
  organisation: OrganisationSettings,
): { readonly text: string; readonly html: string } => {
  const lines = [organisation.name, ...organisation.address, organisation.telephone];
  const [first, ...others] = lines;
  const signature = html`<p>${first}${others.map((line) => html`<br />${line}`)}</p>
        </body>`;
  return {
    text: `${text.trimEnd()}\n\n${lines.join("\n")}\n`,
    html: markup
      .replace("<html>", () => html`<html lang="${languageOf(organisation)}">`.markup)
      .replace("</body>", () => signature.markup),
  };
};
