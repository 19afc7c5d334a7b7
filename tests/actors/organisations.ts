import { fileURLToPath } from "node:url";

import type { OrganisationSettings } from "../../adapters/institute/body/body.ts";
import { readBodyFile } from "../../adapters/institute/body/read-body-file.ts";
import { readRulesFile } from "../../adapters/institute/rules/read-rules-file.ts";
import { trialRules } from "../../adapters/institute/rules/trial-rules.ts";
import type { OrganisationRules } from "../../domain/rules/organisation-rules.ts";

/** An organisation that scenarios play in. */
export interface TrialOrganisation {
  readonly rules: OrganisationRules;
  /** Absent for the made-up one of a trial. */
  readonly body?: OrganisationSettings;
  /** The settings of its registrar. */
  readonly settings: Readonly<Record<string, string>>;
}

export type OrganisationName = "of the trial" | "other";

const exampleFile = (name: string): string =>
  fileURLToPath(new URL(`../../adapters/institute/example/${name}`, import.meta.url));

const files = { RULES_FILE: exampleFile("rules.yaml"), BODY_FILE: exampleFile("body.yaml") };

/** The organisations by name; the other one has the example files as its settings. RULE-05 */
export const organisations: Readonly<Record<OrganisationName, () => TrialOrganisation>> = {
  "of the trial": () => ({ rules: trialRules, settings: {} }),
  other: () => ({
    rules: readRulesFile(files.RULES_FILE),
    body: readBodyFile(files.BODY_FILE, false),
    settings: files,
  }),
};
