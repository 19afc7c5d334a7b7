import { isBlank } from "../kernel/field-rules.ts";
import { meantBy } from "../kernel/typed-text.ts";
import type { EnteredAddress } from "./address.ts";

/** An address that was found, before one is chosen. CONT-02 */
export interface AddressSuggestion {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  readonly type: string;
}

/** The greatest length of a text that addresses are searched for by. CONT-02 */
export const longestSearch = 200;

/** Whether a text may find an address: it has a letter or a digit, and is no longer than a search may be. CONT-02 */
export const mayFindAddress = (typed: string): boolean => /[\p{L}\p{N}]/u.test(typed) && meantBy(typed).length <= longestSearch;

/** An address that was chosen, as the lookup tells it. CONT-02 */
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

/** An address into which a choice is filled: parts that were typed after it was made stay. CONT-02 */
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
 * An address after one was chosen: its typed parts are those of the choice, emptied where the choice
 * has none; its country and everything else stay. The company is whom it is addressed to, the
 * administrative area the state. An addressee stays, unless it is the company of the choice before. CONT-02
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
