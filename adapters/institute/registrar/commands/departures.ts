import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { leavingLines, leavingWords, readmissionLines, readmissionWords } from "../../areas/people/departure-words.ts";
import { leave, type NewDeparture } from "../../areas/people/leave.ts";
import { readmit } from "../../areas/people/readmit.ts";
import { inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { parseDay } from "../option-values.ts";
import { nameOf, personOf } from "../people.ts";
import type { RegisterCommand } from "../registry.ts";

/** Records that somebody leaves, and says what follows. LIFE-01 */
const depart = (context: CommandContext, who: string, departure: NewDeparture) =>
  inOneTransaction(context, async (database) => {
    const { print, rules, today } = context;
    const person = await personOf(database, who);
    const outcome = await leave({ ...context, database }, person.customerId, departure);
    print(`${nameOf(person)} ${leavingWords(departure, today, rules, context.apply)}.`);
    for (const line of leavingLines(departure, outcome, rules, context.apply)) print(`  ${line}`);
  });

/** Readmits somebody who has left. LIFE-01 */
const readmitPerson = (context: CommandContext, who: string, on: CalendarDate) =>
  inOneTransaction(context, async (database) => {
    const { print, rules } = context;
    const person = await personOf(database, who);
    const readmission = await readmit({ ...context, database }, person.customerId, on);
    print(`${nameOf(person)} ${readmissionWords(readmission, on, rules)}.`);
    for (const line of readmissionLines(readmission, rules)) print(`  ${line}`);
  });

interface DepartureOptions extends CommonOptions {
  readonly on?: CalendarDate;
  readonly reason?: string;
}

const reason = "why, in your words; it stays on record";

/** `registrar resign`, `deceased`, `close` and `readmit` */
export const departureCommands: RegisterCommand = ({ command, withContext }) => {
  const leaving =
    (kind: NewDeparture["kind"]) =>
    (who: string, { on, reason: given, ...options }: DepartureOptions) =>
      withContext(options, (context) => depart(context, who, { kind, on: on ?? context.today, reason: given }));
  command("resign <person>", "record that somebody resigns: the account closes on that day, and they are told by mail")
    .requiredOption(
      "--on <day>",
      "the first day on which they have left, as 2026-12-31; may be in the future",
      parseDay,
    )
    .requiredOption("--reason <words>", reason)
    .action(leaving("resigned"));
  command("deceased <person>", "record that somebody has died: the account closes, and nobody writes to them")
    .requiredOption("--on <day>", "the day of the death, as 2026-11-20", parseDay)
    .option("--reason <words>", "what you know it from; it stays on record")
    .action(leaving("deceased"));
  command("close <person>", "close an account for another reason, which ends access to it online")
    .option("--on <day>", "the first day on which it is closed, as 2026-12-31; today by default", parseDay)
    .option("--reason <words>", reason)
    .action(leaving("closed"));
  command("readmit <person>", "readmit somebody who has left, with their records")
    .requiredOption(
      "--on <day>",
      "the day of the return, as 2026-12-01; the day of the departure undoes a departure by mistake, today one still to come",
      parseDay,
    )
    .action((who: string, { on, ...options }: CommonOptions & { readonly on: CalendarDate }) =>
      withContext(options, (context) => readmitPerson(context, who, on)),
    );
};
