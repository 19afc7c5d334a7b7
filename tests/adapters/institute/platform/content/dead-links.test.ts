import { describe, expect, it } from "vitest";

import { allDocuments } from "../../../../../adapters/institute/platform/content/content-files.ts";
import { contentOnDemand } from "../../../../../adapters/institute/platform/content/content-library.ts";
import { withoutDeadLinks } from "../../../../../adapters/institute/platform/content/dead-links.ts";
import { documentShapes } from "../../../../../adapters/institute/platform/content/document-shapes.ts";
import { userTypes } from "../../../../../domain/customer/user-type.ts";
import {
  byCode,
  card,
  line,
  link,
  listOf,
  object,
  optional,
  richText,
  type Shape,
} from "../../../../../domain/kernel/content.ts";

const dead = { text: "Pay", href: "/outside/pay" };
const alive = { text: "Help", href: "/help" };
const words = (text: string) => ({ kind: "text", text });
const paragraph = (...children: readonly object[]) => ({ kind: "paragraph", children });
const deadInText = { kind: "link", href: "/outside/pay", children: [words("pay here")] };

const shown = (shape: Shape, value: unknown) => withoutDeadLinks(shape, value, (href) => href === "/outside/pay");

describe("a link without an address (OWN-02)", () => {
  it("goes with its entry of a list and of a dictionary", () => {
    expect(shown(listOf(link), [alive, dead])).toEqual([alive]);
    expect(shown(byCode(object({ heading: line, link })), { A: { heading: "A", link: dead } })).toEqual({});
  });

  it("goes with the card that it belongs to, where the page may have none", () => {
    const heading = "Pay";
    expect(shown(listOf(card), [{ heading, link: dead }])).toEqual([]);
    expect(shown(object({ card: optional(card) }), { card: { heading, link: dead } })).toEqual({});
    expect(shown(object({ card }), { card: { heading, link: dead } })).toEqual({ card: { heading } });
  });

  it("goes with its paragraph, and with its entry of a list in a text", () => {
    const list = { kind: "list", ordered: false, items: [[words("One")], [deadInText]] };
    expect(shown(richText, [paragraph(words("First.")), paragraph(words("Or "), deadInText), list])).toEqual([
      paragraph(words("First.")),
      { ...list, items: [[words("One")]] },
    ]);
  });

  it("leaves its words where a required text would be empty", () => {
    const strong = { kind: "strong", children: [deadInText] };
    expect(shown(richText, [paragraph(words("Or "), strong)])).toEqual([
      paragraph(words("Or "), { kind: "strong", children: [words("pay here")] }),
    ]);
    expect(shown(object({ message: optional(richText) }), { message: [paragraph(deadInText)] })).toEqual({});
  });
});

/** Paths of what a document lacks of its shape. */
const faultsIn = (shape: Shape, value: unknown, path: string): readonly string[] => {
  if (shape.kind === "optional") return value === undefined ? [] : faultsIn(shape.of, value, path);
  if (value === undefined) return [path];
  if (shape.kind === "list") return (value as readonly unknown[]).flatMap((item) => faultsIn(shape.of, item, path));
  if (shape.kind === "dictionary")
    return Object.entries(value as object).flatMap(([code, of]) => faultsIn(shape.of, of, `${path}.${code}`));
  if (shape.kind !== "object") return [];
  return Object.entries(shape.fields).flatMap(([name, of]) =>
    faultsIn(of, (value as Readonly<Record<string, unknown>>)[name], `${path}.${name}`),
  );
};

it("the shipped texts are complete without any address, for everybody", async () => {
  const library = contentOnDemand({});
  for (const name of allDocuments)
    for (const type of [undefined, ...userTypes]) {
      const document = await library.document(name, type);
      expect(faultsIn(documentShapes[name], document, name)).toEqual([]);
      expect(JSON.stringify(document)).not.toContain('"href":"/outside/');
    }
});
