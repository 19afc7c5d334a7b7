/** A JSON Schema as zod writes it. */
export type JsonSchema = Record<string, unknown>;

const definitions = "#/$defs/";

const rewritten = (part: unknown, name: string): unknown => {
  if (Array.isArray(part)) return part.map((entry) => rewritten(entry, name));
  if (typeof part !== "object" || part === null) return part;
  const entries = Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (key === "$schema" || key === "$defs") return [];
    const isReference = key === "$ref" && typeof value === "string" && value.startsWith(definitions);
    return [
      [key, isReference ? `#/components/schemas/${name}.${value.slice(definitions.length)}` : rewritten(value, name)],
    ];
  });
  return Object.fromEntries(entries) as JsonSchema;
};

/** The schema with its own definitions moved among the document's, where its references then lead. */
export const hoisted = (schema: JsonSchema, name: string, components: Record<string, JsonSchema>): JsonSchema => {
  const own = (schema["$defs"] ?? {}) as Record<string, JsonSchema>;
  for (const [key, definition] of Object.entries(own))
    Object.assign(components, { [`${name}.${key}`]: rewritten(definition, name) });
  return rewritten(schema, name) as JsonSchema;
};
