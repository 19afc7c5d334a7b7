import { ruleConflicts, rulesWith } from "../../../../domain/rules/given-rules.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { readSettingsFile, settingsErrors } from "../read-settings-file.ts";
import { rulesFile } from "./rules-file.ts";

/**
 * Reads the file that RULES_FILE names and completes it with the defaults; throws a SettingsError that names each wrong
 * rule. RULE-01
 */
export const readRulesFile = (path: string): OrganisationRules => {
  const name = `RULES_FILE ${path}`;
  const rules = rulesWith(readSettingsFile(name, path, rulesFile));
  const conflicts = ruleConflicts(rules);
  if (conflicts.length === 0) return rules;
  throw settingsErrors(
    name,
    conflicts.map(({ field, reason }) => `${field}: ${reason}`),
  );
};
