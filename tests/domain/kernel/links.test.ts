import { expect, test } from "vitest";

import { opensIn, showsNewWindowIcon } from "../../../domain/kernel/links.ts";

const ownHost = "members.example.org";

test.each([
  "https://www.example.com/cpd",
  "http://learning.example.org",
  "//cdn.example.com/guide",
  "HTTPS://WWW.EXAMPLE.COM",
  "https://members.example.org@evil.example",
  "/outgoing/evidence-tracker",
  "#/outgoing/evidence-tracker",
  "/outside/payments",
  "https://members.example.org/outside/payments",
])("%s shows the new-window icon (SHELL-08)", (href) => {
  expect(showsNewWindowIcon(href, ownHost)).toBe(true);
});

test.each([
  "/help",
  "#/help",
  "https://members.example.org/#/help",
  "https://Members.Example.org",
  "tel:+441415822000",
  "/help/outgoing/",
  "/help/outside/",
])("%s shows no new-window icon (SHELL-08)", (href) => {
  expect(showsNewWindowIcon(href, ownHost)).toBe(false);
});

test.each([
  ["https://www.example.com/cpd", "new tab"],
  ["/outside/payments", "new tab"],
  ["/help", "same tab"],
  ["https://members.example.org", "same tab"],
  ["/outgoing/evidence-tracker", "same tab"],
])("%s opens in the %s (SHELL-09)", (href, tab) => {
  expect(opensIn(href, ownHost)).toBe(tab);
});
