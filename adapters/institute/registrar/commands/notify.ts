import { notificationsIn, type ExamPhase } from "../../../../domain/customer/exam-period.ts";
import { notificationCodesOf } from "../../platform/customers/customers.store.ts";
import { replaceNotifications } from "../../platform/customers/notifications.ts";
import { CommandError, inOneTransaction, type CommandContext } from "../command-context.ts";
import { assertNotificationKnown } from "../known-codes.ts";
import { nameOf, peopleOf } from "../people.ts";

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
    let changed = 0;
    for (const person of people) {
      const before = await notificationCodesOf(database, person.customerId);
      const after = codesAfter(before);
      if (!(await replaceNotifications(context, database, person, after))) continue;
      changed += 1;
      if (people.length <= 20) context.print(`${nameOf(person)}: ${after.join(", ") || "no notifications"}`);
    }
    context.print(`${changed} of ${people.length} people have other notifications than before.`);
  });

/** Adds or removes a notification. NAV-07 */
export const notify = async (
  context: CommandContext,
  code: string,
  who: readonly string[],
  { remove = false, ...recipients }: Recipients & { readonly remove?: boolean },
) => {
  if (!/^[A-Z0-9_]{3,80}$/.test(code))
    throw new CommandError(`${code} is no code: those are capitals, digits and underscores.`);
  if (!remove) await assertNotificationKnown(context, code);
  return eachOf(context, who, recipients, (before) => {
    const others = before.filter((other) => other !== code);
    if (remove) return others;
    return before.includes(code) ? before : [...others, code];
  });
};

/**
 * Withholds exam results while they are prepared, publishes them, or ends the time after. QUAL-11, QUAL-12, DOCS-03,
 * ACCT-07
 */
export const exams = (context: CommandContext, phase: ExamPhase, who: readonly string[], recipients: Recipients) =>
  eachOf(context, who, who.length === 0 && recipients.type === undefined ? { type: "student" } : recipients, (before) =>
    notificationsIn(phase, before),
  );
