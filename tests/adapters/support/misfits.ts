import fc from "fast-check";
import * as z from "zod/mini";

import type { Call } from "../../../adapters/contract/call.ts";
import { sampleOf, type JsonSchema } from "../../application/support/fitting.ts";

/** A request over HTTP that may violate the contract in any way. */
export interface Misfit {
  /** The path with its {parameters} replaced. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

/** Characters that no text field accepts: control characters, line ends, bidirectional overrides, lone surrogates. */
export const unfit = ["\u0000", "\u0007", "\u001b", "\n", "\u2028", "\u202e", "\u200f", "\u2066", "\ud800", "\udfff"];

const awkwardTexts = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "\u202egnp.exe",
    "\ud800",
    "'; drop table customers; --",
    '"><script>alert(1)</script>',
    "{{7*7}}",
    "%00",
    "../../etc/passwd",
    "__proto__",
    "constructor",
    "NaN",
    "1e999",
    "2026-02-31",
    "0000-00-00",
    "9999-12-31",
    "null",
    "x".repeat(301),
    "\u{1f600}".repeat(200),
    "x".repeat(9_000),
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.string({ unit: "grapheme", maxLength: 400 }),
);

const awkward: fc.Arbitrary<unknown> = fc.oneof(
  awkwardTexts,
  fc.constantFrom(null, true, 0, -1, 1.5, 1e308, -0, Number.MAX_SAFE_INTEGER, [], {}, [[]], { value: {} }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Values mostly of a schema's shape, with possibly invalid parts. */
const nearly = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const fit = ((): fc.Arbitrary<unknown> => {
    if ("const" in schema) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const either = schema.anyOf ?? schema.oneOf;
    if (either) return fc.oneof(...either.map(nearly));
    switch (schema.type) {
      case "object": {
        const entries = Object.entries(schema.properties ?? {});
        const known = fc.record(Object.fromEntries(entries.map(([name, of]) => [name, nearly(of)])), {
          requiredKeys: [],
        });
        const others = typeof schema.additionalProperties === "object" ? nearly(schema.additionalProperties) : awkward;
        return fc
          .tuple(known, fc.option(fc.dictionary(awkwardTexts, others, { maxKeys: 2 }), { nil: {}, freq: 4 }))
          .map(([some, more]) => ({ ...some, ...more }));
      }
      case "array":
        return fc.array(nearly(schema.items ?? {}), { maxLength: 4 });
      case "integer":
      case "number":
        return fc.oneof(fc.integer({ min: 1890, max: 2100 }), fc.integer(), fc.double());
      case "boolean":
        return fc.boolean();
      default:
        return schema.format === "date"
          ? fc.oneof(fc.constant("2026-03-04"), awkwardTexts)
          : fc.oneof(fc.constant("Leeds"), awkwardTexts);
    }
  })();
  return fc.oneof({ weight: 6, arbitrary: fit }, { weight: 1, arbitrary: awkward });
};

const schemaOf = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as JsonSchema;

/** Lone surrogates are escaped in UTF-8, as by any JSON serialiser. */
const payloadOf = (schema: z.ZodMiniType | undefined): fc.Arbitrary<string | undefined> => {
  if (!schema) return fc.option(fc.json({ maxDepth: 2 }), { nil: undefined });
  const near = nearly(schemaOf(schema)).map((body) => JSON.stringify(body));
  return fc.oneof(
    { weight: 8, arbitrary: near },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    { weight: 1, arbitrary: fc.constantFrom("", "{", "[", '{"__proto__":{"x":1}}', "x".repeat(20_000)) },
  );
};

const queryOf = (schema: z.ZodMiniType | undefined): fc.Arbitrary<Misfit["query"]> => {
  const names = Object.entries(schema ? (schemaOf(schema).properties ?? {}) : {});
  const known = fc.record(
    Object.fromEntries(
      names.map(([name, of]) => [
        name,
        nearly(of).map((value) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))),
      ]),
    ),
    { requiredKeys: [] },
  );
  return fc.option(known as fc.Arbitrary<Readonly<Record<string, string>>>, { nil: undefined, freq: 8 });
};

const encode = (text: string): string => {
  try {
    return encodeURIComponent(text);
  } catch {
    // UTF-8 cannot encode a lone surrogate; a client that tries sends these three bytes.
    return "%ED%A0%80";
  }
};

const pathOf = (path: string, ownId: string): fc.Arbitrary<string> => {
  const others = [...path.matchAll(/\{(\w+)\}/g)].filter(([, name]) => name !== "id");
  const inPath = fc.oneof(
    awkwardTexts.map(encode),
    fc.constantFrom("%00", "%", "%zz", "%ff", "..", "a%2Fb", "x".repeat(3_000)),
  );
  return fc
    .tuple(...others.map(() => inPath))
    .map((values) =>
      values
        .reduce<string>((filled, value) => filled.replace(/\{(?!id\})\w+\}/, () => value), path)
        .replace("{id}", ownId),
    );
};

const headersOf = (call: Call): fc.Arbitrary<Misfit["headers"]> => {
  const odd = fc.constantFrom("", " ", "x", '"1"', '"999"', 'W/"1"', "*", "\u00ff", "k".repeat(101), "a-key-of-mine");
  const type = fc.constantFrom(
    "application/json",
    "application/json",
    "application/json",
    "application/json; charset=utf-16",
    "text/plain",
    "multipart/form-data",
  );
  return fc.record(
    {
      ...(call.versioned ? { "if-match": odd } : {}),
      ...(call.once ? { "idempotency-key": fc.oneof(odd, fc.uuid()) } : {}),
      "content-type": type,
      "x-correlation-id": fc.oneof(odd, fc.uuid()),
    },
    { requiredKeys: ["content-type"] },
  );
};

/** Requests that may or do violate a call's contract. */
export const misfitsOf = (call: Call, ownId: string): fc.Arbitrary<Misfit> =>
  fc.record({
    path: pathOf(call.path, ownId),
    query: queryOf(call.query),
    headers: headersOf(call),
    payload: call.method === "GET" ? fc.constant(undefined) : payloadOf(call.body),
  });

/** The place of a text in a schema, and an otherwise valid value. */
export interface TextPlace {
  readonly at: readonly string[];
  readonly holding: (text: string) => unknown;
}

/** Free texts of a schema, without enumerations and formats. */
export const textsIn = (schema: z.ZodMiniType | undefined): readonly TextPlace[] => {
  const within = (part: JsonSchema): readonly TextPlace[] => {
    if (part.type === "object")
      return Object.entries(part.properties ?? {}).flatMap(([name, of]) =>
        within(of).map(({ at, holding }) => ({
          at: [name, ...at],
          holding: (text) => ({ ...(sampleOf(part) as object), [name]: holding(text) }),
        })),
      );
    if (part.type === "array")
      return within(part.items ?? {}).map(({ at, holding }) => ({
        at: ["0", ...at],
        holding: (text) => [holding(text)],
      }));
    const either = part.anyOf ?? part.oneOf;
    if (either) return either.flatMap(within);
    const isFree = part.type === "string" && !part.enum && !part.format && part.const === undefined;
    return isFree ? [{ at: [], holding: (text) => text }] : [];
  };
  return schema ? within(schemaOf(schema)) : [];
};
