import type { PasswordRefusal } from "../../domain/customer/password.ts";
import type { UserType } from "../../domain/customer/user-type.ts";
import type { AccountChange, AccountDetails } from "../../domain/my-details/account.ts";
import type { AddressDetail, AddressSuggestion } from "../../domain/my-details/address-detail.ts";
import type { ConsentId } from "../../domain/my-details/consents.ts";
import type { Address, ContactSection, Email, SavedAddress, SavedPhone } from "../../domain/my-details/contact.ts";
import type { Country } from "../../domain/my-details/countries.ts";
import type { Employment, EmploymentSave } from "../../domain/my-details/employment.ts";
import type { Network } from "../../domain/my-details/networks.ts";
import type { RefusalReason } from "../../domain/my-details/save-refusals.ts";
import type { SignInEmailChange, SignInEmailRefusal } from "../../domain/my-details/sign-in-email.ts";
import type { CallFailure, Result } from "./result.ts";

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

/** What the institute has on record of a customer's account. ACCT-01, ACCT-04, ACCT-05 */
export interface AccountRecord extends AccountDetails {
  readonly version: string;
}

export interface EmploymentRecord extends Employment {
  readonly version: string;
}

/** What a customer has agreed to, and by what they can be reached. CONS-01 */
export interface ConsentRecord {
  readonly consents: Readonly<Partial<Record<ConsentId, boolean | undefined>>>;
  readonly primaryContactMechanisms: readonly ("email" | "mobile")[];
}

/** The networks a member belongs to. NETW-01 */
export interface NetworkRecord {
  readonly networks: readonly Network[];
  readonly version: string;
}

type Saved = Promise<Result<undefined, SaveRefusal>>;

/** The institute's records of what a customer may look after in My details. A change names the version it was made upon. */
export interface PersonalRecords {
  contact(): Promise<ContactRecord>;
  saveContact(change: ContactChange, version: string): Promise<Result<ContactRecord, SaveRefusal>>;
  account(type: UserType): Promise<AccountRecord>;
  saveAccount(change: AccountChange, version: string): Saved;
  employment(type: UserType): Promise<EmploymentRecord>;
  saveEmployment(employment: EmploymentSave, version: string): Saved;
  consents(): Promise<ConsentRecord>;
  /** Consents are switches, each by itself: the latest answer holds. */
  saveConsents(
    consents: Readonly<Partial<Record<ConsentId, boolean>>>,
  ): Promise<Result<undefined, Exclude<RefusalReason, "INVALID_EMAIL">>>;
  networks(): Promise<NetworkRecord>;
  saveRegionalNetwork(codes: readonly string[], version: string): Saved;
  saveEmploymentNetworks(codes: readonly string[], version: string): Saved;
}

/** One of several to choose from: what is kept, and what is read. */
export interface LookupOption {
  readonly value: string;
  readonly label: string;
}

/** What may be chosen of employment. EMPL-01, MEMB-05 */
export interface EmploymentLookups {
  readonly jobTitles: readonly LookupOption[];
  readonly businessCategories: readonly LookupOption[];
  readonly employmentCategories: readonly LookupOption[];
  readonly organisationSizes: readonly LookupOption[];
  readonly jobCategories: readonly LookupOption[];
  readonly membershipEmploymentCategories: readonly LookupOption[];
  readonly professionalQualifications: readonly LookupOption[];
}

/** The institute's lists of what may be chosen. */
export interface Lookups {
  employment(type: UserType): Promise<EmploymentLookups>;
  networks(): Promise<readonly Network[]>;
}

export interface AddressBook {
  countries(): Promise<readonly Country[]>;
  /** Searches within a country, by its ISO 3166 alpha-2 code, where one is given. */
  search(text: string, country: string | undefined): Promise<Result<readonly AddressSuggestion[], CallFailure>>;
  detail(id: string): Promise<Result<AddressDetail, CallFailure>>;
}

export interface SignInDetails {
  readonly email: string;
  /** What it will be once a link that was sent there is opened. */
  readonly awaited?: string | undefined;
  /** Where a forgotten password is chosen anew. Absent where another service looks after the sign-in: all of it is changed there. */
  readonly forgotten?: string | undefined;
}

/** The institute's record of what somebody signs in with. LOGN-01, PASS-02 */
export interface SignInRecord {
  details(): Promise<SignInDetails>;
  /** Has a link sent to another email, which is signed in with once the link is opened. */
  changeEmail(change: SignInEmailChange): Promise<Result<undefined, SignInEmailRefusal>>;
  changePassword(present: string, chosen: string): Promise<Result<undefined, PasswordRefusal>>;
}
