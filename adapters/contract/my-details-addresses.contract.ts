import * as z from "zod/mini";

import { maxSearchLength, type AddressDetail } from "../../domain/my-details/address-detail.ts";
import type { Country } from "../../domain/my-details/countries.ts";
import type { Call, FieldsOf } from "./call.ts";
import { filledLine, line } from "./fields.ts";
import { emptyWhenMissing, withFallback, possiblyEmpty } from "./read-policy.ts";

const text = z.string();
const emptyIfMissing = withFallback(text, "");
// Not a failure of the page: an address can always be typed. CONT-02
const failure = "ADDRESS_LOOKUP_FETCH_ERROR";

export const addressSearch = {
  failure,
  summary: "Addresses that fit what was typed, within a country (its ISO 3166 alpha-2 code) where one is given.",
  method: "GET",
  path: "/validations/addresses",
  access: "not suspended",
  query: z.object({ text: filledLine(maxSearchLength), country: z.optional(line(2).check(z.minLength(2))) }),
  answer: z.object({
    results: z.array(z.object({ id: text, text, description: emptyIfMissing, type: emptyIfMissing })),
  }),
} as const satisfies Call;

export const addressDetail = {
  failure,
  summary: "One address of a search, part by part.",
  method: "GET",
  path: "/validations/addresses/info",
  access: "not suspended",
  query: z.object({ id: line(400) }),
  answer: z.object({
    company: emptyIfMissing,
    line1: emptyIfMissing,
    line2: emptyIfMissing,
    line3: emptyIfMissing,
    line4: emptyIfMissing,
    postalCode: emptyIfMissing,
    province: emptyIfMissing,
    adminAreaName: emptyIfMissing,
    city: emptyIfMissing,
  } satisfies FieldsOf<AddressDetail>),
} as const satisfies Call;

export const countries = {
  failure: "COUNTRIES_FETCH_ERROR",
  summary: "Every country, with its codes, its phone prefix and what its addresses may be written in.",
  method: "GET",
  path: "/validations/countries",
  cacheable: true,
  access: "not suspended",
  answer: possiblyEmpty(
    z.object({
      countries: emptyWhenMissing(
        z.array(
          z.object({
            name: text,
            iso2: emptyIfMissing,
            iso3: emptyIfMissing,
            phonePrefix: emptyIfMissing,
            asciiLanguageCode: emptyIfMissing,
            validationLevel: emptyIfMissing,
          } satisfies FieldsOf<Country>),
        ),
      ),
    }),
  ),
} as const satisfies Call;
