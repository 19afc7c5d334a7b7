import type { RetentionRules } from "../../rules/organisation-rules.ts";

const day = 24 * 60 * 60 * 1000;

/** The instant before which records of a kind are removed, in milliseconds. KEEP-01 */
export const retentionCutoff = (kind: keyof RetentionRules, now: Date, rules: RetentionRules): number =>
  now.getTime() - rules[kind] * day;
