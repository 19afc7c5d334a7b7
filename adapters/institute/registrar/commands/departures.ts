import { hasLeft } from "../../../../domain/customer/departure.ts";
import { displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { leave, type NewDeparture, type RecordedLeaving } from "../../areas/membership/leave.ts";
import { readmit } from "../../areas/membership/readmit.ts";
import { balanceWords } from "../balance-words.ts";
import { inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { counted } from "../counted.ts";
import { parseDay } from "../option-values.ts";
import { nameOf, personOf } from "../people.ts";
import type { RegisterCommand } from "../registry.ts";

const deeds: Readonly<Record<NewDeparture["kind"], readonly [planned: string, done: string]>> = {
  resigned: ["resigns", "has resigned"],
  deceased: ["", "is recorded as deceased"],
  closed: ["will be closed", "is closed"],
};

const printLeaving = (
  { print, rules }: CommandContext,
  { kind }: NewDeparture,
  { credited, balance, withdrawn, undecided, unsentMails }: RecordedLeaving,
): void => {
  for (const { description, reference, open } of credited)
    print(`  credited: ${displayPrice(open, rules, "forced")} for ${description}, ${reference}`);
  if (balance !== 0) print(`  ${balanceWords({ rules }, { balance, isSuspensionEnded: false })}`);
  for (const { title, subject } of withdrawn) print(`  no longer valid: ${title} ${subject}`);
  for (const { kind: sent, reference } of undecided) print(`  still to be decided: ${sent} ${reference}`);
  if (kind === "deceased")
    print(`  nobody writes to them; ${counted(unsentMails, "waiting mail is", "waiting mails are")} not sent`);
};

/** Records that somebody leaves, and says what follows. LIFE-01 */
const depart = (context: CommandContext, who: string, departure: NewDeparture) =>
  inOneTransaction(context, async (database) => {
    const person = await personOf(database, who);
    const outcome = await leave({ ...context, database }, person.customerId, departure);
    const { print, rules, today } = context;
    const [planned, done] = deeds[departure.kind];
    print(`${nameOf(person)} ${hasLeft(departure, today) ? done : planned} on ${displayDate(departure.on, rules)}.`);
    printLeaving(context, departure, outcome);
  });

/** Readmits somebody who has left. LIFE-01 */
const readmitPerson = (context: CommandContext, who: string, on: CalendarDate) =>
  inOneTransaction(context, async (database) => {
    const { print, rules } = context;
    const person = await personOf(database, who);
    const { isContinuous, creditNotes } = await readmit({ ...context, database }, person.customerId, on);
    print(
      isContinuous
        ? `${nameOf(person)} is readmitted, as if they had not left.`
        : `${nameOf(person)} is readmitted on ${displayDate(on, rules)}, and is told by mail.`,
    );
    for (const { reference, description, amount } of creditNotes) {
      const price = displayPrice(amount, rules, "forced");
      print(
        isContinuous
          ? `  charged again: ${price}, ${description}`
          : `  stays credited: ${price}, ${description}; to charge it again: post reverse ${reference}`,
      );
    }
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
