/** The same shape with every field optional; lists stay whole. */
export type DeepPartial<T> = T extends object
  ? T extends readonly unknown[]
    ? T
    : { readonly [Field in keyof T]?: DeepPartial<T[Field]> | undefined }
  : T;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fills missing fields with the standard's, group by group; a list replaces the standard list. */
export const withDefaults = (standard: unknown, changes: unknown): unknown => {
  if (changes === undefined) return standard;
  if (!isGroup(standard) || !isGroup(changes)) return changes;
  const fields = new Set([...Object.keys(standard), ...Object.keys(changes)]);
  return Object.fromEntries([...fields].map((field) => [field, withDefaults(standard[field], changes[field])]));
};
