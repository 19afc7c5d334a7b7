import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import * as z from "zod";
import { contentDocuments, type ContentName } from "../../../domain/shell/content-documents.ts";
import { schemaOf } from "../../contract/content-schema.ts";
import { ContentError, type Problem } from "./problem.ts";
import { readDocument } from "./read-document.ts";

/** One page's document, and its variants by user type, each complete. */
export interface LoadedTemplate {
  readonly standard: unknown;
  readonly variants: ReadonlyMap<string, unknown>;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The standard document with a variant's keys laid over it; lists and texts are replaced as a whole. */
const overlaid = (standard: unknown, variant: unknown): unknown => {
  if (!isTree(standard) || !isTree(variant)) return variant;
  const keys = Object.entries(variant).map(([key, value]) => [key, overlaid(standard[key], value)]);
  return { ...standard, ...(Object.fromEntries(keys) as Record<string, unknown>) };
};

/** Loads `name.yaml` and its variants `name.student.yaml` ...; throws with everything that is wrong. SHELL-13 */
export const loadTemplate = async (name: ContentName, paths: readonly string[]): Promise<LoadedTemplate> => {
  const shape = contentDocuments[name];
  const problems: Problem[] = [];
  const read = async (path: string, isVariant: boolean) => {
    const text = await readFile(path, "utf8");
    return readDocument({ file: basename(path), text, isVariant }, shape, problems);
  };

  const whole = paths.find((path) => basename(path) === `${name}.yaml`);
  if (whole === undefined)
    throw new ContentError([{ file: `${name}.yaml`, line: 1, field: "", message: "the file is missing" }]);
  const standard = await read(whole, false);
  const variants = new Map<string, unknown>();
  for (const path of paths.filter((path) => path !== whole)) {
    const variant = basename(path, ".yaml").slice(name.length + 1);
    variants.set(variant, overlaid(standard, await read(path, true)));
  }
  if (problems.length > 0) throw new ContentError(problems);

  for (const document of [standard, ...variants.values()]) z.parse(schemaOf(shape), document);
  return { standard, variants };
};
