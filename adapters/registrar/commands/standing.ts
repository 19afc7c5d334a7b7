import { whyNotClosed, whyNotReinstated, whyNotSuspended } from "../../../domain/customer/standing.ts";
import { isSuspended } from "../../../domain/customer/suspension.ts";
import { displayDate, plusDays } from "../../../domain/kernel/calendar-date.ts";
import { changeStanding, endSuspension, standingOf } from "../../customer/suspension.ts";
import { flag } from "../../institute/storage/tables.ts";
import { inOneTransaction, type CommandContext } from "../command-context.ts";
import { assertReasonKnown } from "../known-codes.ts";
import { nameOf, personOf, refuseFor } from "../people.ts";

/** Suspends someone, after days of grace or at once. SUSP-01 */
export const suspend = (
  context: CommandContext,
  who: string,
  { code, graceDays }: { readonly code: string; readonly graceDays?: number },
) =>
  inOneTransaction(context, async (database) => {
    await assertReasonKnown(context, code);
    const person = await personOf(database, who);
    const graceEnds = graceDays === undefined ? undefined : plusDays(context.today, graceDays);
    refuseFor(person, whyNotSuspended(standingOf(person), { code, graceEnds }, context.today));
    await changeStanding(context, database, person, {
      status: "SUSPENDED",
      suspensionCode: code,
      isSuspensionGracePeriod: flag(graceEnds !== undefined),
      suspensionGraceEnds: graceEnds ?? null,
    });
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

/** Closes an account: nothing of it can be seen online any longer. ERR-01 */
export const close = (context: CommandContext, who: string) =>
  inOneTransaction(context, async (database) => {
    const person = await personOf(database, who);
    refuseFor(person, whyNotClosed(standingOf(person)));
    await changeStanding(context, database, person, { isClosed: flag(true) });
    context.print(`${nameOf(person)} is closed${isSuspended(person) ? ", and stays suspended" : ""}.`);
  });
