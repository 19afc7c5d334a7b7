import type { Transaction } from "../../../../domain/fees/account.ts";
import { whyChargeStays } from "../../../../domain/institute/fees/fee-run-undo.ts";
import type { Pence } from "../../../../domain/kernel/money.ts";
import { undoPeriod } from "../../../../domain/submissions/events.ts";
import { customersWithIds, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { lockSurvivingAccounts } from "../../platform/customers/surviving-accounts.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { mailsWrittenAt, type PreviewedMail } from "../../platform/mail/mail-outbox.ts";
import { chunked, peopleAtOnce } from "../../platform/storage/chunked.ts";
import { dryRun } from "../../platform/storage/dry-run.ts";
import { creditCharges, mailCredits, type ChargeToCredit } from "../fees/credit-charges.ts";
import { ledgersOf } from "../fees/fees.store.ts";
import { filterRemindedSince } from "../reminders/reminders.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { chargesOf, type ChargedRun } from "./fee-runs.store.ts";

/** A charge of a run that stays, and why. */
export interface RemainingCharge {
  readonly person: CustomerRow;
  readonly charge: Pick<Transaction, "reference" | "amount">;
  readonly why: string;
}

export interface UndoneFeeRun {
  readonly charges: number;
  readonly total: Pence;
  readonly left: readonly RemainingCharge[];
  readonly mailCount: number;
  readonly firstMail: PreviewedMail | undefined;
}

export interface FeeRunUndo {
  /** Why, as those who were charged read it; required once somebody is to be informed. */
  readonly reason: string | undefined;
  /** Whether each batch is rolled back at once, so that a preview holds no lock for long. */
  readonly isDryRun?: boolean;
}

type RunCharge = Awaited<ReturnType<typeof chargesOf>>[number];

/** Locks the surviving accounts of some charges, and divides the charges into those to credit and those that stay. */
const sorted = async ({ database }: ActionContext, charges: readonly RunCharge[], reason: string) => {
  const accountOf = await lockSurvivingAccounts(
    database,
    charges.map(({ customerId }) => customerId),
  );
  const ids = [...new Set(charges.map(({ customerId }) => accountOf(customerId)))];
  const people = await customersWithIds(database, ids);
  const ledgerOf = await ledgersOf(database, ids);
  const going: ChargeToCredit[] = [];
  const left: RemainingCharge[] = [];
  for (const { customerId, reference } of charges) {
    const person = people.get(accountOf(customerId));
    const { transactions } = ledgerOf(accountOf(customerId));
    const charge = transactions.find((each) => each.reference === reference);
    if (!person || !charge) continue;
    const why = whyChargeStays(transactions, charge);
    if (why === undefined) going.push({ person, charge, reason });
    else left.push({ person, charge, why });
  }
  return { going, left };
};

/** Filters the people who can know of their charge: all after ten minutes, before that those who were reminded. */
const knowing = async (
  { database, now }: ActionContext,
  { year, chargedAt }: ChargedRun,
  charges: readonly ChargeToCredit[],
): Promise<ReadonlySet<string>> => {
  const ids = charges.map(({ person }) => person.customerId);
  if (chargedAt + undoPeriod <= now.getTime()) return new Set(ids);
  return ids.length === 0
    ? new Set()
    : filterRemindedSince(database, ids, { kind: "subscription", subject: String(year) }, chargedAt);
};

const takeBackSome = async (
  context: ActionContext,
  run: ChargedRun,
  charges: readonly RunCharge[],
  given: string | undefined,
): Promise<UndoneFeeRun> => {
  const { database, now, mails } = context;
  const { runTakenBack } = await mails.library.document("transaction-descriptions", undefined);
  const { going, left } = await sorted(context, charges, given ?? runTakenBack);
  const known = await knowing(context, run, going);
  if (known.size > 0 && given === undefined)
    throw new RefusalError("unacceptable", "NO_REASON", "Give a reason. Those who were charged get it by email.", {
      field: "reason",
    });
  const credited = await creditCharges(context, going);
  const informed = credited.filter(({ person }) => known.has(person.customerId));
  const mailCount = await mailCredits(context, informed);
  let firstMail: PreviewedMail | undefined;
  // People who have died get no mail.
  for (const { person } of mailCount === 0 ? [] : informed) {
    [firstMail] = await mailsWrittenAt(database, now, person);
    if (firstMail) break;
  }
  return {
    charges: credited.length,
    total: credited.reduce((sum, { charge }) => sum + charge.amount, 0),
    left,
    mailCount,
    firstMail,
  };
};

/**
 * Undoes a fee run: credits its unpaid charges, and lists the charges that stay. Within ten minutes of the run, only
 * those who were reminded get a mail. A later run charges the people again. Requires a transaction, except
 * for a dry run. YEAR-05, CORR-01, DESK-03
 */
export const undoFeeRun = async (
  context: ActionContext,
  run: ChargedRun,
  { reason, isDryRun = false }: FeeRunUndo,
): Promise<UndoneFeeRun> => {
  let all: UndoneFeeRun = { charges: 0, total: 0, left: [], mailCount: 0, firstMail: undefined };
  for (const some of chunked(await chargesOf(context.database, run), peopleAtOnce)) {
    const chunk = await (isDryRun
      ? dryRun(context.database, (database) => takeBackSome({ ...context, database }, run, some, reason))
      : takeBackSome(context, run, some, reason));
    all = {
      charges: all.charges + chunk.charges,
      total: all.total + chunk.total,
      left: [...all.left, ...chunk.left],
      mailCount: all.mailCount + chunk.mailCount,
      firstMail: all.firstMail ?? chunk.firstMail,
    };
  }
  return all;
};
