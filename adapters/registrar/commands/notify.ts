import { notificationsIn, type ExamPhase } from "../../../domain/customer/exam-period.ts";
import { notificationCodesOf, type CustomerRow } from "../../customer/storage.ts";
import type { Database } from "../../institute/storage/storage.ts";
import { CommandError, inOneTransaction, type CommandContext } from "../command-context.ts";
import { auditAt, nameOf, peopleOf } from "../people.ts";

/** Whom a command is for. */
export interface Recipients {
  readonly type?: string;
}

/** Makes these the notifications of someone, in this order; false when they were already. */
export const replaceNotifications = async (
  context: CommandContext,
  database: Database,
  { customerId }: Pick<CustomerRow, "customerId">,
  codes: readonly string[],
): Promise<boolean> => {
  const before = await notificationCodesOf(database, customerId);
  if (before.join(" ") === codes.join(" ")) return false;
  await database.deleteFrom("notifications").where("customerId", "=", customerId).execute();
  const rows = codes.map((code, position) => ({ customerId, position, code }));
  if (rows.length > 0) await database.insertInto("notifications").values(rows).execute();
  await auditAt(context, database, { customerId, kind: "notifications", before, after: codes });
  return true;
};

const eachOf = (context: CommandContext, who: readonly string[], whom: Recipients, codesAfter: (before: readonly string[]) => readonly string[]) =>
  inOneTransaction(context, async (database) => {
    const people = await peopleOf(database, who, whom);
    let changed = 0;
    for (const person of people) {
      const before = await notificationCodesOf(database, person.customerId);
      const after = codesAfter(before);
      if (!(await replaceNotifications(context, database, person, after))) continue;
      changed += 1;
      if (people.length <= 20) context.print(`${nameOf(person)}: ${after.join(", ") || "no notifications"}`);
    }
    context.print(`${changed} of ${people.length} people are told something else than before.`);
  });

/** Tells people something, or no longer. NAV-07 */
export const notify = (context: CommandContext, code: string, who: readonly string[], { remove = false, ...whom }: Recipients & { readonly remove?: boolean }) => {
  if (!/^[A-Z0-9_]{3,80}$/.test(code)) throw new CommandError(`${code} is no code: those are capitals, digits and underscores.`);
  return eachOf(context, who, whom, (before) => {
    const others = before.filter((other) => other !== code);
    if (remove) return others;
    return before.includes(code) ? before : [...others, code];
  });
};

/** Withholds exam results while they are prepared, publishes them, or ends the time after. QUAL-11, QUAL-12, DOCS-03, ACCT-07 */
export const exams = (context: CommandContext, phase: ExamPhase, who: readonly string[], whom: Recipients) =>
  eachOf(context, who, who.length === 0 && whom.type === undefined ? { type: "student" } : whom, (before) => notificationsIn(phase, before));
