import { expect, test } from "vitest";

import { addressValues, ContactDetails, phoneValues } from "../../../application/my-details/contact-details.ts";
import type { AddressBook, PersonalRecords } from "../../../application/ports/personal-records.ts";
import { ok } from "../../../application/ports/result.ts";
import type { FlowServices } from "../../../application/shell/flow-services.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import { resourceOf } from "../../../application/shell/resource.ts";
import { TestClock } from "../support/test-clock.ts";

type Address = Parameters<typeof addressValues>[0];
type Record = Parameters<typeof phoneValues>[0];

test.each([
  [
    "without a number on record it is that of the country the person lives in",
    { number: "", countryCode: "353" },
    "+44",
  ],
  ["without a code on record likewise", { number: "7700900107", countryCode: "" }, "+44"],
  ["with both it is the one on record", { number: "7700900107", countryCode: "353" }, "+353"],
  ["with nothing on record likewise the country's", undefined, "+44"],
])("the initial area code: %s", (_, primaryPhoneNumber, code) => {
  expect(phoneValues({ primaryPhoneNumber } as Record, "+44")).toEqual({
    number: primaryPhoneNumber?.number ?? "",
    countryCode: code,
  });
});

test.each([
  ["of the country that is on record", { country: "Ireland" }, "France", "Ireland"],
  ["of the country the person lives in, where none is on record", undefined, "France", "France"],
  ["of none, where nobody knows in which country the person lives", undefined, undefined, ""],
])("an address starts as one %s", (_, address, own, country) => {
  expect(addressValues(address as Address, own)).toMatchObject({ country });
});

test.each([
  [{ addressSearch: false }, false],
  [{ addressSearch: true }, true],
  [{}, true],
])("with the configuration %j an address is searched for: %s (CONT-02)", (configuration, isSearched) => {
  const services = { failures: { raise: () => undefined }, navigationGuard: new NavigationGuard() };
  const contact = new ContactDetails(
    resourceOf(() => Promise.reject(new Error("not requested")), services.failures.raise),
    {} as PersonalRecords,
    {} as AddressBook,
    services as unknown as FlowServices,
    configuration,
    () => undefined,
  );
  const searches = [contact.mailingAddress.search, contact.secondaryAddress.search];
  expect(searches.map((search) => search !== undefined)).toEqual([isSearched, isSearched]);
});

test("another country clears the search results of each address (CONT-02)", async () => {
  const services = {
    failures: { raise: () => undefined },
    navigationGuard: new NavigationGuard(),
    customer: { person: {} },
    clock: new TestClock(new Date(0)),
    track: () => undefined,
  };
  const found = { suggestionId: "1", text: "12 Ledger Lane, Glasgow" };
  const contact = new ContactDetails(
    resourceOf(() => Promise.reject(new Error("not requested")), services.failures.raise),
    {} as PersonalRecords,
    { search: () => Promise.resolve(ok([found])) } as unknown as AddressBook,
    services as unknown as FlowServices,
    {},
    () => undefined,
  );
  for (const { search, chooseCountry } of [contact.mailingAddress, contact.secondaryAddress]) {
    await search?.search("12 Ledger Lane");
    expect(search?.found).toEqual([found]);
    chooseCountry("Ireland");
    expect(search?.found).toEqual([]);
  }
});
