import type { CustomerRow } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import { invitationLifetime, newPasswordLink } from "../../provider/credentials/passwords.ts";
import type { ActionContext } from "../use-case-context.ts";
import { invitationMail } from "./invitation-mail.ts";

/** Where people sign in. */
export interface PlaceOfSignIn {
  /** The address where the embedded provider is. */
  readonly publicUrl: string;
  /** The address of another identity provider, where people sign in; undefined with the embedded one. */
  readonly signInElsewhere: string | undefined;
}

/** Throws a refusal where people sign in at another identity provider, which invites them itself. */
export const assertSignInHere = ({ signInElsewhere }: PlaceOfSignIn): void => {
  if (signInElsewhere !== undefined)
    throw new RefusalError("conflict", "ELSEWHERE", `People sign in at ${signInElsewhere}: invite them there.`);
};

/** Mails somebody a link for choosing a password at the embedded provider. Requires a transaction. PASS-01 */
export const invitePerson = async (
  { database, mails, now }: ActionContext,
  { customerId, isClosed }: CustomerRow,
  place: PlaceOfSignIn,
): Promise<void> => {
  assertSignInHere(place);
  if (isClosed === 1) throw new RefusalError("conflict", "CLOSED", "The account is closed.");
  const href = await newPasswordLink(database, {
    customerId,
    publicUrl: place.publicUrl,
    lasts: invitationLifetime,
    now,
  });
  const expiresAt = now.getTime() + invitationLifetime;
  await putInOutbox(database, { customerId, mail: invitationMail(mails, href), expiresAt }, now);
};
