import { paymentDifferences } from "../../../../../domain/institute/fees/payment-differences.ts";
import type { PostedPayment } from "../prepare-payments.ts";
import type { EntryPayment } from "./match-entries.ts";

type Posted = PostedPayment<EntryPayment>;

const differencesOf = ({ payment: { entry }, person, open }: Posted) => paymentDifferences(entry, { ...person, open });

/** The differences between a credit and the account of the person whom it names, in words; "" without any. BANK-03 */
export const differenceWords = (posted: Posted): string => {
  const differences = differencesOf(posted);
  return differences.length === 0 ? "" : `Different ${differences.join(" and ")}`;
};

/** The payments of a file, those that differ first. BANK-03 */
export const differingFirst = (posted: readonly Posted[]): readonly Posted[] =>
  posted
    .map((each) => ({ each, count: differencesOf(each).length }))
    .toSorted((one, other) => other.count - one.count)
    .map(({ each }) => each);
