import * as z from "zod";

import { firstDayOf } from "../../../../domain/customer/departure.ts";
import { userTypeOf, userTypes, type UserType } from "../../../../domain/customer/user-type.ts";
import { feeFor, feeGroupOf, type FeePayer } from "../../../../domain/fees/fee-run.ts";
import { calendarDate, displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { amountOf, displayPrice, type Pence } from "../../../../domain/kernel/money.ts";
import { feeGroups } from "../../../../domain/rules/organisation-rules.ts";
import { chargeSubscriptions } from "../../areas/fees/charge-subscriptions.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { leaversUntil } from "../../platform/customers/departures.store.ts";
import { countOpenAccounts, openAccounts, openAccountsInBatches } from "../../platform/customers/find-customers.ts";
import { CommandError, inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { counted } from "../counted.ts";
import { parseAmount, parseDay, parseYear } from "../option-values.ts";
import { nameOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import { progressOf } from "../progress.ts";
import { readRows } from "../records/read-rows.ts";
import { amount, customerId } from "../records/record-file.ts";
import type { RegisterCommand } from "../registry.ts";

/** Options of the fee run. */
export interface FeeRun {
  readonly year: number;
  readonly type?: string;
  /** The amount for everyone in place of the rules'. */
  readonly amount?: Pence;
  readonly due?: CalendarDate;
  /** File of people and amounts, in place of everyone. */
  readonly from?: string;
  /** Whether each charge is printed. */
  readonly rows?: boolean;
}

const payerOf = (type: UserType, { isFellow, isRetired, membershipDate }: CustomerRow): FeePayer => ({
  type,
  isFellow: isFellow === 1,
  isRetired: isRetired === 1,
  membershipDate: membershipDate ?? undefined,
});

/** A person of the fee run, with the amount to charge; undefined without one. */
interface Payer {
  readonly person: CustomerRow;
  readonly group: string;
  readonly fee: Pence | undefined;
}

const dueDateOf = ({ rules, today }: CommandContext, { year, due }: FeeRun): CalendarDate => {
  if (due) return due;
  const date = calendarDate(`${year}-${rules.fees.due}`);
  if (!date) throw new CommandError("--year has to be a year as 2027.");
  if (date < today)
    throw new CommandError(
      `${displayDate(date, rules)} has passed: give with --due until when the subscription is to be paid.`,
    );
  return date;
};

const fileLine = z.object({ customerId, amount });

/** People and amounts from a file. */
const payersInFile = (people: readonly CustomerRow[], path: string): readonly Payer[] => {
  const { rows, refuse } = readRows(path, fileLine);
  const byId = new Map(people.map((person) => [person.customerId, person]));
  const seen = new Set<string>();
  refuse(
    rows.flatMap(({ number: line, row }) => {
      const isAgain = seen.has(row.customerId);
      seen.add(row.customerId);
      if (!byId.has(row.customerId))
        return [{ line, column: "customerId", reason: `there is no open account ${row.customerId}` }];
      return isAgain ? [{ line, column: "customerId", reason: `${row.customerId} is in the file twice` }] : [];
    }),
  );
  return rows.flatMap(({ row }) => {
    const person = byId.get(row.customerId);
    return person ? [{ person, group: "by the file", fee: amountOf(row.amount) }] : [];
  });
};

/** Everyone with an open account, and the amount by the rules or the given amount. */
const payersByRules = (people: readonly CustomerRow[], { rules }: CommandContext, run: FeeRun): readonly Payer[] => {
  const { amount: given } = run;
  const amounts =
    given === undefined ? rules.fees.amounts : Object.fromEntries(feeGroups.map((group) => [group, given]));
  return people.flatMap((person) => {
    const type = userTypeOf(person.customerType);
    if (!type || (run.type !== undefined && run.type !== type)) return [];
    const payer = payerOf(type, person);
    return [{ person, group: feeGroupOf(payer), fee: feeFor(payer, run.year, { ...rules.fees, amounts }) }];
  });
};

const assertConsistent = ({ type, amount: given, from }: FeeRun): void => {
  if (from !== undefined && (type !== undefined || given !== undefined))
    throw new CommandError("Give --from, or --type and --amount, not both: the file has the people and amounts.");
  if (type !== undefined && !userTypes.some((known) => known === type))
    throw new CommandError(`--type has to be one of ${userTypes.join(", ")}.`);
};

interface PayerCharge extends Payer {
  readonly fee: Pence;
}

/** The people of one group who pay one amount. */
interface ChargedGroup {
  readonly group: string;
  readonly fee: Pence;
  people: number;
}

/** What a run comes to. */
class RunSummary {
  readonly #charged = new Map<string, ChargedGroup>();
  readonly #withoutAmount = new Map<string, number>();
  #chargedBefore = 0;
  #withNothing = 0;

  /** Adds a batch of payers, and those of them who were charged. */
  add(payers: readonly Payer[], charged: readonly PayerCharge[]): void {
    for (const { group, fee } of charged) {
      const known = this.#charged.get(`${group} ${fee}`);
      if (known) known.people += 1;
      else this.#charged.set(`${group} ${fee}`, { group, fee, people: 1 });
    }
    const without = payers.filter(({ fee }) => fee === undefined);
    for (const { group } of without) this.#withoutAmount.set(group, (this.#withoutAmount.get(group) ?? 0) + 1);
    const nothing = payers.filter(({ fee }) => fee === 0).length;
    this.#withNothing += nothing;
    this.#chargedBefore += payers.length - without.length - nothing - charged.length;
  }

  print({ print, rules }: CommandContext, year: number, dueDate: CalendarDate): void {
    const groups = [...this.#charged.values()];
    const amount = (pence: Pence) => displayPrice(pence, rules, "forced");
    const rows = groups.map(({ group, fee, people }) => [group, String(people), amount(fee), amount(fee * people)]);
    if (rows.length > 0) printTable(print, ["Group", "People", "Each", "Together"], rows);
    const [before, nothing] = [this.#chargedBefore, this.#withNothing];
    if (before > 0) print(`${counted(before, "person was", "people were")} charged before, and not charged again.`);
    if (nothing > 0) print(`${counted(nothing, "person has", "people have")} nothing to pay for this year.`);
    for (const [group, people] of this.#withoutAmount)
      print(
        `${group}: there is no amount for ${counted(people, "person", "people")} (--amount, or fees.amounts in RULES_FILE).`,
      );
    const people = groups.reduce((sum, each) => sum + each.people, 0);
    const total = groups.reduce((sum, each) => sum + each.fee * each.people, 0);
    print(
      `Subscription ${year}, due by ${displayDate(dueDate, rules)}: ${counted(people, "charge")}, together ${amount(total)}.`,
    );
  }
}

/** The payers of a run, a batch at a time: those of a file, or everyone who does not leave before the year. */
async function* payersOf(context: CommandContext, run: FeeRun): AsyncGenerator<readonly Payer[]> {
  const { database } = context;
  const leaving = new Set((await leaversUntil(database, firstDayOf(run.year))).map(({ person }) => person.customerId));
  const staying = (people: readonly CustomerRow[]) => people.filter(({ customerId }) => !leaving.has(customerId));
  if (run.from !== undefined) yield payersInFile(await openAccounts(database), run.from);
  else for await (const people of openAccountsInBatches(database)) yield payersByRules(staying(people), context, run);
}

/**
 * Charges a year's subscription, once per person and year: by the amounts of the rules, by one amount, or by a file.
 * YEAR-05
 */
export const fees = (context: CommandContext, run: FeeRun) =>
  inOneTransaction(context, async (database) => {
    assertConsistent(run);
    const { print, rules } = context;
    const { year } = run;
    const dueDate = dueDateOf(context, run);
    const within = { ...context, database };
    const summary = new RunSummary();
    const progress = progressOf("people", run.from === undefined ? await countOpenAccounts(database) : 0);
    try {
      for await (const payers of payersOf(within, run)) {
        const priced = payers.filter((payer): payer is PayerCharge => payer.fee !== undefined && payer.fee > 0);
        const charged = await chargeSubscriptions(within, { year, dueDate, payers: priced });
        summary.add(payers, charged);
        progress.add(payers.length);
        if (run.rows === true)
          for (const { person, fee } of charged) print(`${nameOf(person)}: ${displayPrice(fee, rules, "forced")}`);
      }
    } finally {
      progress.end();
    }
    summary.print(context, year, dueDate);
  });

/** `registrar fees` */
export const feesCommand: RegisterCommand = ({ command, withContext }) => {
  command("fees", "charge a year's subscription, once per person and year, by the amounts of RULES_FILE")
    .requiredOption("--year <year>", "of the subscription, such as 2027", parseYear)
    .option("--type <type>", "only this kind of person")
    .option("--amount <amount>", "for each person, instead of the amounts of the rules: 260.00", parseAmount)
    .option("--due <day>", "due date, such as 2027-01-31; by the rules by default", parseDay)
    .option("--from <file>", "people and amounts, as CSV: customerId and amount")
    .option("--rows", "show each charge")
    .action((options: CommonOptions & FeeRun) => withContext(options, (context) => fees(context, options)));
};
