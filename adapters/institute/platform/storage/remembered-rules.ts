import { changedRules, isLasting, type RememberedRules } from "../../../../domain/institute/rules/remembered-rules.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { SettingsError } from "../read-settings-file.ts";
import { propertyOf, setProperty } from "./properties.ts";
import type { Database } from "./storage.ts";

const property = "rules";

/** The rules that a database is run with; undefined before the first start of the server. CORR-05 */
export const rememberedRules = async (database: Database): Promise<RememberedRules | undefined> => {
  const text = await propertyOf(database, property);
  return text === undefined ? undefined : (JSON.parse(text) as RememberedRules);
};

/** Stores the rules that the database is run with. CORR-05 */
export const rememberRules = (
  database: Database,
  { lists: _, closedDays: __, ...rules }: OrganisationRules,
): Promise<void> => setProperty(database, property, JSON.stringify(rules));

/**
 * Throws a SettingsError when the rules give stored data another meaning: another currency, time zone or CPD year.
 * CORR-05
 */
export const assertRules = async (database: Database, rules: OrganisationRules): Promise<void> => {
  const before = await rememberedRules(database);
  const lasting = before ? changedRules(before, rules).filter(isLasting) : [];
  if (lasting.length === 0) return;
  const differences = lasting.map((change) => `${change.rule} ${change.before}, and the rules say ${change.after}`);
  throw new SettingsError(
    `The database is run with ${new Intl.ListFormat("en").format(differences)}. Give the RULES_FILE that it is run with. To change it on purpose, see with “registrar rules” what changes for whom, and add --apply.`,
  );
};

/** Remembers the rules of a server that starts, unless they give stored data another meaning. CORR-05 */
export const claimRules = async (database: Database, rules: OrganisationRules): Promise<void> => {
  await assertRules(database, rules);
  await rememberRules(database, rules);
};
