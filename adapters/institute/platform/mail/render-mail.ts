import type { TextWith } from "../../../../domain/kernel/rich-text.ts";
import { directionOf } from "../../../../domain/shell/language.ts";
import { languageOf } from "../../../contract/organisation.ts";
import type { OrganisationSettings } from "../body/body.ts";
import { fillLine } from "../content/fill-line.ts";
import { Html, html } from "../pages/html.ts";
import type { Fact } from "../paper/facts.ts";

/** A paragraph of one or more lines, or facts in a table. */
export type Paragraph = string | readonly Fact[];

type LabelledWords = TextWith<"label" | "words">;
const inEnglish = "{label}: {words}" as unknown as LabelledWords;

export interface MailContent {
  readonly subject: string;
  /** "Dear Maya" */
  readonly greeting: string;
  readonly paragraphs: readonly Paragraph[];
  readonly link?: { readonly text: string; readonly href: string };
  /** Why its reader gets it; the last line. */
  readonly why?: string | undefined;
  /** Its language, as a BCP 47 tag; the organisation's own when absent. LANG-07 */
  readonly language?: string | undefined;
  /** How a label and its value are joined in its language; as in English when absent. LANG-07 */
  readonly labelled?: LabelledWords | undefined;
}

/** A mail in the outbox: plain text, and HTML with the same words, without sender and style. MAIL-03 */
interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const address = /(https?:\/\/[^\s()]+)/;

const withLinks = (line: string) =>
  line
    .split(address)
    .map((part) => (address.test(part) ? html`<a class="link" href="${part}">${part}</a>` : html`${part}`));

const inLines = (paragraph: string) =>
  paragraph.split("\n").flatMap((line, at) => [...(at === 0 ? [] : [html`<br />`]), ...withLinks(line)]);

const textOf = (paragraph: Paragraph, labelled: LabelledWords): string =>
  typeof paragraph === "string"
    ? paragraph
    : paragraph.map(([label, value]) => fillLine(labelled, { label, words: value })).join("\n");

const factRow = ([label, value]: Fact): Html =>
  html`<tr><th class="label hair" scope="row">${label}</th><td class="value hair">${inLines(value)}</td></tr>`;

const markupOf = (paragraph: Paragraph): Html =>
  typeof paragraph === "string"
    ? html`<p class="text">${inLines(paragraph)}</p>`
    : html`<table class="facts" width="100%" cellpadding="0" cellspacing="0">${paragraph.map(factRow)}</table>`;

/** Replaces the access links in a mail, text or HTML, by words: they are for its recipient alone. */
export const withoutAccessLinks = (mail: string, words: string): string =>
  mail
    .replaceAll(/<a [^>]*href="[^"]*\/(?:idp|desk)\/[^"]*"[^>]*>[^<]*<\/a>/g, words)
    .replaceAll(/https?:\/\/[^\s"<]*\/(?:idp|desk)\/[^\s"<]*/g, words);

/** Marks a mail whose language is not that of its sender. */
const inLanguage = (language: string | undefined, content: Html): Html =>
  language === undefined ? content : html`<div lang="${language}" dir="${directionOf(language)}">${content}</div>`;

/** Renders a mail, except its sender and style. MAIL-03 */
export const renderMail = ({
  subject,
  greeting,
  paragraphs,
  link,
  why,
  language,
  labelled = inEnglish,
}: MailContent): RenderedMail => ({
  subject,
  text: [
    greeting,
    ...paragraphs.map((paragraph) => textOf(paragraph, labelled)),
    ...(link ? [`${fillLine(labelled, { label: link.text, words: "" }).trimEnd()}\n${link.href}`] : []),
    ...(why === undefined ? [] : [why]),
  ]
    .join("\n\n")
    .concat("\n"),
  html: inLanguage(
    language,
    html`<h1 class="heading">${subject}</h1>
<p class="text">${greeting}</p>
${paragraphs.map(markupOf)}
${link && html`<p class="act"><a class="button" href="${link.href}">${link.text}</a></p>`}
${why === undefined ? undefined : html`<p class="why">${why}</p>`}`,
  ).markup,
});

const serif = "Georgia,'Times New Roman',serif";
const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The portal's colours for mail programs, which know neither variables nor light-dark(). */
const paletteOf = ({ colours: { accent, ink } = {} }: OrganisationSettings, theme: "light" | "dark") => ({
  ...(theme === "light"
    ? { paper: "#fcfaf4", soft: "#4a5366", rule: "#d8d1bf", onAccent: "#ffffff" }
    : { paper: "#10161f", soft: "#b5bac3", rule: "#343d4a", onAccent: "#09211a" }),
  ink: ink?.[theme] ?? (theme === "light" ? "#14203a" : "#ece7da"),
  accent: accent?.[theme] ?? (theme === "light" ? "#0e4737" : "#93d4ba"),
});
type Palette = ReturnType<typeof paletteOf>;

/** Styles by class: mail programs drop style sheets, so each element gets its own. */
const stylesIn = ({ paper, ink, soft, rule, accent, onAccent }: Palette): Readonly<Record<string, string>> => ({
  paper: `margin:0;padding:0;background:${paper};`,
  sheet: "padding:28px 24px 36px;",
  name: `margin:0;padding:0 0 14px;color:${ink};font:600 19px/1.15 ${serif};`,
  rule: `height:2px;border-top:3px solid ${ink};border-bottom:1px solid ${ink};font-size:0;line-height:0;`,
  heading: `margin:28px 0 18px;color:${ink};font:400 28px/1.15 ${serif};`,
  text: `margin:0 0 16px;color:${ink};font:400 16px/1.5 ${sans};`,
  facts: `border-collapse:collapse;margin:0 0 24px;border-top:1px solid ${ink};border-bottom:1px solid ${ink};`,
  label: `padding:9px 12px 9px 0;color:${soft};font:400 15px/1.4 ${sans};text-align:left;vertical-align:top;`,
  value: `padding:9px 0;color:${ink};font:600 15px/1.4 ${sans};text-align:right;vertical-align:top;`,
  hair: `border-top:1px solid ${rule};`,
  act: "margin:24px 0;",
  button: `display:inline-block;padding:13px 22px;border-radius:3px;background:${accent};color:${onAccent};font:600 16px/1.35 ${sans};text-decoration:none;`,
  link: `color:${accent};`,
  why: `margin:24px 0 0;color:${soft};font:400 14px/1.5 ${sans};`,
  sender: `margin:16px 0 0;padding-top:14px;border-top:1px solid ${rule};color:${soft};font:400 14px/1.5 ${sans};`,
});

/** Colours of the dark theme, for mail programs that read style sheets. */
const darkSheet = (palette: Palette): string =>
  Object.entries(stylesIn(palette))
    .map(([name, style]) => {
      const colours = style.split(";").filter((each) => each.includes("#"));
      return colours.length === 0 ? "" : `.${name}{${colours.map((each) => `${each} !important`).join(";")}}`;
    })
    .join("");

const styled = (markup: string, styles: Readonly<Record<string, string>>): string =>
  markup.replaceAll(/ class="([\w ]+)"/g, (given, names: string) => {
    const style = names.split(" ").map((name) => styles[name] ?? "");
    return `${given} style="${style.join("")}"`;
  });

/** The text of a mail with its sender, address and telephone. MAIL-03 */
export const signedText = (
  { text }: Pick<RenderedMail, "text">,
  { name, address: lines, telephone }: OrganisationSettings,
): string => `${text.trimEnd()}\n\n${[name, ...lines, telephone].join("\n")}\n`;

/** Adds sender, address, telephone, language and the organisation's style when a mail is sent. MAIL-03 */
export const signMail = (
  { subject, text, html: markup }: RenderedMail,
  organisation: OrganisationSettings,
): { readonly text: string; readonly html: string } => {
  const { name, address: lines, telephone } = organisation;
  // A mail that an earlier release wrote is a whole document.
  const content = /<body>([^]*)<\/body>/.exec(markup)?.[1] ?? markup;
  const page = html`<!doctype html>
<html lang="${languageOf(organisation)}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${subject}</title>
<style>:root{color-scheme:light dark}@media(prefers-color-scheme:dark){${new Html(darkSheet(paletteOf(organisation, "dark")))}}@media(max-width:600px){.sheet{padding:20px 18px 28px !important}}</style>
</head>
<body class="paper">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;"><tr><td class="sheet" align="left">
<p class="name">${name}</p>
<div class="rule"></div>
${new Html(content)}
<p class="sender">${name}<br />${lines.join(", ")}<br />${telephone}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
  return {
    text: signedText({ text }, organisation),
    html: styled(page.markup, stylesIn(paletteOf(organisation, "light"))),
  };
};
