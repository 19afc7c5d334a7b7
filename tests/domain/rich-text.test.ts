import { describe, expect, test } from "vitest";
import type { RichText } from "../../domain/kernel/rich-text.ts";
import { fill, placeholdersIn, withLinks } from "../../domain/kernel/rich-text.ts";

describe("placeholders", () => {
  test("are filled by name, as often as they stand there", () => {
    expect(fill("{year} is due by {nextDueDate}: {year}", { year: "2025", nextDueDate: "1 January 2026" })).toBe(
      "2025 is due by 1 January 2026: 2025",
    );
  });

  test("without a value they keep their braces, and so does what is no placeholder", () => {
    expect(fill("{year} {} {two words} {year2}", {})).toBe("{year} {} {two words} {year2}");
  });

  test("are found in order", () => {
    expect(placeholdersIn("{b} and {a}, then {b}; not {1}")).toEqual(["b", "a", "b"]);
  });
});

describe("links in content", () => {
  const text: RichText = [
    { kind: "heading", level: 2, children: [{ kind: "text", text: "Results" }] },
    { kind: "paragraph", children: [{ kind: "strong", children: [{ kind: "link", href: "a", children: [] }] }] },
    {
      kind: "list",
      ordered: false,
      items: [[{ kind: "link", href: "b", children: [{ kind: "placeholder", name: "year" }] }], []],
    },
  ];

  test("are led elsewhere wherever they stand, and nothing else changes", () => {
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

  test("led where they lead already are the same text", () => {
    expect(withLinks(text, (href) => href)).toEqual(text);
  });
});
