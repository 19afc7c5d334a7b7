import type { OrganisationRules } from "../../rules/organisation-rules.ts";

/** The rules that a database is run with, without lists and closed days. CORR-05 */
export type RememberedRules = Omit<OrganisationRules, "lists" | "closedDays">;

/** A rule that differs, with both values as they are written. */
export interface ChangedRule {
  /** Path in the rules file: "cpd.year.starts". */
  readonly rule: string;
  readonly before: string;
  readonly after: string;
}

const written = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : String(value));

const valuesOf = (rules: object, path: readonly string[] = []): readonly (readonly [string, string])[] =>
  Object.entries(rules).flatMap(([name, value]: [string, unknown]) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? valuesOf(value, [...path, name])
      : value === undefined
        ? []
        : [[[...path, name].join("."), written(value)]],
  );

const none = "none";

/** The rules that differ, in the order of the file. CORR-05 */
export const changedRules = (before: RememberedRules, after: RememberedRules): readonly ChangedRule[] => {
  const rememberedValues = (rules: RememberedRules) =>
    new Map(valuesOf({ ...rules, lists: undefined, closedDays: undefined }));
  const [old, present] = [rememberedValues(before), rememberedValues(after)];
  return [...new Set([...old.keys(), ...present.keys()])]
    .map((rule) => ({ rule, before: old.get(rule) ?? none, after: present.get(rule) ?? none }))
    .filter((change) => change.before !== change.after);
};

/**
 * Whether a rule decides what stored data means: the currency of amounts, and the days and CPD years that they belong to.
 * Such a rule changes on purpose only. CORR-05
 */
export const isLasting = ({ rule }: Pick<ChangedRule, "rule">): boolean =>
  rule === "currency" || rule === "timeZone" || rule.startsWith("cpd.year.");
