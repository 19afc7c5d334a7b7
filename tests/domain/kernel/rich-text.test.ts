import { describe, expect, test } from "vitest";

import { inlinesOf, withLinks } from "../../../domain/kernel/inlines.ts";
import type { RichText, TextWith } from "../../../domain/kernel/rich-text.ts";
import { fill, unfilledPlaceholder } from "../../../domain/kernel/rich-text.ts";
import { telephoneAddress } from "../../../domain/kernel/telephone.ts";

const lineWith = <Name extends string>(line: string): TextWith<Name> => line as unknown as TextWith<Name>;

test.each([
  ["+44 (0)141 582 2000", "tel:+441415822000"],
  [" +44 (0)141 582 2000", "tel:+441415822000"],
  ["(0141) 582 2000", "tel:01415822000"],
  ["(0)141 582 2000", "tel:01415822000"],
])("%j is dialled as %s (HELP-01)", (displayed, address) => {
  expect(telephoneAddress(displayed)).toBe(address);
});

describe("placeholders", () => {
  test("are all filled by name", () => {
    const line = lineWith<"year" | "nextDueDate">("{year} is due by {nextDueDate}: {year}");
    expect(fill(line, { year: "2025", nextDueDate: "1 January 2026" })).toBe(
      "2025 is due by 1\u00A0January 2026: 2025",
    );
  });

  test("keep a right-to-left value apart from the words and digits around it (REAL-03)", () => {
    const line = lineWith<"name">("{name} (2) paid");
    expect(fill(line, { name: "محمد الحسن" })).toBe("\u2068محمد الحسن\u2069 (2) paid");
    expect(fill(line, { name: "Ελένη" })).toBe("Ελένη (2) paid");
    expect(fill(line, { name: "Flat 5\nשדרות" })).toBe("Flat 5\n\u2068שדרות\u2069 (2) paid");
  });

  test("without a value do not compile", () => {
    const line = lineWith<"year" | "nextDueDate">("{year} is due by {nextDueDate}");
    // @ts-expect-error: the due date is missing
    fill(line, { year: "2025" });
    // @ts-expect-error: a line with placeholders cannot be shown unfilled
    const shown: string = line;
    expect(shown).toBe(line);
  });

  test("are separated from the text around them", () => {
    expect(inlinesOf(lineWith<"telephone">("Call {telephone} now"))).toEqual([
      { kind: "text", text: "Call " },
      { kind: "placeholder", name: "telephone" },
      { kind: "text", text: " now" },
    ]);
  });

  test.each([
    ["Due {year}", undefined],
    ["Due {yaer} or {year}", "{yaer}"],
    ["Due {}", "{}"],
    ["Due {two words}", "{two words}"],
    ["Due {year2}", "{year2}"],
    ["Due {{year}}", "{}"],
    ["Due {year", "{"],
    ["Due year}", "}"],
    ["Due", undefined],
  ])("or braces that remain unfilled are found: %s", (words, stray) => {
    expect(unfilledPlaceholder(words, ["year"])).toBe(stray);
  });
});

describe("links in content", () => {
  const text: RichText<"year"> = [
    { kind: "heading", level: 2, children: [{ kind: "text", text: "Results" }] },
    { kind: "paragraph", children: [{ kind: "strong", children: [{ kind: "link", href: "a", children: [] }] }] },
    {
      kind: "list",
      ordered: false,
      items: [[{ kind: "link", href: "b", children: [{ kind: "placeholder", name: "year" }] }], []],
    },
  ];

  test("are mapped everywhere, and nothing else changes", () => {
    expect(withLinks(text, (href) => `${href}${href}`)).toEqual([
      text[0],
      { kind: "paragraph", children: [{ kind: "strong", children: [{ kind: "link", href: "aa", children: [] }] }] },
      {
        kind: "list",
        ordered: false,
        items: [[{ kind: "link", href: "bb", children: [{ kind: "placeholder", name: "year" }] }], []],
      },
    ]);
  });

  test("mapped to themselves give the same text", () => {
    expect(withLinks(text, (href) => href)).toEqual(text);
  });
});
