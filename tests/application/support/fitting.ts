import * as z from "zod/mini";

/** As much of a JSON Schema as the contract's use. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
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

/** Stands for what a person is known by: it must not turn up in a report. */
export const someone = "Maya Member of Leeds";

const textOf = ({ format, minLength = 0 }: JsonSchema): string => {
  if (format === "date") return "2026-03-04";
  if (format === "date-time") return "2026-03-04T12:00:00Z";
  return format === "email" ? "maya@example.org" : someone.padEnd(minLength, "x");
};

/** As `sample`, of a schema that is written down already. */
export const sampleOf = (schema: JsonSchema): unknown => {
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const nested = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (nested) return sampleOf(nested);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 0, 0);
    case "boolean":
      return true;
    default:
      return textOf(schema);
  }
};

/** What a schema asks for: what is required, and no more. Checks that a sample knows nothing of may refuse it. */
export const sample = (schema: z.ZodMiniType): unknown =>
  sampleOf(z.toJSONSchema(schema, { unrepresentable: "any" }) as JsonSchema);

/** Something that fits a schema. */
export const fitting = (schema: z.ZodMiniType): unknown => {
  const fit = sample(schema);
  const { success, error } = schema.safeParse(fit);
  if (!success) throw new Error(`No sample fits this schema; samples are made here.\n${z.prettifyError(error)}`);
  return fit;
};

/** Something that nearly fits a schema. */
export const misfitting = (schema: z.ZodMiniType): unknown => {
  const fit = fitting(schema);
  const lacking = Object.keys(fit ?? {}).map((name) => ({ ...(fit as object), [name]: undefined }));
  const misfit = [...lacking, null, 42].find((value) => !schema.safeParse(value).success);
  if (misfit === undefined) throw new Error("Everything fits this schema.");
  return misfit;
};
