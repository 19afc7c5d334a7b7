import type { Passkey } from "../../../../domain/customer/passkeys.ts";
import { passkeysOf, shownPasskey } from "../../provider/credentials/passkeys.store.ts";
import { hasPassword } from "../../provider/password.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import type { ReadContext } from "../use-case-context.ts";

/** A customer's passkeys, and whether a browser on an origin can create another. PASS-03 */
export const readPasskeys = async (
  { database, customer }: ReadContext,
  { ownProvider, publicUrl }: Pick<ApiDependencies, "ownProvider" | "publicUrl">,
  origin: string | undefined,
): Promise<{ readonly passkeys: readonly Passkey[]; readonly hasPassword: boolean; readonly canAdd: boolean }> => ({
  passkeys: (await passkeysOf(database, customer.customerId)).map(shownPasskey),
  hasPassword: hasPassword(customer.passwordHash),
  // Passkeys are bound to the public address; browsers create none for it elsewhere.
  canAdd: ownProvider !== undefined && [undefined, new URL(publicUrl).origin].includes(origin),
});
