import { readSettings, type Settings } from "../../../adapters/institute/settings/settings.ts";
import { trialOrganisation } from "../../../adapters/institute/trial/organisation.ts";

/** The settings of an environment, as the server reads them. */
export const settingsOf = (environment: Readonly<Record<string, string | undefined>>): Settings =>
  readSettings(environment, environment["GUILDHALL_ENV"] === "production" ? undefined : trialOrganisation);
