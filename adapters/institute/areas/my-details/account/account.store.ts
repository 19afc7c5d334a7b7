import * as z from "zod/mini";

import { accountDetails } from "../../../../contract/my-details-account.contract.ts";
import type { RecordKind } from "../my-details.store.ts";

// The customer's row holds ID, name, status and nationality; the outcome of a transfer derives from the choice.
const stored = z.omit(accountDetails.answer, {
  uln: true,
  fullname: true,
  status: true,
  nationality: true,
  transferToAcca: true,
  transferDiploma: true,
  transferPapers: true,
  version: true,
});
export type StoredAccount = z.output<typeof stored>;

export const accountRecords: RecordKind<StoredAccount> = {
  name: "account",
  schema: stored,
  nothing: { memberQualifications: [] },
};
