import type { AddressDetail, AddressSuggestion } from "../../../../domain/my-details/address-detail.ts";

/** Finds addresses while they are typed. CONT-02 */
export interface AddressSearch {
  /** Suggestions for typed words, limited to a country (ISO 3166-1 alpha-2) if given. */
  readonly find: (typed: string, country: string | undefined) => Promise<readonly AddressSuggestion[]>;
  /** The address of a suggestion; undefined for an unknown id. */
  readonly detail: (id: string) => Promise<AddressDetail | undefined>;
}
