import type { PasskeyRefusal, Passkeys } from "../../domain/customer/passkeys.ts";
import type { PasswordRefusal } from "../../domain/customer/password.ts";
import type { UserType } from "../../domain/customer/user-type.ts";
import type { AccountChange, AccountDetails } from "../../domain/my-details/account.ts";
import type { Activity } from "../../domain/my-details/activity.ts";
import type { AddressDetail, AddressSuggestion } from "../../domain/my-details/address-detail.ts";
import type { ConsentId } from "../../domain/my-details/consents.ts";
import type { Address, ContactSection, Email, SavedAddress } from "../../domain/my-details/contact.ts";
import type { Country } from "../../domain/my-details/countries.ts";
import type { Employment, EmploymentSave } from "../../domain/my-details/employment.ts";
import type { Network } from "../../domain/my-details/networks.ts";
import type { PersonalDataFormat } from "../../domain/my-details/personal-data.ts";
import type { SavedPhone } from "../../domain/my-details/phone.ts";
import type { RefusalReason } from "../../domain/my-details/save-refusals.ts";
import type { SignInEmailChange, SignInEmailRefusal } from "../../domain/my-details/sign-in-email.ts";
import type { TooOften } from "../../domain/shell/too-often.ts";
import type { Bytes } from "./browser.ts";
import type { CallFailure, Result } from "./result.ts";

/** Why a save failed: a newer version exists, or the institute rejected it. */
export type SaveRefusal = RefusalReason | "NEWER" | TooOften;

/** The customer's contact details on record. CONT-01 */
export interface ContactRecord {
  readonly email?: Email | undefined;
  readonly primaryPhoneNumber?:
    | {
        readonly number?: string | undefined;
        /** Without plus sign. */
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

/** The changed parts of contact details. CONT-08 */
export interface ContactChange {
  readonly email?: { readonly address: string; readonly contactId?: string };
  readonly primaryPhoneNumber?: SavedPhone;
  readonly mailingAddress?: SavedAddress;
  readonly secondaryAddress?: SavedAddress;
}

/** The customer's account on record. ACCT-01, ACCT-04, ACCT-05 */
export interface AccountRecord extends AccountDetails {
  readonly version: string;
}

export interface EmploymentRecord extends Employment {
  readonly version: string;
}

/** The customer's consents, and which contact channels exist. CONS-01 */
export interface ConsentRecord {
  readonly consents: Readonly<Partial<Record<ConsentId, boolean | undefined>>>;
  readonly primaryContactMechanisms: readonly ("email" | "mobile")[];
}

/** The networks a member belongs to. NETW-01 */
export interface NetworkRecord {
  readonly networks: readonly Network[];
  readonly version: string;
}

type SaveOutcome = Promise<Result<undefined, SaveRefusal>>;

/** The records that customers edit in My details. Each change names the version it is based on. */
export interface PersonalRecords {
  contact(): Promise<ContactRecord>;
  /** Returns the changed record, where the organisation sends it. */
  saveContact(change: ContactChange, version: string): Promise<Result<ContactRecord | undefined, SaveRefusal>>;
  account(type: UserType): Promise<AccountRecord>;
  saveAccount(change: AccountChange, version: string): SaveOutcome;
  employment(type: UserType): Promise<EmploymentRecord>;
  saveEmployment(employment: EmploymentSave, version: string): SaveOutcome;
  consents(): Promise<ConsentRecord>;
  /** Saves consents without a version: each is independent, and the last write wins. */
  saveConsents(
    consents: Readonly<Partial<Record<ConsentId, boolean>>>,
  ): Promise<Result<undefined, Exclude<RefusalReason, "INVALID_EMAIL">>>;
  networks(): Promise<Result<NetworkRecord, CallFailure>>;
  saveRegionalNetwork(codes: readonly string[], version: string): SaveOutcome;
  saveEmploymentNetworks(codes: readonly string[], version: string): SaveOutcome;
}

/** An option: stored value and display text. */
export interface LookupOption {
  readonly value: string;
  readonly label: string;
}

/** Options for employment. EMPL-01, MEMB-05 */
export interface EmploymentLookups {
  readonly jobTitles: readonly LookupOption[];
  readonly businessCategories: readonly LookupOption[];
  readonly employmentCategories: readonly LookupOption[];
  readonly organisationSizes: readonly LookupOption[];
  readonly jobCategories: readonly LookupOption[];
  readonly membershipEmploymentCategories: readonly LookupOption[];
  readonly professionalQualifications: readonly LookupOption[];
}

/** The institute's lists of options. */
export interface Lookups {
  employment(type: UserType): Promise<EmploymentLookups>;
  networks(): Promise<Result<readonly Network[], CallFailure>>;
}

export interface AddressBook {
  countries(): Promise<readonly Country[]>;
  /** Searches addresses, optionally limited to a country by ISO 3166 alpha-2 code. */
  search(text: string, country: string | undefined): Promise<Result<readonly AddressSuggestion[], CallFailure>>;
  detail(id: string): Promise<Result<AddressDetail, CallFailure>>;
}

export interface SignInDetails {
  readonly email: string;
  /** The new email address, pending confirmation through the link sent to it. */
  readonly awaited?: string | undefined;
  /** Where a forgotten password is reset. Absent when another service manages the login. */
  readonly forgotten?: string | undefined;
}

/** The customer's login details. LOGN-01, PASS-02 */
export interface SignInRecord {
  details(): Promise<SignInDetails>;
  /** Sends a confirmation link to a new email address; the change takes effect when the link is opened. */
  changeEmail(change: SignInEmailChange): Promise<Result<undefined, SignInEmailRefusal | TooOften>>;
  changePassword(present: string, chosen: string): Promise<Result<undefined, PasswordRefusal | TooOften>>;
}

/** Personal data held about the customer. DATA-01 */
export interface PersonalDataArchive {
  personalData(format: PersonalDataFormat): Promise<Result<Bytes, CallFailure>>;
}

/** The account's activity and active sign-ins. ACTV-01, ACTV-02 */
export interface ActivityRecord {
  activity(): Promise<Activity>;
  /** Ends the sign-in with a key. */
  signOut(key: string): Promise<Result<undefined, CallFailure>>;
  /** Ends every sign-in except this one. */
  signOutElsewhere(): Promise<Result<undefined, CallFailure>>;
}

/** The passkeys of the account. An empty password stands for a recent sign-in. PASS-03 */
export interface PasskeyRecord {
  passkeys(): Promise<Result<Passkeys, CallFailure>>;
  /** The options for creating a passkey. */
  begin(present: string): Promise<Result<Readonly<Record<string, unknown>>, PasskeyRefusal | TooOften>>;
  add(name: string, response: Readonly<Record<string, unknown>>): Promise<Result<undefined, PasskeyRefusal | TooOften>>;
  remove(key: string, present: string): Promise<Result<undefined, PasskeyRefusal | TooOften>>;
}
