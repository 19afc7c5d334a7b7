import { existsSync } from "node:fs";

import { displaySize } from "../../../domain/evidence/evidence-limits.ts";
import { changedRules, isLasting } from "../../../domain/institute/rules/remembered-rules.ts";
import { languagesOf } from "../../contract/organisation.ts";
import { impactLines, rulesImpact } from "../areas/reminders/rules-impact.ts";
import { contentIn } from "../platform/content/content-files.ts";
import { contentOnDemand } from "../platform/content/content-library.ts";
import { ContentError, placeOf } from "../platform/content/problems.ts";
import { clamd } from "../platform/evidence/clamd.ts";
import { evidenceFolder } from "../platform/evidence/evidence-folder.ts";
import { transportTo } from "../platform/mail/delivery.ts";
import { messageOf, networkErrorReason } from "../platform/messages.ts";
import { SettingsError } from "../platform/read-settings-file.ts";
import { rememberedRules } from "../platform/storage/remembered-rules.ts";
import { assertReachable, readDatabase, storageOf } from "../platform/storage/storage.ts";
import type { Settings } from "../settings/settings.ts";
import { needsDatabase } from "../settings/variables.ts";
import { describeStartupError } from "./startup-error.ts";

/** Reports something that is no fault, but worth knowing. */
type NoteDown = (words: string) => void;

/**
 * Checks a part that the server would start with; returns its name, or undefined where the settings do not have it.
 * Throws when it is unusable.
 */
type Check = (settings: Settings, note: NoteDown) => Promise<string | undefined>;

const checkContent: Check = async ({ serves, contentFolder, institute }, note) => {
  if (!serves.has("api")) return undefined;
  const { body, rules, production } = institute;
  const { unusable, unknown, withoutAddress } = await contentOnDemand({
    folder: contentIn(contentFolder),
    languages: languagesOf(body),
    links: body.links,
    rules,
    hasStandIns: !production,
  }).report();
  if (unusable.length > 0) throw new ContentError(unusable);
  if (unknown.length > 0)
    note(`CONTENT_DIR has texts that this release does not use: ${unknown.map(placeOf).join("; ")}`);
  if (withoutAddress.length > 0)
    note(`BODY_FILE has no addresses for these links, so texts leave them out: ${withoutAddress.join(", ")}`);
  return "the content";
};

const checkDatabase: Check = async (settings) => {
  const storage = storageOf(settings);
  if (!needsDatabase(settings.serves) || storage.kind !== "postgres") return undefined;
  await assertReachable(storage);
  return "the database";
};

const checkMailServer: Check = async ({ institute: { mail } }) => {
  if (!mail) return undefined;
  const transport = transportTo(mail);
  try {
    await transport.verify();
    return "the mail server";
  } catch (error) {
    throw new SettingsError(`The mail server at SMTP_URL cannot be used: ${networkErrorReason(error)}.`);
  } finally {
    transport.close();
  }
};

const checkReportMailbox: Check = async ({ institute: { reportMailbox } }) => {
  if (!reportMailbox) return undefined;
  const { checkMailbox, mailboxFault } = await import("../platform/mail/report-mailbox.ts");
  await checkMailbox(reportMailbox).catch((error: unknown) => {
    throw new SettingsError(`The mailbox at BOUNCES_URL cannot be read: ${mailboxFault(error)}.`);
  });
  return "the mailbox of delivery reports";
};

const checkEvidenceFolder: Check = async ({ serves, institute: { evidenceFolder: folder } }, note) => {
  if (!serves.has("api") || folder === undefined) return undefined;
  const room = await evidenceFolder(folder)
    .check()
    .catch((error: unknown) => {
      throw new SettingsError(`Files cannot be stored in EVIDENCE_DIR (${folder}): ${messageOf(error)}.`);
    });
  note(`the disk of EVIDENCE_DIR (${folder}) has ${displaySize(room)} left`);
  return "the folder of files";
};

const checkScanner: Check = async ({ serves, institute: { scanner } }) => {
  if (!serves.has("api") || !scanner) return undefined;
  await clamd(scanner)
    .check()
    .catch((error: unknown) => {
      throw new SettingsError(`${messageOf(error)} Look at CLAMD.`);
    });
  return "the scanner";
};

const checkFonts: Check = async ({ serves, institute: { body } }) => {
  if (!serves.has("api") || body.fontsFolder === undefined) return undefined;
  // The library of fonts is loaded only here, because it is slow to load.
  const { typefacesInFolder } = await import("../platform/paper/fonts-folder.ts");
  try {
    const names = typefacesInFolder(body.fontsFolder).map(({ name }) => name);
    if (names.length === 0) throw new Error("it has no file that ends with .ttf, .otf, .ttc or .otc");
    return `the fonts in FONTS_DIR (${names.join(", ")})`;
  } catch (error) {
    throw new SettingsError(`FONTS_DIR (${body.fontsFolder}) cannot be used: ${messageOf(error)}.`);
  }
};

const listedPeople = 10;

/**
 * Says what the rules would change for the people of an existing database; empty for a database of another release,
 * which cannot be read. CORR-05
 */
export const rulesNotes = async (settings: Settings): Promise<readonly string[]> => {
  const storage = storageOf(settings);
  if (!needsDatabase(settings.serves) || (storage.kind === "sqlite" && !existsSync(storage.path))) return [];
  const { rules } = settings.institute;
  return readDatabase(storage, async (database) => {
    const before = await rememberedRules(database).catch(() => undefined);
    const changed = before ? changedRules(before, rules) : [];
    if (!before || changed.length === 0) return [];
    const lines = impactLines(await rulesImpact(database, new Date(), before, rules), listedPeople);
    const differences = changed.map(
      (change) => `  ${change.rule}: ${change.before || "none"} → ${change.after || "none"}`,
    );
    const refused = changed.some(isLasting)
      ? ["The server refuses to start with them. To change them on purpose: registrar rules --apply."]
      : [];
    return ["The server last ran this database with other rules:", ...differences, ...lines, ...refused];
  }).catch(() => ["The database is from another release, so what the rules change is not known."]);
};

const checks = [
  checkContent,
  checkDatabase,
  checkFonts,
  checkEvidenceFolder,
  checkScanner,
  checkMailServer,
  checkReportMailbox,
];

/**
 * Checks what the server would start with, such as content, PostgreSQL, mail server and mailbox. Changes nothing.
 * Returns the names of the checked parts, and passes remarks to `note`; throws an error that says what to do about each
 * unusable part.
 */
export const checkSettings = async (settings: Settings, note: NoteDown): Promise<readonly string[]> => {
  const outcomes = await Promise.allSettled(checks.map((check) => check(settings, note)));
  const faults = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [describeStartupError(outcome.reason, settings)] : [],
  );
  if (faults.length > 0) throw new SettingsError(faults.join("\n"));
  return ["the settings", ...outcomes.flatMap((outcome) => (outcome as { readonly value?: string }).value ?? [])];
};
