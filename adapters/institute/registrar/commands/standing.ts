import { whyNotReinstated, whyNotSuspended } from "../../../../domain/customer/standing.ts";
import { displayDate, plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { endSuspension, standingOf, suspendPerson } from "../../areas/customer/suspension.ts";
import { customerBalance } from "../../areas/fees/fees.store.ts";
import { inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { assertReasonKnown } from "../known-codes.ts";
import { nameOf, personOf, refuseFor } from "../people.ts";
import type { RegisterCommand } from "../registry.ts";

/** Days of grace of a suspension; by default from the rules, 0 for none. */
export interface GraceOptions {
  readonly graceDays?: number | undefined;
}

/** Last day of the grace period; undefined for a suspension at once. YEAR-04 */
export const graceEndsOf = (
  { rules, today }: Pick<CommandContext, "rules" | "today">,
  { graceDays = rules.graceDays }: GraceOptions,
): CalendarDate | undefined => (graceDays === 0 ? undefined : plusDays(today, graceDays));

/** Suspends someone, after days of grace or at once. SUSP-01 */
export const suspend = (
  context: CommandContext,
  who: string,
  { code, ...grace }: GraceOptions & { readonly code: string },
) =>
  inOneTransaction(context, async (database) => {
    await assertReasonKnown(context, code);
    const person = await personOf(database, who);
    const graceEnds = graceEndsOf(context, grace);
    const owed = await customerBalance(database, person.customerId);
    refuseFor(person, whyNotSuspended({ ...standingOf(person), owed }, { code, graceEnds }, context.today));
    await suspendPerson({ ...context, database }, person, { code, graceEnds });
    context.print(
      `${nameOf(person)} is suspended${graceEnds === undefined ? "" : `, with grace until ${displayDate(graceEnds, context.rules)}`}: ${code}.`,
    );
  });

/** Ends a suspension. SUSP-01 */
export const reinstate = (context: CommandContext, who: string) =>
  inOneTransaction(context, async (database) => {
    const person = await personOf(database, who);
    refuseFor(person, whyNotReinstated(standingOf(person)));
    const status = await endSuspension(context, database, person);
    context.print(`${nameOf(person)} is ${status.toLowerCase()} again.`);
  });

/** `registrar reinstate` */
export const reinstateCommand: RegisterCommand = ({ command, withContext }) => {
  command("reinstate <person>", "end a suspension").action((who: string, options: CommonOptions) =>
    withContext(options, (context) => reinstate(context, who)),
  );
};
