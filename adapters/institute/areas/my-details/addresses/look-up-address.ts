import type { AddressDetail, AddressSuggestion } from "../../../../../domain/my-details/address-detail.ts";
import type { AddressSearch } from "../../../platform/addresses/address-search.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";

/** The configured search; throws a refusal where there is none. */
const assertOffered = (search: AddressSearch | undefined): AddressSearch => {
  if (search) return search;
  throw new RefusalError("unknown", "NO_ADDRESS_SEARCH", "There is no address search here: addresses are typed.");
};

/** Suggestions for typed words, limited to a country (ISO 3166-1 alpha-2) if given. CONT-02 */
export const suggestAddresses = (
  search: AddressSearch | undefined,
  typed: string,
  country: string | undefined,
): Promise<readonly AddressSuggestion[]> => assertOffered(search).find(typed, country);

/** The address of a suggestion; a refusal for an unknown one. CONT-02 */
export const lookUpAddress = async (search: AddressSearch | undefined, id: string): Promise<AddressDetail> => {
  const detail = await assertOffered(search).detail(id);
  if (!detail) throw new RefusalError("unknown", "NO_SUCH_ADDRESS", "There is no such address.");
  return detail;
};
