import { expect, test } from "vitest";

import type { TextWith } from "../../../domain/kernel/rich-text.ts";
import { withTelephoneLinks } from "../../../domain/kernel/telephone.ts";

const number = "+44 (0)141 582 2000";
const dial = { kind: "link", href: "tel:+441415822000", children: [{ kind: "text", text: number }] };

test.each([
  ["Call us on {telephone}", [{ kind: "text", text: "Call us on " }, dial]],
  ["{telephone}, day and night", [dial, { kind: "text", text: ", day and night" }]],
  ["Write to us", [{ kind: "text", text: "Write to us" }]],
])("the number in “%s” can be dialled (HELP-01)", (title, inlines) => {
  expect(withTelephoneLinks(title as unknown as TextWith<"telephone">, number)).toEqual(inlines);
});

test("a number without a country code is dialled as it is (HELP-01)", () => {
  const [link] = withTelephoneLinks("{telephone}" as unknown as TextWith<"telephone">, "0141 582 2000");
  expect(link).toHaveProperty("href", "tel:01415822000");
});
