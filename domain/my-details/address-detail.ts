import { isBlank } from "../kernel/field-rules.ts";
import { normaliseInput } from "../kernel/typed-text.ts";
import type { EnteredAddress } from "./address.ts";

/** A search result of the address lookup. CONT-02 */
export interface AddressSuggestion {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  readonly type: string;
}

/** Maximum length of an address search. CONT-02 */
export const maxSearchLength = 200;

/** Whether an address search is valid: it contains a letter or digit and is not too long. CONT-02 */
export const mayFindAddress = (typed: string): boolean =>
  /[\p{L}\p{N}]/u.test(typed) && normaliseInput(typed).length <= maxSearchLength;

/** A chosen address, as returned by the lookup. CONT-02 */
export interface AddressDetail {
  readonly company: string;
  readonly line1: string;
  readonly line2: string;
  readonly line3: string;
  readonly line4: string;
  readonly city: string;
  readonly province: string;
  readonly adminAreaName: string;
  readonly postalCode: string;
}

/** Fills a chosen address into the form, but keeps the parts edited after the choice. CONT-02 */
export const withLaterDetail = <Address extends EnteredAddress>(
  address: Address,
  atChoice: Address,
  detail: AddressDetail,
  earlier: AddressDetail | undefined,
): Address => {
  const typedSince = Object.entries(address).filter(([part, text]) => text !== atChoice[part as keyof Address]);
  return { ...withDetail(atChoice, detail, earlier), ...(Object.fromEntries(typedSince) as Partial<Address>) };
};

/**
 * Fills a chosen address into the form: replaces all typed parts, clearing those the choice lacks, and keeps country
 * and everything else. Maps company to addressee and administrative area to state. Keeps an entered addressee, unless
 * it is the previous choice's company. CONT-02
 */
export const withDetail = <Address extends EnteredAddress>(
  address: Address,
  detail: AddressDetail,
  earlier: AddressDetail | undefined,
): Address => ({
  ...address,
  addressee: isBlank(address.addressee) || address.addressee === earlier?.company ? detail.company : address.addressee,
  addressLine1: detail.line1,
  addressLine2: detail.line2,
  addressLine3: detail.line3,
  addressLine4: detail.line4,
  city: detail.city,
  province: detail.province,
  state: detail.adminAreaName,
  postcode: detail.postalCode,
});
