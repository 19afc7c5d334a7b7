import { readFileSync } from "node:fs";

import { afterEach, expect, test } from "vitest";

import { formatMessage, type Message } from "../../../domain/kernel/message.ts";
import { startMessages, startPageMessages } from "../../../domain/shell/start-messages.ts";
import { showLogoutReason } from "../../../ui/boot/logged-out.ts";
import { markLanguage, wordElements } from "../../../ui/boot/start-texts.ts";
import { coreConfiguration } from "../../actors/core-configuration.ts";
import { accented } from "../../actors/pseudo-language.ts";

const english = new Map(
  Object.values<Message>({ ...startMessages, ...startPageMessages }).map((message) => [
    message.key,
    formatMessage(message),
  ]),
);
const pseudo = { cy: Object.fromEntries([...english].map(([key, words]) => [key, accented(words)])) };

const part = (file: string): Document =>
  new DOMParser().parseFromString(readFileSync(`ui/boot/${file}.html`, "utf8"), "text/html");

/** The parts of a page and of the templates in it. */
const partsOf = (page: Document): readonly ParentNode[] => [
  page,
  ...[...page.querySelectorAll("template")].map(({ content }) => content),
];

const wordsOf = (node: ParentNode): string => (node.textContent ?? "").replaceAll(/\s+/g, " ").trim();

afterEach(() => {
  document.documentElement.lang = "en";
  document.documentElement.removeAttribute("dir");
});

test.each(["portal", "logged-out"])("what %s shows before its code has the words of its messages", (file) => {
  const named = partsOf(part(file)).flatMap((each) => [...each.querySelectorAll<HTMLElement>("[data-word]")]);
  expect(named.length).toBeGreaterThan(2);
  for (const element of named) expect(wordsOf(element)).toBe(english.get(`start.${element.dataset["word"]}`));
});

test.each(["portal", "logged-out"])("%s has no English before its code in another language (LANG-09)", (file) => {
  markLanguage(document, "cy");
  const page = part(file);
  page.querySelector("noscript")?.remove();
  for (const each of partsOf(page)) {
    wordElements(document, pseudo, each);
    expect(wordsOf(each).replaceAll("<!-- head -->", "")).not.toMatch(/[a-z]*[aeiou][a-z]*/i);
  }
});

test("the logged-out page is worded in the language of the document (LANG-02)", () => {
  const page = part("logged-out");
  markLanguage(page, "ar");
  expect(page.documentElement.dir).toBe("rtl");
  markLanguage(page, "cy");
  showLogoutReason(page, "idle", coreConfiguration.body, pseudo);
  expect(page.documentElement).toMatchObject({ lang: "cy", dir: "ltr" });
  expect(page.title).toBe(`${accented("Signed out")} – ${coreConfiguration.body.shortName}`);
  expect(page.body.textContent).toContain(accented("Nothing happened for a while, so we signed you out."));
});
