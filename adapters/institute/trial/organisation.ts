import type { TrialOrganisation } from "../settings/institute-options.ts";
import { trialBody } from "./body.ts";
import { trialRules } from "./rules.ts";

/** The made-up organisation of a trial, for what no file describes. */
export const trialOrganisation: TrialOrganisation = { body: trialBody, rules: trialRules };
