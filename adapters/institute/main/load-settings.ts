import { readSettings, type Settings } from "../settings/settings.ts";

/** Reads the settings; loads the trial's organisation only in a trial. Throws a SettingsError. */
export const loadSettings = async (environment: Readonly<Record<string, string | undefined>>): Promise<Settings> => {
  const isProduction = environment["GUILDHALL_ENV"] === "production";
  const trial = isProduction ? undefined : (await import("../trial/organisation.ts")).trialOrganisation;
  return readSettings(environment, trial);
};
