import { isBlank } from "../kernel/field-rules.ts";
import type { EnteredAddress } from "./address.ts";

/** An address that was found, before one is chosen. CONT-02 */
export interface AddressSuggestion {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  readonly type: string;
}

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
