import * as z from "zod";

/** The part of JSON Schema that the contract uses. */
interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly minimum?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  integer: "a whole number",
  number: "a number",
};

const inWords = (schema: JsonSchema): string => {
  if (schema.enum) return `one of ${schema.enum.join(", ")}`;
  if ("const" in schema) return String(schema.const);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map(inWords))].join(" or ");
  if (schema.format === "date") return "a day such as 2026-11-30";
  const kind = kinds[schema.type ?? ""] ?? "a value";
  return schema.minimum === undefined || schema.minimum < -1e9 ? kind : `${kind} from ${schema.minimum}`;
};

/** Describes what a schema expects, for the author of an API. */
export const describeExpected = (schema: z.core.$ZodType): string =>
  inWords(z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as JsonSchema);

const longest = 40;

/** Describes a found value in few words. */
export const describeFound = (found: unknown): string => {
  if (found === undefined) return "nothing";
  const words = JSON.stringify(found);
  return words.length > longest ? `${words.slice(0, longest)}...` : words;
};
