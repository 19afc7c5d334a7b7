import type { AddressDetail, AddressSuggestion } from "../../domain/my-details/address-detail.ts";
import type { Country } from "../../domain/my-details/countries.ts";
import type { Result } from "./result.ts";
import type { CallFailure } from "./call-failure.ts";

export interface AddressBook {
  countries(): Promise<readonly Country[]>;
  /** Searches within a country, by its ISO 3166 alpha-2 code, where one is given. */
  search(text: string, country: string | undefined): Promise<Result<readonly AddressSuggestion[], CallFailure>>;
  detail(id: string): Promise<Result<AddressDetail, CallFailure>>;
}
