import { expect, test } from "vitest";

import type { Account } from "../../../application/my-details/account.ts";
import { retirementFactsOf } from "../../../application/retirement/retirement-register.ts";
import type { Customer } from "../../../application/shell/customer.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { anyProfile } from "../support/any-profile.ts";
import { TestClock } from "../support/test-clock.ts";

// Account details must contain the criteria; the profile may.
test.each([
  ["the account details alone", "NON-STANDARD", undefined, "NON-STANDARD"],
  ["the profile, while the account details are not known", undefined, "NON-STANDARD", "NON-STANDARD"],
  ["the account details, where the profile says otherwise", "NON-STANDARD", "STANDARD", "NON-STANDARD"],
  ["neither", undefined, undefined, undefined],
])("a fellow's retirement criteria come from %s (RETR-03)", (_by, onRecord, inProfile, expected) => {
  const person = { ...anyProfile, ...(inProfile !== undefined && { retirementCriteria: inProfile }) };
  const account = { record: { value: onRecord === undefined ? undefined : { retirementCriteria: onRecord } } };
  const facts = retirementFactsOf({ person } as unknown as Customer, account as unknown as Account, {
    clock: new TestClock(new Date("2026-06-15T09:00:00Z")),
    rules: defaultRules,
  });
  expect(facts.retirementCriteria).toBe(expected);
});
