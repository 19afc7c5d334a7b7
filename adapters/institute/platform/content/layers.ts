import { optional, type Shape } from "../../../../domain/kernel/content.ts";

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

/** The path of the first required text that a part lacks; undefined when it is complete. */
const lackOf = (shape: Shape, value: unknown, path: readonly string[]): readonly string[] | undefined => {
  if (shape.kind === "optional") return value === undefined ? undefined : lackOf(shape.of, value, path);
  if (value === undefined) return path;
  if (shape.kind !== "object" || !isTree(value)) return undefined;
  for (const [name, of] of Object.entries(shape.fields)) {
    const lack = lackOf(of, value[name], [...path, name]);
    if (lack !== undefined) return lack;
  }
  return undefined;
};

/** Reports that a part cannot be used without the text at a path. */
type ReportLack = (path: readonly string[]) => void;

/**
 * Applies a layer to the document below it: replaces texts and lists whole, objects and dictionaries key by key. An
 * optional part that is undefined in the layer is removed. An optional part or entry that would remain without a required
 * text stays as it is below, and is reported. OWN-01, OWN-02
 */
export const withLayer = (
  shape: Shape,
  below: unknown,
  layer: unknown,
  report: ReportLack,
  path: readonly string[],
): unknown => {
  if (shape.kind === "optional") return withOptional(shape.of, below, layer, report, path);
  if ((shape.kind !== "object" && shape.kind !== "dictionary") || !isTree(layer)) return layer;
  const merged: Record<string, unknown> = isTree(below) ? { ...below } : {};
  for (const [name, value] of Object.entries(layer)) {
    const of = shape.kind === "object" ? shape.fields[name] : optional(shape.of);
    if (of) merged[name] = withLayer(of, merged[name], value, report, [...path, name]);
  }
  return merged;
};

const withOptional: typeof withLayer = (shape, below, layer, report, path) => {
  if (layer === undefined) return undefined;
  const merged = withLayer(shape, below, layer, report, path);
  const lack = lackOf(shape, merged, path);
  if (lack === undefined) return merged;
  report(lack);
  return below;
};
