import { typedName, whyNotName } from "../../../../domain/institute/customer/name.ts";
import { changeName, type PersonName } from "../../platform/customers/change-name.ts";
import { customerOf, fullNameOf, lockCustomer } from "../../platform/customers/customers.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { putInOutbox } from "../../platform/mail/mail-outbox.ts";
import { validityOn } from "../documents/verification.store.ts";
import { currentDocumentsOf, type IssuedRow } from "../issued-documents/issued.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { nameCorrectedMail } from "./account-mails.ts";

export interface CorrectedName {
  readonly before: string;
  readonly after: string;
  /** Documents that read "replaced" from now on. */
  readonly replaced: readonly IssuedRow[];
  /** Whether a mail tells the person. */
  readonly isMailed: boolean;
}

/**
 * Corrects a person's name; parts that are not given stay. What bears the earlier name is replaced with the next download.
 * Requires a transaction. LIFE-03
 */
export const correctName = async (
  context: ActionContext,
  customerId: string,
  given: Partial<PersonName>,
): Promise<CorrectedName> => {
  const { database, now, today, mails } = context;
  await lockCustomer(database, customerId);
  const person = await customerOf(database, customerId);
  const { firstName = person.firstName, surname = person.surname } = given;
  const parts = typedName({ firstName, surname });
  const initials = parts.firstName === person.firstName ? person.initials : parts.firstName.slice(0, 1);
  const name = { ...parts, initials: given.initials ?? initials };
  const why = isErased(person) ? "They were erased." : whyNotName(name);
  if (why !== undefined) throw new RefusalError("unacceptable", "NO_NAME", why);
  if (fullNameOf(name) === fullNameOf(person))
    throw new RefusalError("conflict", "SAME_NAME", "They already have this name.");
  await changeName(context, database, person, name);
  const corrected = await customerOf(database, customerId);
  const replaced: IssuedRow[] = [];
  for (const document of await currentDocumentsOf(database, customerId)) {
    const { state } = await validityOn(database, document, person, today);
    if (state === "valid" && (await validityOn(database, document, corrected, today)).state === "replaced")
      replaced.push(document);
  }
  const after = fullNameOf(corrected);
  const isMailed = await putInOutbox(database, { customerId, mail: nameCorrectedMail(mails, after) }, now);
  return { before: fullNameOf(person), after, replaced, isMailed };
};
