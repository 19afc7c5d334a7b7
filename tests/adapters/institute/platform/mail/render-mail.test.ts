import { expect, it } from "vitest";

import { paragraphsOf } from "../../../../../adapters/institute/platform/mail/paragraphs.ts";
import { renderMail, signMail } from "../../../../../adapters/institute/platform/mail/render-mail.ts";
import { trialBody } from "../../../../../adapters/institute/trial/body.ts";
import type { RichText, TextWith } from "../../../../../domain/kernel/rich-text.ts";

const text = (inline: string) => ({ kind: "text", text: inline }) as const;

it("a text becomes plain paragraphs, whose links follow their words and lead to the portal", () => {
  const body: RichText<"facts" | "by"> = [
    {
      kind: "paragraph",
      children: [text("See "), { kind: "link", href: "/help", children: [text("help")] }, text(".")],
    },
    { kind: "paragraph", children: [{ kind: "placeholder", name: "facts" }] },
    {
      kind: "list",
      ordered: true,
      items: [[text("One by "), { kind: "placeholder", name: "by" }], [{ kind: "strong", children: [text("Two")] }]],
    },
  ];
  const values = { facts: ["Year: 2026\nUnits: 6", "More"], by: "4 March 2026" };
  const paragraphs = paragraphsOf(body, values, "https://portal.example");
  expect(paragraphs).toEqual([
    "See help (https://portal.example/#/help).",
    "Year: 2026\nUnits: 6",
    "More",
    "1. One by 4 March 2026\n2. Two",
  ]);
  const { html } = renderMail({ subject: "A subject", greeting: "Dear Maya", paragraphs });
  expect(html).toContain('(<a class="link" href="https://portal.example/#/help">https://portal.example/#/help</a>).');
});

it("an executable address in a text is no link (MAIL-03)", () => {
  const { html } = renderMail({
    subject: "A subject",
    greeting: "Dear <b>",
    paragraphs: ['data:x "https://x">'],
  });
  expect(html).not.toContain("<b>");
  expect(html).not.toContain("data:x</a>");
  expect(html).toContain('<a class="link" href="https://x&quot;&gt;">');
});

it("each element of a mail that is sent has its style, and the text has the same words (MAIL-03)", () => {
  const written = renderMail({
    subject: "A subject",
    greeting: "Dear Maya",
    paragraphs: ["Something happened.", [["Reference", 'MEM-1 class="why"']]],
    link: { text: "See it", href: "https://portal.example/#/help" },
    why: "You have an account.",
  });
  const { html, text } = signMail(written, trialBody);
  for (const [, names] of html.matchAll(/ class="([\w ]+)"/g)) expect(html).toContain(`class="${names}" style="`);
  expect(html).not.toMatch(/style=""/);
  const shown = html
    .replaceAll(/<(style|title)>[^]*?<\/\1>/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&quot;", '"');
  const words = (written: string): readonly string[] => written.match(/[\w"=-]+/g) ?? [];
  // The text has the address of the button, and the page the name above the letter.
  for (const word of words(text.replace("https://portal.example/#/help", ""))) expect(words(shown)).toContain(word);
});

it("a mail that waits since an earlier release, a whole document, is sent in the same dress (MAIL-03)", () => {
  const before = "<!doctype html><html><head><title>Old</title></head><body><p>Something happened.</p></body></html>";
  const { html } = signMail({ subject: "A subject", text: "Something happened.\n", html: before }, trialBody);
  expect(html.match(/<body/g)).toHaveLength(1);
  expect(html).toContain("<p>Something happened.</p>");
  expect(html).toContain(trialBody.name);
});

it("words follow their label as the texts write them (LANG-07)", () => {
  const link = { text: "Voir le reçu", href: "https://portal.example/" };
  const letter = { subject: "Reçu", greeting: "Bonjour Maya", paragraphs: [[["Référence", "PAY-1"] as const]], link };
  const textIn = (labelled?: string) =>
    renderMail({ ...letter, labelled: labelled as unknown as TextWith<"label" | "words"> }).text.replaceAll(
      /[\u2066-\u2069]/g,
      "",
    );
  expect(textIn("{label} : {words}")).toContain("Référence : PAY-1\n\nVoir le reçu :\nhttps://portal.example/");
  expect(textIn()).toContain("Référence: PAY-1\n\nVoir le reçu:\nhttps://portal.example/");
});
