import { fileURLToPath } from "node:url";

import type { OrganisationSettings } from "../../adapters/institute/platform/body/body.ts";
import { readBodyFile } from "../../adapters/institute/platform/body/read-body-file.ts";
import { readRulesFile } from "../../adapters/institute/platform/rules/read-rules-file.ts";
import { trialBody } from "../../adapters/institute/trial/body.ts";
import { trialRules } from "../../adapters/institute/trial/rules.ts";
import type { OrganisationRules } from "../../domain/rules/organisation-rules.ts";

/** An organisation for scenarios. */
export interface TrialOrganisation {
  readonly rules: OrganisationRules;
  /** Absent for the trial's made-up one. */
  readonly body?: OrganisationSettings;
  /** Whether its members log their CPD in the portal, and not in an evidence tracker of its own. LOG-06 */
  readonly cpdLog: boolean;
  /** Settings for its registrar's commands. */
  readonly settings: Readonly<Record<string, string>>;
}

export type OrganisationName = "of the trial" | "other" | "in several languages";

const exampleFile = (name: string): string =>
  fileURLToPath(new URL(`../../adapters/institute/example/${name}`, import.meta.url));

const files = { RULES_FILE: exampleFile("rules.yaml"), BODY_FILE: exampleFile("body.yaml") };

/** The organisations by name; the other one uses the example files as settings. RULE-05, LANG-01 */
export const organisations: Readonly<Record<OrganisationName, () => TrialOrganisation>> = {
  "of the trial": () => ({ rules: trialRules, cpdLog: true, settings: {} }),
  "in several languages": () => ({
    rules: trialRules,
    body: { ...trialBody, languages: ["en-GB", "fr", "it"] },
    cpdLog: true,
    settings: {},
  }),
  other: () => ({
    rules: readRulesFile(files.RULES_FILE),
    body: readBodyFile(files.BODY_FILE, false),
    cpdLog: false,
    settings: files,
  }),
};
