import {
  whyNotClosed,
  whyNotReinstated,
  whyNotSuspended,
  type SuspensionDecision,
} from "../../../../domain/customer/standing.ts";
import { isSuspended } from "../../../../domain/customer/suspension.ts";
import { displayDate, plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { endSuspension, standingOf } from "../../areas/customer/suspension.ts";
import { changeStanding } from "../../platform/customers/change-standing.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import type { Operator } from "../../platform/operator.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { flag } from "../../platform/storage/tables.ts";
import { inOneTransaction, type CommandContext } from "../command-context.ts";
import { assertReasonKnown } from "../known-codes.ts";
import { nameOf, personOf, refuseFor } from "../people.ts";

/** Days of grace of a suspension; by default from the rules, 0 for none. */
export interface GraceOptions {
  readonly graceDays?: number | undefined;
}

/** Last day of the grace period; undefined for a suspension at once. YEAR-04 */
export const graceEndsOf = (
  { rules, today }: Pick<CommandContext, "rules" | "today">,
  { graceDays = rules.graceDays }: GraceOptions,
): CalendarDate | undefined => (graceDays === 0 ? undefined : plusDays(today, graceDays));

/** Suspends a customer. SUSP-01 */
export const suspendPerson = (
  operator: Operator,
  database: Database,
  person: CustomerRow,
  { code, graceEnds }: SuspensionDecision,
): Promise<void> =>
  changeStanding(operator, database, person, {
    status: "SUSPENDED",
    suspensionCode: code,
    isSuspensionGracePeriod: flag(graceEnds !== undefined),
    suspensionGraceEnds: graceEnds ?? null,
  });

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
    refuseFor(person, whyNotSuspended(standingOf(person), { code, graceEnds }, context.today));
    await suspendPerson(context, database, person, { code, graceEnds });
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

/** Closes an account, which ends access to it online. ERR-05 */
export const close = (context: CommandContext, who: string) =>
  inOneTransaction(context, async (database) => {
    const person = await personOf(database, who);
    refuseFor(person, whyNotClosed(standingOf(person)));
    await changeStanding(context, database, person, { isClosed: flag(true) });
    context.print(`${nameOf(person)} is closed${isSuspended(person) ? ", and stays suspended" : ""}.`);
  });
