import type { Address, ContactSection, Email, SavedAddress, SavedPhone } from "../../domain/my-details/contact.ts";
import type { RefusalReason } from "../../domain/my-details/save-refusals.ts";
import type { Answered } from "./answered.ts";

/** Why a record was not changed: a newer version of it is stored, or the institute refused. */
export type SaveRefusal = RefusalReason | "NEWER";

/** What the institute has on record to reach a customer by. CONT-01 */
export interface ContactRecord {
  readonly email?: Email | undefined;
  readonly primaryPhoneNumber?:
    | {
        readonly number?: string | undefined;
        /** Without its plus sign. */
        readonly countryCode?: string | undefined;
        readonly lineType?: string | undefined;
        readonly contactId?: string | undefined;
      }
    | undefined;
  readonly mailingAddress?: Address | undefined;
  readonly secondaryAddress?: Address | undefined;
  readonly readOnly: Readonly<Partial<Record<ContactSection, boolean | undefined>>>;
  readonly version: string;
}

/** The parts of the contact details to be changed. CONT-08 */
export interface ContactChange {
  readonly email?: { readonly address: string; readonly contactId?: string };
  readonly primaryPhoneNumber?: SavedPhone;
  readonly mailingAddress?: SavedAddress;
  readonly secondaryAddress?: SavedAddress;
}

/** The institute's records of what a customer may look after in My details. A change names the version it was made upon. */
export interface PersonalRecords {
  contact(): Promise<ContactRecord>;
  saveContact(change: ContactChange, version: string): Promise<Answered<ContactRecord, SaveRefusal>>;
}
