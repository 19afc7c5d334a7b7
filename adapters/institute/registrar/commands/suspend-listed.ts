import { CommanderError } from "commander";
import * as z from "zod";

import { whyNotSuspended } from "../../../../domain/customer/standing.ts";
import { derivedReasons, suspensionReasons } from "../../../../domain/customer/suspension-reasons.ts";
import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { graceEndsOf, type NewSuspension } from "../../areas/customer/suspend.ts";
import { standingOf, suspendPerson } from "../../areas/customer/suspension.ts";
import { datedPerson } from "../../areas/reminders/dated-facts.store.ts";
import { lockCustomer } from "../../platform/customers/customers.store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { counted } from "../counted.ts";
import { assertReasonKnown } from "../known-codes.ts";
import { parseDays } from "../option-values.ts";
import { nameOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import { readRows } from "../records/read-rows.ts";
import { customerId, words } from "../records/record-file.ts";
import type { RegisterCommand } from "../registry.ts";
import { suspendOne } from "./standing.ts";

// The columns of `overdue --csv`; only the first two decide.
const listedLine = z.object({
  customerId,
  code: words(60),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  reason: z.optional(z.string()),
  since: z.optional(z.string()),
});
type ListedLine = z.output<typeof listedLine>;

type Grace = Pick<NewSuspension, "graceDays">;

const readList = (path: string): readonly ListedLine[] => {
  const { rows, refuse } = readRows(path, listedLine);
  const seen = new Set<string>();
  refuse(
    rows.flatMap(({ number: line, row }) => {
      const isAgain = seen.has(row.customerId);
      seen.add(row.customerId);
      return isAgain ? [{ line, column: "customerId", reason: `${row.customerId} is in the file twice` }] : [];
    }),
  );
  return rows.map(({ row }) => row);
};

/** Suspends a person of the list; returns the reason when that is not possible. */
const suspendListed = async (
  context: CommandContext,
  database: Database,
  { customerId: id, code }: ListedLine,
  grace: Grace,
): Promise<{ readonly who: string; readonly whyNot?: string | undefined }> => {
  await lockCustomer(database, id);
  const found = await datedPerson(database, id, context.today, context.rules);
  if (!found) return { who: id, whyNot: "There is no such person." };
  const { person, facts } = found;
  const who = nameOf(person);
  const graceEnds = graceEndsOf(context, grace);
  const refusal = whyNotSuspended(standingOf(person), { code, graceEnds }, context.today);
  if (refusal !== undefined) return { who, whyNot: refusal };
  const holds =
    !derivedReasons.includes(code) || suspensionReasons(facts, context.today).some((reason) => reason.code === code);
  if (!holds) return { who, whyNot: "They are not overdue now." };
  await suspendPerson({ ...context, database }, person, { code, graceEnds });
  return { who };
};

/**
 * Suspends everyone on a list, as `overdue --csv` writes it; skips and names people whose reason no longer holds.
 * YEAR-04
 */
export const suspendFrom = (context: CommandContext, path: string, grace: Grace) =>
  inOneTransaction(context, async (database) => {
    const lines = readList(path);
    for (const code of new Set(lines.map((line) => line.code))) await assertReasonKnown(context, code);
    const suspended: (readonly string[])[] = [];
    const leftOut: (readonly string[])[] = [];
    for (const line of lines) {
      const { who, whyNot } = await suspendListed(context, database, line, grace);
      if (whyNot === undefined) suspended.push([who, line.code]);
      else leftOut.push([who, line.code, whyNot]);
    }
    const { print } = context;
    if (suspended.length > 0) printTable(print, ["Suspended", "Code"], suspended);
    if (leftOut.length > 0) printTable(print, ["Not suspended", "Code", "Why"], leftOut);
    const graceEnds = graceEndsOf(context, grace);
    print(
      `${counted(suspended.length, "person is", "people are")} suspended${graceEnds === undefined ? ", at once" : `, with grace until ${displayDate(graceEnds, context.rules)}`}.`,
    );
  });

type Suspension = { readonly code?: string; readonly from?: string; readonly graceDays?: number };

/** `registrar suspend` */
export const suspendCommand: RegisterCommand = ({ command, withContext }) => {
  command("suspend [person]", "suspend someone, by ID or email, or everyone on a list")
    .option("--code <code>", "the reason, by a code that has a text: UNPAID_FEES, CPD_NON_COMPLIANCE")
    .option(
      "--from <file>",
      "the list that overdue --csv writes; first delete the lines of people whom you do not suspend",
    )
    .option("--grace-days <days>", "days of the grace period, 0 for none; by default those of the rules", parseDays)
    .action((who: string | undefined, { code, from, ...options }: CommonOptions & Suspension) =>
      withContext(options, (context) => {
        if (from !== undefined && who === undefined && code === undefined) return suspendFrom(context, from, options);
        if (from === undefined && who !== undefined && code !== undefined)
          return suspendOne(context, who, { ...options, code });
        throw new CommanderError(1, "registrar.suspension", "Give a person and --code, or --from with a list.");
      }),
    );
};
