import { SettingsError } from "../platform/read-settings-file.ts";
import { settingConflicts } from "./conflicts.ts";
import { instituteOptionsOf, type ConfiguredOptions, type TrialOrganisation } from "./institute-options.ts";
import { misspeltVariables } from "./misspelt-variables.ts";
import { servedOf, variables, type levels, type PartName } from "./variables.ts";

/** The validated settings of the server. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly metricsPort: number | undefined;
  /** Seconds between the stop signal and stopping, so load balancers can react. */
  readonly stopAfterSeconds: number;
  /** Event loop delay in milliseconds above which requests are refused. */
  readonly longestDelay: number;
  /** The parts served here. */
  readonly serves: ReadonlySet<PartName>;
  /** Whether browsers may fetch the source maps of the portal's code. */
  readonly servesSourceMaps: boolean;
  readonly dataFolder: string;
  /** Folder of the organisation's own texts; the shipped ones when absent. */
  readonly contentFolder: string | undefined;
  readonly databaseUrl: string | undefined;
  /** Whether EVIDENCE_DIR names the folder of members' files. */
  readonly hasOwnEvidenceFolder: boolean;
  readonly hasRulesFile: boolean;
  readonly logLevel: (typeof levels)[number];
  readonly institute: ConfiguredOptions;
}

/**
 * Reads the environment; throws a SettingsError that names each invalid variable and its valid values. In a trial, what
 * no file describes is the trial's.
 */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
  trial: TrialOrganisation | undefined,
): Settings => {
  const unknown = misspeltVariables(environment);
  if (unknown.length > 0) throw new SettingsError(unknown.join("\n"));
  const result = variables.safeParse(environment);
  if (!result.success)
    throw new SettingsError(result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`).join("\n"));
  const given = result.data;
  const production = given.GUILDHALL_ENV === "production";
  const wrong = settingConflicts(given);
  if (wrong.length > 0) throw new SettingsError(wrong.join("\n"));

  return {
    port: given.PORT,
    host: given.HOST ?? (production ? "0.0.0.0" : "localhost"),
    metricsPort: given.METRICS_PORT,
    stopAfterSeconds: given.STOP_AFTER_SECONDS,
    longestDelay: given.LONGEST_DELAY,
    serves: servedOf(given),
    servesSourceMaps: given.SOURCE_MAPS === "yes",
    dataFolder: given.DATA_DIR,
    contentFolder: given.CONTENT_DIR,
    databaseUrl: given.DATABASE_URL,
    hasOwnEvidenceFolder: given.EVIDENCE_DIR !== undefined,
    hasRulesFile: given.RULES_FILE !== undefined,
    logLevel: given.LOG_LEVEL ?? (production ? "info" : "warn"),
    institute: instituteOptionsOf(given, trial),
  };
};
