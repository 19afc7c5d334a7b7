import { passwordFault, passwordFaultCodes, passwordMessages } from "../../../../domain/customer/password.ts";
import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { ruleRefusal } from "../../platform/http/refusal-texts.ts";
import { inTransaction } from "../../platform/storage/storage.ts";
import { isCommonPassword } from "../../provider/credentials/common-passwords.ts";
import { knownWordsOf, setPassword } from "../../provider/credentials/passwords.ts";
import { hashPassword, isPassword, withHashingSlot } from "../../provider/password.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import type { ActionContext } from "../use-case-context.ts";
import { assertCurrentPassword, assertOwnProvider } from "./reauthenticate.ts";

interface PasswordChange {
  readonly present: string;
  readonly chosen: string;
  /** The sign-in that stays; all others end. */
  readonly keeping: string | undefined;
}

type PasswordServices = Pick<ApiDependencies, "ownProvider" | "body" | "passwordCost">;

/** The hash of the chosen password; undefined for a repeat after a lost response, when it is the current one already. */
const newHashOf = async (
  customer: CustomerRow,
  { present, chosen }: PasswordChange,
  { body, passwordCost }: PasswordServices,
): Promise<string | undefined> => {
  if (!(await isPassword(present, customer.passwordHash))) {
    await assertCurrentPassword(chosen, customer);
    return undefined;
  }
  const fault = passwordFault(chosen, isCommonPassword, knownWordsOf(customer, body));
  if (fault !== undefined) throw ruleRefusal(passwordFaultCodes[fault], passwordMessages[fault], { end: "." });
  return hashPassword(chosen, passwordCost);
};

/** Changes a customer's password, ends their other sign-ins, and writes to them. Hashes outside its transaction. PASS-02 */
export const changePassword = async (
  { database, now, auditKey, mails }: ActionContext,
  customer: CustomerRow,
  change: PasswordChange,
  services: PasswordServices,
): Promise<void> => {
  assertOwnProvider(services.ownProvider);
  const passwordHash = await withHashingSlot(() => newHashOf(customer, change, services));
  if (passwordHash === undefined) return;
  const { customerId } = customer;
  const chosen = { customerId, passwordHash, now, auditKey, mails, keeping: change.keeping };
  await inTransaction(database, (transaction) => setPassword(transaction, chosen));
};
