import { CommanderError } from "commander";
import * as z from "zod";

import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { suspendListed } from "../../areas/people/suspend-listed.ts";
import { graceEndsOf, type NewSuspension } from "../../areas/people/suspend.ts";
import { actionAt } from "../../areas/staff-actions/perform.ts";
import { customerId, words } from "../../platform/storage/column-rules.ts";
import { runAction } from "../action-commands.ts";
import { inOneTransaction, type CommandContext, type CommonOptions } from "../command-context.ts";
import { assertReasonKnown } from "../known-codes.ts";
import { parseDays } from "../option-values.ts";
import { nameOf, personOf } from "../people.ts";
import { pluralise } from "../pluralise.ts";
import { printTable } from "../print-table.ts";
import { readRows } from "../read-rows.ts";
import type { RegisterCommand } from "../registry.ts";
import { onePerson } from "./person-actions.ts";

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

/**
 * Suspends everyone on a list, as `overdue --csv` writes it; skips and names people whose reason no longer holds.
 * YEAR-04
 */
export const suspendFrom = (context: CommandContext, path: string, grace: Grace) =>
  inOneTransaction(context, async (database) => {
    const lines = readList(path);
    for (const code of new Set(lines.map((line) => line.code))) await assertReasonKnown(context, code);
    const results = (await suspendListed({ ...context, database }, lines, grace)).map(
      ({ customerId: id, person, code, whyNot }) => ({ who: person ? nameOf(person) : id, code, whyNot }),
    );
    const suspended = results.flatMap(({ who, code, whyNot }) => (whyNot === undefined ? [[who, code]] : []));
    const leftOut = results.flatMap(({ who, code, whyNot }) => (whyNot === undefined ? [] : [[who, code, whyNot]]));
    const { print } = context;
    if (suspended.length > 0) printTable(print, ["Suspended", "Code"], suspended);
    if (leftOut.length > 0) printTable(print, ["Not suspended", "Code", "Why"], leftOut);
    const graceEnds = graceEndsOf(context, grace);
    print(
      `${pluralise(suspended.length, "person is", "people are")} suspended${graceEnds === undefined ? ", at once" : `, with grace until ${displayDate(graceEnds, context.rules)}`}.`,
    );
  });

/** Suspends one person. SUSP-01 */
const suspendOne = (
  context: CommandContext,
  who: string,
  { code, graceDays }: { readonly code: string; readonly graceDays: number },
) =>
  inOneTransaction(context, async (database) => {
    await assertReasonKnown(context, code);
    const given = { code, graceDays: String(graceDays) };
    const at = { ...context, database };
    await runAction(at, onePerson, actionAt("suspend"), { about: await personOf(database, who), given });
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
          return suspendOne(context, who, { code, graceDays: options.graceDays ?? context.rules.graceDays });
        throw new CommanderError(1, "registrar.suspension", "Give a person and --code, or --from with a list.");
      }),
    );
};
