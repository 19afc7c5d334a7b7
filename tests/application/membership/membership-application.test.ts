import { expect, test } from "vitest";

import { membershipChoices } from "../../../application/membership/membership-application.ts";
import type { Lookups, PersonalRecords } from "../../../application/ports/personal-records.ts";
import { ok } from "../../../application/ports/result.ts";
import type { Customer } from "../../../application/shell/customer.ts";
import type { Failures } from "../../../application/shell/failures.ts";
import type { Employment } from "../../../domain/my-details/employment.ts";

const option = (value: string) => ({ value, label: value });
const offered = {
  membershipEmploymentCategories: [option("EMPLOYED"), option("RETIRED")],
  businessCategories: [option("FINANCE")],
  organisationSizes: [option("SMALL"), option("LARGE")],
};

const prefilledFrom = async (employment: Partial<Employment>) => {
  const lookups = {
    employment: () => Promise.resolve(offered),
    networks: () => Promise.resolve(ok([])),
  } as unknown as Lookups;
  const records = { employment: () => Promise.resolve(employment) } as unknown as PersonalRecords;
  const choices = membershipChoices(lookups, records, {
    customer: { person: { userType: "affiliate" } } as Customer,
    failures: {} as Failures,
  });
  await choices.load();
  return choices.value?.known;
};

test("an application fails in its place without any employment category (MEMB-05)", async () => {
  const lookups = {
    employment: () => Promise.resolve({ ...offered, membershipEmploymentCategories: [] }),
    networks: () => Promise.resolve(ok([])),
  } as unknown as Lookups;
  const records = { employment: () => Promise.resolve({}) } as unknown as PersonalRecords;
  const customer = { person: { userType: "affiliate" } } as Customer;
  const choices = membershipChoices(lookups, records, { customer, failures: {} as Failures });
  await choices.load();
  expect(choices.hasFailed).toBe(true);
});

test("an application starts with recorded employment that is still offered (MEMB-05)", async () => {
  const employment = {
    employmentCategory: "EMPLOYED",
    businessCategory: "FINANCE",
    organisationSize: "LARGE",
    companyName: "Ledger",
    jobTitle: "Clerk",
  };
  expect(await prefilledFrom(employment)).toEqual(employment);
});

test("an application starts without recorded employment that is no longer offered (MEMB-05)", async () => {
  const known = await prefilledFrom({
    employmentCategory: "EMPLOYED",
    businessCategory: "WHALING",
    organisationSize: "HUGE",
  });
  expect(known).toEqual({ employmentCategory: "EMPLOYED", companyName: "", jobTitle: "" });
});
