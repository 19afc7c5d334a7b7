import { InvalidArgumentError } from "commander";

import { isDerived, withNotice, withoutNotice } from "../../../../domain/customer/notifications.ts";
import { notificationsIn, type ExamPhase, examPhases } from "../../../../domain/institute/customer/exam-period.ts";
import { changeNotices } from "../../areas/staff-actions/notices.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { assertNotificationKnown } from "../known-codes.ts";
import { nameOf, peopleOf } from "../people.ts";
import type { RegisterCommand } from "../registry.ts";

/** The people of a command. */
export interface Recipients {
  readonly type?: string;
}

const eachOf = (
  context: CommandContext,
  who: readonly string[],
  recipients: Recipients,
  codesAfter: (before: readonly string[]) => readonly string[],
) =>
  inOneTransaction(context, async (database) => {
    const people = await peopleOf(database, who, recipients);
    const changed = await changeNotices({ ...context, database }, people, codesAfter);
    if (people.length <= 20)
      for (const { person, codes } of changed) context.print(`${nameOf(person)}: ${codes.join(", ") || "no notices"}`);
    context.print(`${changed.length} of ${people.length} people have other notices now.`);
  });

/** Adds or removes a notification. NAV-07 */
export const notify = async (
  context: CommandContext,
  code: string,
  who: readonly string[],
  { remove = false, ...recipients }: Recipients & { readonly remove?: boolean },
) => {
  if (!/^[A-Z0-9_]{3,80}$/.test(code))
    throw new CommandError(`${code} is not a code. Codes are capitals, digits and underscores.`);
  if (isDerived(code))
    throw new CommandError(`${code} is set automatically from fees and declarations, and cannot be set by hand.`);
  if (!remove) await assertNotificationKnown(context, code);
  return eachOf(context, who, recipients, (before) => (remove ? withoutNotice : withNotice)(before, code));
};

/**
 * Withholds exam results while they are prepared, publishes them, or ends the time after. QUAL-11, QUAL-12, DOCS-03,
 * ACCT-07
 */
export const exams = (context: CommandContext, phase: ExamPhase, who: readonly string[], recipients: Recipients) =>
  eachOf(context, who, who.length === 0 && recipients.type === undefined ? { type: "student" } : recipients, (before) =>
    notificationsIn(phase, before),
  );

/** `registrar exams` */
export const examsCommand: RegisterCommand = ({ command, withContext }) => {
  command(
    "exams <phase> [people...]",
    `exam results: ${examPhases.join(", ")}; of all students unless people are given`,
  )
    .option("--type <type>", "everyone of this type")
    .action((phase: string, who: string[], options: CommonOptions & Recipients) => {
      const known = examPhases.find((each): each is ExamPhase => each === phase);
      if (!known) throw new InvalidArgumentError(`${phase} is not one of ${examPhases.join(", ")}.`);
      return withContext(options, (context) => exams(context, known, who, options));
    });
};

/** `registrar notify` */
export const notifyCommand: RegisterCommand = ({ command, withContext }) => {
  command("notify <code> [people...]", "add a notice by its code, such as LTA_REDUCED_SUBS")
    .option("--type <type>", "everyone of this type")
    .option("--remove", "remove the notice")
    .action((code: string, who: string[], options: CommonOptions & Recipients & { remove?: boolean }) =>
      withContext(options, (context) => notify(context, code, who, options)),
    );
};
