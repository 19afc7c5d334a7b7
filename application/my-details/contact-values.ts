import type { AnswerShape } from "../../domain/kernel/answers.ts";
import { addressParts, type AddressPart } from "../../domain/my-details/address.ts";
import { addressTypeOf, addressTypes, withAddressType, type AddressType } from "../../domain/my-details/address-type.ts";
import { savedAddress, type Address, type SavedAddress } from "../../domain/my-details/contact.ts";
import type { ContactRecord } from "../ports/personal-records.ts";

/** What is typed of each section. */
export interface EmailValues {
  readonly address: string;
}
export interface PhoneValues {
  /** With its plus sign, as it is chosen: "+44". */
  readonly countryCode: string;
  readonly number: string;
}
export type AddressValues = Readonly<Record<AddressPart, string>> & {
  readonly country: string;
  readonly type: AddressType;
};

const addressWords = Object.fromEntries(addressParts.map((part) => [part, "words"])) as Record<AddressPart, "words">;

export const addressKinds: AnswerShape<AddressValues> = { ...addressWords, country: "words", type: addressTypes };

export const emailValues = (record: ContactRecord): EmailValues => ({ address: record.email?.address ?? "" });

/** Without a number on record the area code is that of the country the person lives in. CONT-03 */
export const phoneValues = (record: ContactRecord, ownCode: string): PhoneValues => {
  const { number = "", countryCode = "" } = record.primaryPhoneNumber ?? {};
  return { number, countryCode: number === "" || countryCode === "" ? ownCode : `+${countryCode}` };
};

export const addressValues = (address: Address | undefined, ownCountry: string | undefined): AddressValues => {
  const parts = Object.fromEntries(addressParts.map((part) => [part, address?.[part] ?? ""]));
  return {
    country: address?.country ?? ownCountry ?? "",
    type: addressTypeOf(address?.purpose ?? []),
    ...(parts as Record<AddressPart, string>),
  };
};

/** An address as it is saved; what is not typed stays as it is on record. CONT-04, CONT-08 */
export const addressToSave = ({ type, ...parts }: AddressValues, stored: Address | undefined): SavedAddress =>
  savedAddress({
    ...parts,
    purpose: withAddressType(stored?.purpose ?? [], type),
    isPrimary: stored?.isPrimary,
    contactId: stored?.contactId,
  });
