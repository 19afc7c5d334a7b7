import { extname } from "node:path";

import { personalDataOf, personalDataPaper } from "../../areas/personal-data/personal-data.ts";
import { readerLanguage } from "../../platform/mail/mails.ts";
import { writePrivateFile } from "../../platform/storage/write-private-file.ts";
import { CommandError, type CommandContext, type CommonOptions } from "../command-context.ts";
import { nameOf, personOf } from "../people.ts";
import type { RegisterCommand } from "../registry.ts";

/**
 * Writes all data held about a person, as the portal provides it; the extension of the file chooses JSON or PDF.
 * DATA-01
 */
export const writeData = async (
  { database, settings, mails, rules, now, apply, print }: CommandContext,
  who: string,
  path: string,
): Promise<void> => {
  const customer = await personOf(database, who);
  const ending = extname(path).toLowerCase();
  if (ending !== ".json" && ending !== ".pdf")
    throw new CommandError(`${path} has to end in .json for a file for programs, or in .pdf for a document to read.`);
  const { body, publicUrl } = settings.institute;
  const about = {
    database,
    customer,
    now,
    body,
    content: mails.library,
    rules,
    language: readerLanguage(mails, customer),
  };
  const data = await personalDataOf({ ...about, publicUrl });
  const rows = Object.values(data.data).reduce((sum, { length }) => sum + length, 0);
  print(`${nameOf(customer)}: ${rows} rows`);
  if (!apply) {
    print("Nothing has been written: this is what would happen. Add --apply to do it.");
    return;
  }
  const bytes = ending === ".json" ? JSON.stringify(data, undefined, 2) : await personalDataPaper(about);
  writePrivateFile(path, bytes);
  print(`${path} is written. Give it to nobody else.`);
};

/** `registrar data` */
export const dataCommand: RegisterCommand = ({ command, withContext }) => {
  command("data <person> <file>", "write all data about a person, by ID or email, as .json or .pdf").action(
    (who: string, path: string, options: CommonOptions) =>
      withContext(options, (context) => writeData(context, who, path)),
  );
};
