import { basename } from "node:path";

import * as z from "zod/mini";

import { userTypes } from "../../../../domain/customer/user-type.ts";
import { defaultRules, type OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { ruleTexts } from "../../../../domain/rules/rule-texts.ts";
import { schemaOf } from "../../../contract/content-schema.ts";
import { messageOf, friendlyIssue } from "../messages.ts";
import { readText } from "../read-text.ts";
import { documentShapes, type DocumentName } from "./document-shapes.ts";
import { ContentError, type ContentProblem } from "./problems.ts";
import { readDocument, reference, type Refer } from "./read-document.ts";

/** A page's document with its variants by user type, each complete. */
export interface LoadedTemplate {
  readonly standard: unknown;
  readonly variants: ReadonlyMap<string, unknown>;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Applies a variant's keys to the standard document; replaces lists and texts as a whole. */
const withVariant = (standard: unknown, variant: unknown): unknown => {
  if (!isTree(standard) || !isTree(variant)) return variant;
  const keys = Object.entries(variant).map(([key, value]) => [key, withVariant(standard[key], value)]);
  return { ...standard, ...(Object.fromEntries(keys) as Record<string, unknown>) };
};

const valueAt = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === "object" && part !== null && Object.hasOwn(part, key) ? Reflect.get(part, key) : undefined,
    document,
  );

/** Reads a document for a type of user; `trail` lists the referring documents. */
type ReadFor = (name: DocumentName, type: string | undefined, trail: readonly string[]) => unknown;

const isDocumentName = (name: string): name is DocumentName => Object.hasOwn(documentShapes, name);

const referFrom =
  (read: ReadFor, type: string | undefined, trail: readonly string[]): Refer =>
  (words, shape, report) => {
    const [name = "", path = ""] = words.trim().split(/\s+/);
    if (!isDocumentName(name)) return report(`"${name}" is no content document`);
    if (trail.includes(name)) return report(`${name} refers back to this text`);
    const value = valueAt(read(name, type, trail), path.split("."));
    if (value === undefined) return report(`${name} has no text ${path}`);
    const { success, error } = z.safeParse(schemaOf(shape), value, { error: friendlyIssue });
    if (!success) report(`${path} of ${name} does not fit here: ${error.issues[0]?.message ?? ""}`);
    return value;
  };

/**
 * Loads `name.yaml` and its variants such as `name.student.yaml`, with the referenced texts of other documents; throws
 * an error that lists every problem. SHELL-13
 */
export const loadTemplate = (
  name: DocumentName,
  paths: readonly string[],
  organisationRules: OrganisationRules = defaultRules,
): LoadedTemplate => {
  const { lists } = organisationRules;
  const rules = ruleTexts(organisationRules);
  const problems: ContentProblem[] = [];
  const pathOf = (file: string) => paths.find((path) => basename(path) === file);
  const wasRead = new Map<string, unknown>();
  const documents = new Set<DocumentName>();

  const readFile = (
    document: DocumentName,
    path: string,
    isVariant: boolean,
    type: string | undefined,
    refer: Refer,
  ) => {
    const file = basename(path);
    let text: string;
    try {
      text = readText(path);
    } catch (error) {
      problems.push({ file, line: 1, field: "", message: messageOf(error) });
      return undefined;
    }
    const key = text.includes(reference) ? `${file} for ${type ?? "everyone"}` : file;
    if (!wasRead.has(key))
      wasRead.set(
        key,
        readDocument({ file, text, isVariant }, documentShapes[document], { rules, lists, problems, refer }),
      );
    return wasRead.get(key);
  };

  const read: ReadFor = (document, type, trail) => {
    documents.add(document);
    const whole = pathOf(`${document}.yaml`);
    if (whole === undefined)
      throw new ContentError([{ file: `${document}.yaml`, line: 1, field: "", message: "the file is missing" }]);
    const refer = referFrom(read, type, [...trail, document]);
    const standard = readFile(document, whole, false, type, refer);
    const variant = type === undefined ? undefined : pathOf(`${document}.${type}.yaml`);
    return variant === undefined ? standard : withVariant(standard, readFile(document, variant, true, type, refer));
  };

  const standard = read(name, undefined, []);
  const hasVariant = (type: string) =>
    [...documents].some((document) => pathOf(`${document}.${type}.yaml`) !== undefined);
  const variants = new Map(userTypes.filter(hasVariant).map((type) => [type as string, read(name, type, [])]));
  if (problems.length > 0) throw new ContentError(problems);

  for (const document of [standard, ...variants.values()]) z.parse(schemaOf(documentShapes[name]), document);
  return { standard, variants };
};
