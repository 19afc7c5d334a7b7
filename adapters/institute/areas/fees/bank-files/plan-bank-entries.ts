import { chunked } from "../../../platform/storage/chunked.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { preparePayments } from "../prepare-payments.ts";
import { adoptableOf } from "./adopt-postings.ts";
import { filterNewEntries, type IdentifiedEntry, type ReportingFile } from "./bank-lines.store.ts";
import { linesAtOnce } from "./lines-at-once.ts";
import { matchEntries, payersOfEntries, type EntryPayment, type WaitingEntry } from "./match-entries.ts";
import type { PostedBankEntries } from "./post-bank-entries.ts";

/** What `postBankEntries` would do; changes nothing and locks nothing. BANK-02, BANK-03 */
export const planBankEntries = async (
  context: ActionContext,
  file: ReportingFile,
  entries: readonly IdentifiedEntry[],
): Promise<PostedBankEntries> => {
  const { database } = context;
  const payments: EntryPayment[] = [];
  const waiting: WaitingEntry[] = [];
  for (const some of chunked(entries, linesAtOnce(database))) {
    const added = await filterNewEntries(database, some);
    const namedBy = await payersOfEntries(database, added);
    const adopted = await adoptableOf(database, added);
    const matched = await matchEntries(context, file, { added, namedBy, adopted });
    payments.push(...matched.payments);
    waiting.push(...matched.waiting);
  }
  const prepared = new Map((await preparePayments(context, payments)).map((each) => [each.payment, each]));
  return {
    posted: payments.flatMap((payment) => prepared.get(payment) ?? []),
    waiting,
    repeated: entries.length - payments.length - waiting.length,
  };
};
