import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { reinstate, suspend, type NewSuspension } from "../../areas/people/suspend.ts";
import { inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { assertReasonKnown } from "../known-codes.ts";
import { nameOf, personOf } from "../people.ts";
import type { RegisterCommand } from "../registry.ts";

/** Suspends someone, after days of grace or at once. SUSP-01 */
export const suspendOne = (context: CommandContext, who: string, suspension: NewSuspension) =>
  inOneTransaction(context, async (database) => {
    const { code } = suspension;
    await assertReasonKnown(context, code);
    const person = await personOf(database, who);
    const graceEnds = await suspend({ ...context, database }, person.customerId, suspension);
    context.print(
      `${nameOf(person)} is suspended${graceEnds === undefined ? "" : `, with grace until ${displayDate(graceEnds, context.rules)}`}: ${code}.`,
    );
  });

const reinstateOne = (context: CommandContext, who: string) =>
  inOneTransaction(context, async (database) => {
    const person = await personOf(database, who);
    const status = await reinstate({ ...context, database }, person.customerId);
    context.print(`${nameOf(person)} is ${status.toLowerCase()} again.`);
  });

/** `registrar reinstate` */
export const reinstateCommand: RegisterCommand = ({ command, withContext }) => {
  command("reinstate <person>", "end a suspension").action((who: string, options: CommonOptions) =>
    withContext(options, (context) => reinstateOne(context, who)),
  );
};
