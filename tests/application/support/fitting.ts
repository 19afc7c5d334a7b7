import * as z from "zod/mini";

/** The part of JSON Schema that the contract uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
}

/** Personal data that must not occur in a report. */
export const someone = "Maya Member of Leeds";

const textOf = ({ format, pattern, minLength = 0 }: JsonSchema, path: readonly (string | number)[]): string => {
  if (format === "date") return "2026-03-04";
  if (format === "date-time") return "2026-03-04T12:00:00Z";
  if (pattern?.includes("https:")) return "https://pay.example.org/";
  return format === "email" ? "maya@example.org" : [someone, ...path].join(" ").padEnd(minLength, "x");
};

/** Like `sample`, for a JSON schema. Texts contain their path, so that no two are the same. */
export const sampleOf = (schema: JsonSchema, path: readonly (string | number)[] = []): unknown => {
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const nested = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (nested) return sampleOf(nested, path);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {}, [...path, name])]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, (_, index) => sampleOf(schema.items ?? {}, [...path, index]));
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 0, 0);
    case "boolean":
      return true;
    default:
      return textOf(schema, path);
  }
};

/** A minimal value for a schema, with required properties only. May fail custom checks. */
export const sample = (schema: z.ZodMiniType): unknown =>
  sampleOf(z.toJSONSchema(schema, { unrepresentable: "any" }) as JsonSchema);

/** A value that is valid for a schema. */
export const fitting = (schema: z.ZodMiniType): unknown => {
  const fit = sample(schema);
  const { success, error } = schema.safeParse(fit);
  if (!success) throw new Error(`No sample fits this schema; samples are made here.\n${z.prettifyError(error)}`);
  return fit;
};

/** JSON of which nothing fits a schema. */
export const misfitting = (schema: z.ZodMiniType): unknown => {
  const misfit = [{ envelope: {} }, null, 42].find((value) => !schema.safeParse(value).success);
  if (misfit === undefined) throw new Error("Everything fits this schema.");
  return misfit;
};
