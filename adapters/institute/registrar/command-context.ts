import { existsSync } from "node:fs";
import { userInfo } from "node:os";

import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import { languagesOf } from "../../contract/organisation.ts";
import type { PlaceOfSignIn } from "../areas/people/invite-person.ts";
import { contentIn } from "../platform/content/content-files.ts";
import { contentOnDemand, type ContentFileLibrary } from "../platform/content/content-library.ts";
import type { MailTexts } from "../platform/mail/mails.ts";
import type { Operator } from "../platform/operator.ts";
import { claimDatabase } from "../platform/storage/claim-database.ts";
import { dryRun } from "../platform/storage/dry-run.ts";
import { assertRules } from "../platform/storage/remembered-rules.ts";
import { sealWith, type Seal } from "../platform/storage/seal.ts";
import { getOrCreateKey } from "../platform/storage/secrets.ts";
import { openStorage, storageOf, type Database } from "../platform/storage/storage.ts";
import type { Settings } from "../settings/settings.ts";

/** Prints a line of a command's output. */
export interface Print {
  (line: string): void;
  /** Characters in a line of the terminal; absent when the output goes elsewhere. */
  readonly width?: number | undefined;
}

/** An operation that cannot be done; the message is for the registrar. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

export interface CommonOptions {
  readonly apply?: boolean;
  readonly as?: string;
}

/** Context of a command: the database, the operator, and whether changes are applied. */
export interface CommandContext extends Operator {
  readonly connected: PlaceOfSignIn;
  /** The address of the desk; undefined where it is off. */
  readonly deskUrl: string | undefined;
  readonly database: Database;
  /** Seals keys for the database. */
  readonly seal: Seal;
  readonly apply: boolean;
  readonly print: Print;
  readonly settings: Settings;
  readonly contentReport: ContentFileLibrary["report"];
  /** The library of texts for mails. */
  readonly mails: MailTexts;
}

/** The context of a command at an open database. */
export const contextFor = async (
  database: Database,
  settings: Settings,
  { apply = false, as: name = userInfo().username }: CommonOptions,
  print: Print,
  now = new Date(),
): Promise<CommandContext> => {
  const { publicUrl, portalUrl = publicUrl, body, rules, identity, deskUrl } = settings.institute;
  const seal = sealWith(settings.institute.sealingKeys ?? []);
  const operator = {
    by: `registrar: ${name}`,
    now,
    today: dayOf(now, rules),
    rules,
    auditKey: await getOrCreateKey(database, seal, "audit-key"),
  };
  const library = contentOnDemand({
    folder: contentIn(settings.contentFolder),
    languages: languagesOf(body),
    links: body.links,
    hasStandIns: !settings.institute.production,
    rules,
  });
  return {
    ...operator,
    deskUrl,
    connected: { publicUrl, signInElsewhere: identity?.authority },
    database,
    seal,
    apply,
    print,
    settings,
    contentReport: library.report,
    mails: { library, portalUrl, telephone: body.telephone, rules, languages: body.languages },
  };
};

/** Opens the database for one command, and closes it afterwards. */
export type WithContext = (
  options: CommonOptions & {
    /** The command changes the rules of the database, so that other ones are no fault. */
    readonly isChangingRules?: boolean;
  },
  work: (context: CommandContext) => Promise<void>,
) => Promise<void>;

/** Uses the configured database. Reads the settings only when a command needs them. */
export const withContextOf =
  (loadSettings: () => Promise<Settings>, print: Print): WithContext =>
  async (options, work) => {
    const settings = await loadSettings();
    const choice = storageOf(settings);
    if (choice.kind === "sqlite" && !existsSync(choice.path))
      throw new CommandError(
        `There is no database ${choice.path}. Give the DATA_DIR or DATABASE_URL that the server has; if this is the first start, start the server once.`,
      );
    const storage = await openStorage(choice);
    try {
      await claimDatabase(storage.database, settings.institute.production);
      if (options.isChangingRules !== true) await assertRules(storage.database, settings.institute.rules);
      await work(await contextFor(storage.database, settings, options, print));
    } finally {
      await storage.close();
    }
  };

/** Prints whether the command has changed anything. */
export const printOutcome = ({ apply, print }: Pick<CommandContext, "apply" | "print">): void =>
  print(apply ? "Done." : "Nothing has changed: this is what would happen. Add --apply to do it.");

/**
 * Runs work in one transaction, and rolls it back without `--apply`. So the output of a dry run is that of the real
 * operation.
 */
export const inOneTransaction = async (
  context: CommandContext,
  work: (transaction: Database) => Promise<void>,
): Promise<void> => {
  if (!context.apply) context.print("This would happen:");
  await (context.apply ? context.database.transaction().execute(work) : dryRun(context.database, work));
  printOutcome(context);
};
