import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { errorTexts } from "../../../ui/boot/error-texts.ts";

const template = (): DocumentFragment => {
  const file = readFileSync("ui/boot/portal.html", "utf8");
  const page = new DOMParser().parseFromString(file, "text/html");
  return page.querySelector<HTMLTemplateElement>("#fallback")?.content ?? page.createDocumentFragment();
};

test("the embedded error screen has the text of the standard one", () => {
  const words = template().textContent?.replaceAll(/\s+/g, " ") ?? "";
  const { title, heading, message } = errorTexts.standard;
  for (const text of [title, heading, message, "Reload", "Logout", "Get support, 24/7"]) expect(words).toContain(text);
});
