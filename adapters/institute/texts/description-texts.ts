import { line, lineWith, object, type ContentOf, type Shape } from "../../../domain/kernel/content.ts";

/** Descriptions of charges and payments that are posted without one. RULE-04 */
export const descriptionDocuments = {
  "transaction-descriptions": object({
    subscription: lineWith("year"),
    card: line,
    bankTransfer: line,
    /** A payment on the pages of a payment provider. */
    online: line,
    /** A payment by what came and what it pays. FEES-03 */
    payment: lineWith("way", "charges"),
    // What is put right bears the description of the posting that it takes back. CORR-01
    creditNote: lineWith("description"),
    reversal: lineWith("description"),
    refund: lineWith("description"),
    reinstated: lineWith("description"),
    creditPaidOut: line,
    /** Why a payment from a bank file no longer counts. BANK-02 */
    sameMoney: lineWith("reference"),
    /** Why a charge was taken back with its fee run, unless staff give another reason. YEAR-05 */
    runTakenBack: line,
    /** Why a subscription was taken back and charged anew at the rate of another group. YEAR-05 */
    rateChanged: lineWith("year", "amount"),
  }),
} as const satisfies Record<string, Shape>;

/** What a payment paid: each charge with its reference, and what is left as credit; on the receipt and in its mail. FEES-03 */
export const paidLines = object({ charge: lineWith("charge", "reference"), credit: line });
export type PaidLines = ContentOf<typeof paidLines>;
