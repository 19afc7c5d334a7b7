import { createSecretKey } from "node:crypto";

import fc from "fast-check";
import { expect, it } from "vitest";

import { OpaqueReferences, type OpaqueKind } from "../../../../adapters/institute/desk/opaque.ts";

const kinds: readonly OpaqueKind[] = ["person", "case", "search"];
const references = new OpaqueReferences(createSecretKey(Buffer.alloc(32, 1)));
const others = new OpaqueReferences(createSecretKey(Buffer.alloc(32, 2)));

it("a reference leads back to its text, is the same each time, and reveals no part of it (DESK-05)", () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string({ minLength: 4, unit: "binary" }), (kind, text) => {
      const reference = references.to(kind, text);
      expect(references.from(kind, reference)).toBe(Buffer.from(text).toString());
      expect(references.to(kind, text)).toBe(reference);
      expect(reference).toMatch(/^[\w-]+$/);
      expect(Buffer.from(reference, "base64url").includes(text)).toBe(false);
    }),
  );
});

it("a reference of another kind, of another desk or with another byte leads nowhere (DESK-05)", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 255 }), (text, place, change) => {
      const reference = references.to("person", text);
      expect(references.from("case", reference)).toBeUndefined();
      expect(others.from("person", reference)).toBeUndefined();
      const bytes = Buffer.from(reference, "base64url");
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ change;
      expect(references.from("person", bytes.toString("base64url"))).toBeUndefined();
    }),
  );
});
