import { hasReceipt, receiptFileName, withReceiptsInForce } from "../../../../domain/fees/transactions.ts";
import type { ServedFile } from "../../platform/api/serve.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { issuePaper, type PaperDependencies } from "../issued-documents/issue-paper.ts";
import type { IssueContext } from "../issued-documents/issued.store.ts";
import { transactionsBefore, transactionsOf } from "./fees.store.ts";
import { receiptPaper } from "./receipt.ts";

/** Issues the receipt of a customer's payment; a refusal where there is none. FEES-03 */
export const issueReceipt = async (
  request: IssueContext,
  dependencies: PaperDependencies,
  reference: string,
): Promise<ServedFile> => {
  const { database, customer, rules } = request;
  const { customerId } = customer;
  const transactions = withReceiptsInForce(await transactionsOf(database, customerId));
  const payment = transactions.find((each) => each.reference === reference);
  if (!payment || !hasReceipt(payment)) throw wordedRefusal("unknown", "NO_SUCH_RECEIPT");
  const before = await transactionsBefore(database, customerId, reference);
  return {
    name: receiptFileName(reference, customerId),
    bytes: await issuePaper(dependencies, request, {
      kind: "receipt",
      subject: reference,
      write: (language) => receiptPaper(dependencies, { customer, payment, before, rules, language }),
    }),
  };
};
