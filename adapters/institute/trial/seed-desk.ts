import { declarationDates } from "../../../domain/cpd/cpd-year.ts";
import type { Declaration } from "../../../domain/cpd/declaration.ts";
import { sampleSizeOf } from "../../../domain/cpd/review-sample.ts";
import type { BankEntry } from "../../../domain/institute/fees/bank-entries.ts";
import { plusDays, startOf } from "../../../domain/kernel/calendar-date.ts";
import { requestFromSample } from "../areas/cases/ask-sample.ts";
import { drawReview } from "../areas/cpd/reviews/draw-review.ts";
import { identifyEntries } from "../areas/fees/bank-files/bank-lines.store.ts";
import { leaveBankLine } from "../areas/fees/bank-files/leave-bank-line.ts";
import { postBankEntries } from "../areas/fees/bank-files/post-bank-entries.ts";
import { reversePosting } from "../areas/fees/reverse-posting.ts";
import { leave } from "../areas/people/leave.ts";
import { merge } from "../areas/people/merge.ts";
import { runImport } from "../areas/records/apply-import.ts";
import { importFileOf, recordsNamed } from "../areas/records/import-file.ts";
import { storeSubmission } from "../areas/submissions/submissions.store.ts";
import type { ActionContext } from "../areas/use-case-context.ts";
import { personNamed } from "./everyone.ts";
import { rosa } from "./staff.ts";

const tenHours = 10 * 60 * 60 * 1000;

/** The context of staff on a day some days ago, at ten. */
const daysAgo = (context: Omit<ActionContext, "by">, days: number): ActionContext => {
  const today = plusDays(context.today, -days);
  return {
    ...context,
    by: `desk: ${rosa.name}`,
    today,
    now: new Date(startOf(today, context.rules).getTime() + tenHours),
  };
};

/** A bank's file: two credits wait, interest is put aside, and one payment was posted and taken back. */
const seedMoney = async (context: ActionContext): Promise<void> => {
  const [barry, maya, owen] = [personNamed("Barry"), personNamed("Maya"), personNamed("Owen")];
  const credits: readonly Pick<BankEntry, "amount" | "words" | "payer">[] = [
    { amount: 268_50, words: "Annual subscription", payer: owen.name },
    { amount: 537_00, words: `${maya.customerId} ${owen.customerId}`, payer: "Quill and Ledger LLP" },
    { amount: 3_17, words: "Interest", payer: "" },
    { amount: 40_00, words: `${barry.customerId} summer conference`, payer: "B. Barbados and Sons" },
  ];
  const entries = identifyEntries(
    credits.map((credit, index) => ({
      ...credit,
      line: index + 2,
      date: plusDays(context.today, -1),
      isReturned: false,
    })),
  );
  const { posted, waiting } = await postBankEntries(context, { name: "statement.csv", format: "CSV" }, entries);
  for (const { transaction } of posted)
    await reversePosting(context, transaction.reference, {
      reason: "It pays for the conference, not for the subscription.",
      way: "taken back",
      date: context.today,
    });
  for (const { bankLine, entry } of waiting)
    if (entry.words === "Interest") await leaveBankLine(context, bankLine, "Bank interest");
};

/** Imports lines of people, under their columns. */
const importPeople = async (context: ActionContext, lines: readonly (readonly string[])[]): Promise<void> => {
  const records = recordsNamed("people");
  if (!records) return;
  const file = importFileOf(records, "people.csv", lines.map((cells) => `${cells.join(",")}\n`).join(""));
  await runImport(context, context.database, {
    files: [() => file],
    isSynchronising: false,
    isStoring: true,
    names: [file.file],
    onChanges: () => undefined,
  });
};

/** An import of particulars, which can be undone. */
const seedImport = (context: ActionContext): Promise<void> =>
  importPeople(context, [
    ["customerId", "nationality"],
    [personNamed("Mei").customerId, "Malaysian"],
    [personNamed("Barry").customerId, "Barbadian"],
  ]);

/** Somebody who has resigned, and a second account of somebody that became part of their first. */
const seedFormerAccounts = async (context: ActionContext): Promise<void> => {
  const [left, second] = ["4109001", "4109008"];
  await importPeople(context, [
    ["customerId", "email", "firstName", "surname", "customerType"],
    [left, "rhoda.resigned@example.org", "Rhoda", "Resigned", "member"],
    [second, "b.barbados@example.org", "Barry", "Barbados", "member"],
  ]);
  await leave(context, left, { kind: "resigned", on: context.today, reason: "Letter of the day before" });
  await merge(context, second, personNamed("Barry").customerId);
};

/** Stores a review of the latest declared year and asks its sample for evidence; no review where the sample is empty. */
const seedReview = async (context: ActionContext): Promise<void> => {
  const { database, today, rules } = context;
  const { customerId } = personNamed("Mei");
  const latest = await database
    .selectFrom("cpdYears")
    .select("year")
    .where("customerId", "=", customerId)
    .orderBy("year", "desc")
    .executeTakeFirst();
  if (!latest || sampleSizeOf(rules.review.sample.UNIT_ROUTE, 1) === 0) return;
  const { year } = latest;
  const { opens } = declarationDates(year, rules.cpd);
  const answers: Declaration = {
    year,
    isRequirementsMet: true,
    route: "UNIT_ROUTE",
    isEngagementPartner: false,
    isConfirmed: true,
  };
  await storeSubmission(database, {
    kind: "declaration",
    reference: `CPD-${String(year)}-${customerId}`,
    customerId,
    answers,
    now: startOf(opens, rules),
    today: opens,
  });
  const { review } = await drawReview(context, { year });
  const request = { wanted: "The certificates of your courses.", by: plusDays(today, 21) };
  await requestFromSample(context, review, request);
};

/** Stores what staff of the trial did in the last days, so that each list of the desk shows something. */
export const seedDesk = async (context: Omit<ActionContext, "by">): Promise<void> => {
  await seedImport(daysAgo(context, 5));
  await seedFormerAccounts(daysAgo(context, 4));
  await seedMoney(daysAgo(context, 2));
  await seedReview(daysAgo(context, 1));
};
