/** A JSON Schema as zod generates it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Descriptions of fields by name, or by path where a name has several meanings: "email" and "email.address". */
export type Descriptions = Readonly<Record<string, string>>;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const descriptionOf = (path: readonly string[], descriptions: Descriptions): string | undefined => {
  for (let from = 0; from < path.length; from += 1) {
    const found = descriptions[path.slice(from).join(".")];
    if (found !== undefined) return found;
  }
  return undefined;
};

const describedAt = (schema: JsonSchema, path: readonly string[], descriptions: Descriptions): JsonSchema => {
  const { properties, items } = schema;
  if (isSchema(items)) return { ...schema, items: describedAt(items, path, descriptions) };
  if (!isSchema(properties)) return schema;
  const described = Object.entries(properties).map(([name, field]) => {
    if (!isSchema(field)) return [name, field];
    const at = [...path, name];
    const description = field["description"] ?? descriptionOf(at, descriptions);
    return [name, { ...(description === undefined ? {} : { description }), ...describedAt(field, at, descriptions) }];
  });
  return { ...schema, properties: Object.fromEntries(described) as JsonSchema };
};

/**
 * Adds the description of each field to a JSON Schema; the longest matching path wins. Paths begin with the schema's
 * `name`.
 */
export const describeSchema = (name: string, schema: JsonSchema, descriptions: Descriptions): JsonSchema =>
  describedAt(schema, [name], descriptions);
