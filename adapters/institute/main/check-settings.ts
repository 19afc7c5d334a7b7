import { contentIn, openTextLibrary } from "../platform/content/content-library.ts";
import { createLog } from "../platform/logging.ts";
import { transportTo } from "../platform/mail/delivery.ts";
import { networkErrorReason } from "../platform/messages.ts";
import { SettingsError } from "../platform/read-settings-file.ts";
import { assertReachable, storageOf } from "../platform/storage/storage.ts";
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

/**
 * Checks what the server would start with: content, a database at DATABASE_URL, and a mail server. Changes nothing.
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
  if (settings.institute.mail) {
    await checkMailServer(settings);
    checked.push("the mail server");
  }
  return checked;
};
