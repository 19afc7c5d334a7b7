import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { schemaOf } from "../../../adapters/contract/content-schema.ts";
import { readTolerantly } from "../../../adapters/contract/tolerant-reading.ts";
import { contentDocuments, type ContentName } from "../../../domain/shell/content-documents.ts";
import { pageTexts } from "../../actors/page-texts.ts";

/** A document with some of its values removed or replaced, by a stream of choices. */
const damaged = (value: unknown, choose: () => "keep" | "remove" | "replace"): unknown => {
  if (Array.isArray(value)) return value.map((entry: unknown) => damaged(entry, choose));
  if (typeof value !== "object" || value === null) return choose() === "replace" ? 7 : value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, of]: [string, unknown]) =>
      choose() === "remove" ? [] : [[key, damaged(of, choose)]],
    ),
  );
};

describe.each(Object.keys(contentDocuments) as ContentName[])("%s", (name) => {
  const schema = schemaOf(contentDocuments[name]);
  const texts = pageTexts(name);

  test("whatever is missing, a page gets a document of the agreed shape (CONF-02)", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.constantFrom("keep", "keep", "keep", "remove", "replace")), (choices) => {
        const document = damaged(texts, () => choices.next().value as "keep");
        const { value } = readTolerantly(schema, document);
        // A document of which nothing is left is none.
        return value === undefined ? Object.keys(document as object).length === 0 : schema.safeParse(value).success;
      }),
      { numRuns: 40 },
    );
  });

  test("a document without gaps is read as it is", () => {
    expect(readTolerantly(schema, texts)).toEqual({ value: texts, misfits: [] });
  });
});
