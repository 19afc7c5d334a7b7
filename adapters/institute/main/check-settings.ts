import { existsSync } from "node:fs";

import { changedRules, isLasting } from "../../../domain/rules/remembered-rules.ts";
import { impactLines, rulesImpact } from "../areas/reminders/rules-impact.ts";
import { contentIn, openTextLibrary } from "../platform/content/content-library.ts";
import { clamd } from "../platform/evidence/clamd.ts";
import { evidenceFolder } from "../platform/evidence/evidence-folder.ts";
import { createLog } from "../platform/logging.ts";
import { transportTo } from "../platform/mail/delivery.ts";
import { messageOf, networkErrorReason } from "../platform/messages.ts";
import { SettingsError } from "../platform/read-settings-file.ts";
import { rememberedRules } from "../platform/storage/remembered-rules.ts";
import { assertReachable, readDatabase, storageOf } from "../platform/storage/storage.ts";
import type { Settings } from "../settings/settings.ts";
import { needsDatabase } from "../settings/variables.ts";

const checkContent = async ({ contentFolder, institute }: Settings): Promise<void> => {
  const { body, rules, production } = institute;
  await openTextLibrary({
    folders: contentIn(contentFolder),
    isWatched: false,
    log: createLog("silent"),
    links: body.links,
    rules,
    refusesStandIns: production,
  });
};

const checkMailServer = async ({ institute: { mail } }: Settings): Promise<void> => {
  if (!mail) return;
  const transport = transportTo(mail);
  try {
    await transport.verify();
  } catch (error) {
    throw new SettingsError(`The mail server at SMTP_URL cannot be used: ${networkErrorReason(error)}.`);
  } finally {
    transport.close();
  }
};

const checkReportMailbox = async ({ institute: { reportMailbox } }: Settings): Promise<void> => {
  if (!reportMailbox) return;
  const { checkMailbox, mailboxFault } = await import("../platform/mail/report-mailbox.ts");
  await checkMailbox(reportMailbox).catch((error: unknown) => {
    throw new SettingsError(`The mailbox at BOUNCES_URL cannot be read: ${mailboxFault(error)}.`);
  });
};

const checkEvidence = async ({ institute: { evidenceFolder: folder, scanner } }: Settings): Promise<void> => {
  if (folder !== undefined)
    await evidenceFolder(folder)
      .check()
      .catch((error: unknown) => {
        throw new SettingsError(`No files can be kept in EVIDENCE_DIR (${folder}): ${messageOf(error)}.`);
      });
  if (scanner !== undefined)
    await clamd(scanner)
      .check()
      .catch((error: unknown) => {
        throw new SettingsError(`${messageOf(error)} Look at CLAMD.`);
      });
};

/** The typefaces in FONTS_DIR; undefined without the setting. REAL-03 */
const checkFonts = async ({ institute: { body } }: Settings): Promise<string | undefined> => {
  if (body.fontsFolder === undefined) return undefined;
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
 * What the rules would change for the people of an existing database; nothing for one of another release, which cannot be
 * read. CORR-05
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
    return ["The database is run with other rules:", ...differences, ...lines, ...refused];
  }).catch(() => ["The database is of another release, so that it is not known what the rules change."]);
};

/**
 * Checks what the server would start with: content, a database at DATABASE_URL, mail server and mailbox. Changes nothing.
 * Returns the names of the checked parts; throws an error that says what to do.
 */
export const checkSettings = async (settings: Settings): Promise<readonly string[]> => {
  const checked = ["the settings"];
  if (settings.serves.has("api")) {
    await checkContent(settings);
    checked.push("the content");
  }
  const storage = storageOf(settings);
  if (needsDatabase(settings.serves) && storage.kind === "postgres") {
    await assertReachable(storage);
    checked.push("the database");
  }
  if (settings.serves.has("api")) {
    await checkEvidence(settings);
    const fonts = await checkFonts(settings);
    checked.push(...(fonts === undefined ? [] : [fonts]));
    checked.push("the folder of files", ...(settings.institute.scanner === undefined ? [] : ["the scanner"]));
  }
  if (settings.institute.mail) {
    await checkMailServer(settings);
    checked.push("the mail server");
  }
  if (settings.institute.reportMailbox) {
    await checkReportMailbox(settings);
    checked.push("the mailbox of delivery reports");
  }
  return checked;
};
