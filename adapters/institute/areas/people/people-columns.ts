import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { ListColumn } from "../../platform/spreadsheet.ts";
import type { ListedPerson } from "./listed-people.store.ts";

/** The status of a person; of a closed account, that it is closed or which account it was merged into. LIFE-02 */
export const statusWords = ({
  isClosed,
  status,
  mergedInto,
}: Pick<CustomerRow, "isClosed" | "status"> & { readonly mergedInto?: string | null | undefined }): string => {
  if (typeof mergedInto === "string") return `merged into ${mergedInto}`;
  return isClosed === 1 ? "closed" : status.toLowerCase();
};

/** The columns of a list of people in a file. DESK-09 */
export const peopleColumns: readonly ListColumn<ListedPerson>[] = [
  { name: "customerId", of: ({ customerId }) => customerId },
  { name: "name", of: fullNameOf },
  { name: "email", of: ({ email }) => email },
  { name: "customerType", of: ({ customerType }) => customerType.toLowerCase() },
  { name: "status", of: statusWords },
  { name: "isFellow", of: ({ isFellow }) => (isFellow === 1 ? "yes" : "no") },
  { name: "membershipDate", of: ({ membershipDate }) => membershipDate ?? "" },
  { name: "countryOfResidence", of: ({ countryOfResidence }) => countryOfResidence ?? "" },
  { name: "balance", of: ({ balance }) => balance, kind: "amount" },
];
