import { Command, CommanderError, InvalidArgumentError, Option } from "commander";

import { examPhases, type ExamPhase } from "../../../domain/customer/exam-period.ts";
import { calendarDate, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { verdicts } from "../../../domain/kernel/decision.ts";
import { amountOf, whyNoAmount, type Pence } from "../../../domain/kernel/money.ts";
import type { Settings } from "../settings/settings.ts";
import type { CommonOptions, WithContext, Print } from "./command-context.ts";
import { backup, restore } from "./commands/backup.ts";
import { writeData } from "./commands/data.ts";
import { askForMore, decide } from "./commands/decide.ts";
import { erasePerson } from "./commands/erase.ts";
import { exportFormats, exportRecords, writeSchemas } from "./commands/export.ts";
import { fees, type FeeRun } from "./commands/fees.ts";
import { find } from "./commands/find.ts";
import { importRecords, type ImportOptions } from "./commands/import.ts";
import { inbox } from "./commands/inbox.ts";
import { exams, notify, type Recipients } from "./commands/notify.ts";
import { overdue } from "./commands/overdue.ts";
import { owing } from "./commands/owing.ts";
import { postPayments } from "./commands/post-payments.ts";
import { post, type Posting } from "./commands/post.ts";
import { reopen } from "./commands/reopen.ts";
import { show } from "./commands/show.ts";
import { invite, rotateKeys } from "./commands/sign-in.ts";
import { close, reinstate, suspend } from "./commands/standing.ts";
import { status } from "./commands/status.ts";
import { suspendFrom } from "./commands/suspend-listed.ts";
import { year } from "./commands/year.ts";

/** Dependencies of the registrar's commands. */
interface Environment {
  readonly withContext: WithContext;
  readonly settings: () => Settings;
  readonly print: Print;
}

const graceDays = (text: string): number => {
  if (!/^(0|[1-9]\d{0,3})$/.test(text)) throw new InvalidArgumentError("It has to be a number of days.");
  return Number(text);
};

const day = (text: string): CalendarDate => {
  const date = calendarDate(text);
  if (!date) throw new InvalidArgumentError("It has to be a day as 2026-03-04.");
  return date;
};

const amount = (text: string): Pence => {
  const found = amountOf(text);
  if (found === undefined || found === 0)
    throw new InvalidArgumentError(found === 0 ? "It has to be above 0.00." : `It ${whyNoAmount(text)}.`);
  return found;
};

const yearNumber = (text: string): number => {
  if (!/^(19|20|21)\d\d$/.test(text)) throw new InvalidArgumentError("It has to be a year as 2027.");
  return Number(text);
};

type Verdict = { readonly grant?: boolean; readonly refuse?: boolean; readonly reason?: string };
type Suspension = { readonly code?: string; readonly from?: string; readonly graceDays?: number };
type Request = { readonly ask?: string; readonly by?: CalendarDate };

/** The registrar's command line. Commands are dry runs without --apply. */
export const registrarProgram = ({ withContext, settings, print }: Environment): Command => {
  const program = new Command("registrar")
    .description("What the staff of the body do: people and their records, decisions, fees, standing.")
    .showHelpAfterError("(add --help for what there is)")
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text.trimEnd()) });

  const command = (usage: string, description: string, within = program): Command =>
    within
      .command(usage)
      .description(description)
      .option("--apply", "make the changes instead of showing them")
      .option("--as <name>", "your name for the audit log; by default that of the account on this machine");

  command("import <paths...>", "import people and their records, from a folder or from files of CSV or NDJSON")
    .option("--rows", "show each record that is new or changes")
    .option("--sync", "remove records that the files lack, and close the accounts of people that they lack")
    .action((paths: string[], options: CommonOptions & ImportOptions) =>
      withContext(options, (context) => importRecords(context, paths, options)),
    );

  command("export <folder>", "write all people, records and submissions in the format of import")
    .addOption(new Option("--format <format>", "of the files").choices(exportFormats).default("csv"))
    .option("--since <day>", "only submissions and events from this day on, such as 2026-03-04", day)
    .action(
      (folder: string, options: CommonOptions & { format: (typeof exportFormats)[number]; since?: CalendarDate }) =>
        withContext(options, (context) => exportRecords(context, folder, options)),
    );

  program
    .command("schemas <folder>")
    .description("write a JSON Schema for the lines of each file")
    .action(writeSchemas);

  command("invite [people...]", "mail people a link to choose a password")
    .option("--type <type>", "everyone of this kind")
    .action((who: string[], options: CommonOptions & Recipients) =>
      withContext(options, (context) => invite(context, who, options)),
    );

  /** A read-only command, which has no --apply. */
  const reading = (usage: string, description: string): Command =>
    program
      .command(usage)
      .description(description)
      .option("--as <name>", "your name for the audit log; by default that of the account on this machine");

  reading("inbox", "list the submissions that wait for a decision, oldest first, with their waiting time").action(
    (options: CommonOptions) => withContext(options, inbox),
  );
  reading(
    "show <reference>",
    "print a submission and its events by its reference; the log records that you read it",
  ).action((reference: string, options: CommonOptions) => withContext(options, (context) => show(context, reference)));
  reading(
    "find <text>",
    "find people by name, ID, email or the code of a document; for one person, print the standing, submissions, documents and mails",
  ).action((text: string, options: CommonOptions) => withContext(options, (context) => find(context, text)));

  reading(
    "status",
    "print the submissions that wait for a decision, and the mails and messages that have not been sent",
  ).action((options: CommonOptions) => withContext(options, status));

  command(
    "reopen <reference>",
    "take back a decision, a declaration or a retirement; a mail gives the person the reason",
  )
    .requiredOption("--reason <words>", "the reason, in words for the person")
    .action((reference: string, options: CommonOptions & { reason: string }) =>
      withContext(options, (context) => reopen(context, reference, options.reason)),
    );

  command(
    "decide [reference]",
    "grant or refuse a waiver or an application, or ask for more; without a reference, list those that wait",
  )
    .addOption(new Option("--grant", "grant it").conflicts(["refuse", "ask"]))
    .addOption(new Option("--refuse", "refuse it; needs --reason").conflicts("ask"))
    .option("--reason <words>", "the reason, in words for the person")
    .option("--ask <words>", "put it on hold, and say what is still needed, in words for the person")
    .option("--by <day>", "the last day to send what is needed, as 2026-03-04", day)
    .action((reference: string | undefined, options: CommonOptions & Verdict & Request) =>
      withContext(options, async (context) => {
        if (reference === undefined) return inbox(context);
        const { ask: request, by } = options;
        if (request !== undefined) {
          if (!by) throw new CommanderError(1, "registrar.request", "Say with --by until when it is needed.");
          return askForMore(context, reference, { wanted: request, by });
        }
        const verdict = verdicts.find((known) => options[known]);
        if (!verdict) throw new CommanderError(1, "registrar.verdict", "Say --grant, --refuse or --ask.");
        return decide(context, reference, { verdict, reason: options.reason });
      }),
    );

  const posting = program
    .command("post")
    .description("post a charge or a payment to someone's account, or the payments of a bank file");
  for (const [kind, type] of [
    ["charge", "CHARGE"],
    ["payment", "PAYMENT"],
  ] as const)
    command(`${kind} <person>`, `post a ${kind}`, posting)
      .requiredOption("--amount <amount>", "with two decimals: 268.50")
      .requiredOption("--description <words>", "description of the transaction")
      .option("--date <day>", "as 2026-03-04; today by default")
      .option("--reference <reference>", "of the transaction; a new one by default")
      .action((who: string, options: CommonOptions & Posting) =>
        withContext(options, (context) => post(context, type, who, options)),
      );

  command(
    "payments <file>",
    "post the payments of a bank file of CSV: reference, amount and, if it has one, date",
    posting,
  )
    .option("--date <day>", "of lines without one, as 2026-03-04; today by default", day)
    .action((path: string, options: CommonOptions & { date?: CalendarDate }) =>
      withContext(options, (context) => postPayments(context, path, options)),
    );

  command("fees", "charge a year's subscription, once per person and year, by the amounts of RULES_FILE")
    .requiredOption("--year <year>", "of the subscription, such as 2027", yearNumber)
    .option("--type <type>", "only this kind of person")
    .option("--amount <amount>", "for each person, instead of the amounts of the rules: 260.00", amount)
    .option("--due <day>", "due date, such as 2027-01-31; by the rules by default", day)
    .option("--from <file>", "people and amounts, as CSV: customerId and amount")
    .option("--rows", "show each charge")
    .action((options: CommonOptions & FeeRun) => withContext(options, (context) => fees(context, options)));

  reading("owing", "list debts: person, charge and due date")
    .option("--csv", "as CSV, to keep or to sort")
    .action((options: CommonOptions & { csv?: boolean }) => withContext(options, (context) => owing(context, options)));

  command(
    "exams <phase> [people...]",
    `exam results: ${examPhases.join(", ")}; of all students unless people are given`,
  )
    .option("--type <type>", "everyone of this kind")
    .action((phase: string, who: string[], options: CommonOptions & Recipients) => {
      const known = examPhases.find((each): each is ExamPhase => each === phase);
      if (!known) throw new InvalidArgumentError(`${phase} is none of ${examPhases.join(", ")}.`);
      return withContext(options, (context) => exams(context, known, who, options));
    });

  reading("year", "show the reminders and automatic changes of a day, without making them")
    .option("--on <day>", "as 2027-01-02; today by default", day)
    .option("--csv", "as CSV, to keep or to sort")
    .action((options: CommonOptions & { on?: CalendarDate; csv?: boolean }) =>
      withContext(options, (context) => year(context, options)),
    );

  reading("overdue", "list people who could be suspended for overdue fees or declarations")
    .option("--csv", "as CSV, which suspend --from takes")
    .action((options: CommonOptions & { csv?: boolean }) =>
      withContext(options, (context) => overdue(context, options)),
    );

  command("suspend [person]", "suspend someone, by ID or email, or everyone on a list")
    .option("--code <code>", "reason, a code of the texts: UNPAID_FEES, CPD_NON_COMPLIANCE")
    .option("--from <file>", "a list of overdue --csv; remove the lines of people to spare")
    .option("--grace-days <days>", "days of the grace period, 0 for none; by default those of the rules", graceDays)
    .action((who: string | undefined, { code, from, ...options }: CommonOptions & Suspension) =>
      withContext(options, (context) => {
        if (from !== undefined && who === undefined && code === undefined) return suspendFrom(context, from, options);
        if (from === undefined && who !== undefined && code !== undefined)
          return suspend(context, who, { ...options, code });
        throw new CommanderError(1, "registrar.suspension", "Give a person and --code, or --from with a list.");
      }),
    );
  command("reinstate <person>", "end a suspension").action((who: string, options: CommonOptions) =>
    withContext(options, (context) => reinstate(context, who)),
  );
  command("close <person>", "close an account, which ends access to it online").action(
    (who: string, options: CommonOptions) => withContext(options, (context) => close(context, who)),
  );

  command("data <person> <file>", "write all data about a person, by ID or email, as .json or .pdf").action(
    (who: string, path: string, options: CommonOptions) =>
      withContext(options, (context) => writeData(context, who, path)),
  );

  command("erase <person>", "erase a person, by ID or email, except for what has to be kept by law")
    .option("--confirm <id>", "the ID again, because erasing cannot be undone")
    .action((who: string, options: CommonOptions & { confirm?: string }) =>
      withContext(options, (context) => erasePerson(context, who, options)),
    );

  command("notify <code> [people...]", "add a notification by its code, such as PAYMENT_OVERDUE")
    .option("--type <type>", "everyone of this kind")
    .option("--remove", "remove it")
    .action((code: string, who: string[], options: CommonOptions & Recipients & { remove?: boolean }) =>
      withContext(options, (context) => notify(context, code, who, options)),
    );

  command("backup <file>", "copy the SQLite database into a file while it is in use").action(
    (path: string, { apply = false }: CommonOptions) => backup(settings(), path, apply, print),
  );
  command("restore <file>", "put a backup in the place of the SQLite database; the server has to be stopped").action(
    (path: string, { apply = false }: CommonOptions) => restore(settings(), path, apply, print),
  );
  command("rotate-keys", "make new keys to sign tokens, cookies and credentials with; nobody is signed out")
    .option("--compromised", "no longer verify membership credentials that were signed before")
    .action((options: CommonOptions & { readonly compromised?: boolean }) =>
      withContext(options, (context) => rotateKeys(context, options)),
    );

  return program;
};
