import { expect, test } from "vitest";

import { Drafts } from "../../../application/flow/drafts.ts";
import { Account } from "../../../application/my-details/account.ts";
import type { AccountRecord, PersonalRecords } from "../../../application/ports/personal-records.ts";
import { ok } from "../../../application/ports/result.ts";
import type { Customer } from "../../../application/shell/customer.ts";
import { FailedSaves } from "../../../application/shell/failed-saves.ts";
import { Failures } from "../../../application/shell/failures.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import type { Session } from "../../../application/shell/session.ts";
import { Toasts } from "../../../application/shell/toasts.ts";
import { messages } from "../../../domain/kernel/field-rules.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { TestClock, hurried } from "../support/test-clock.ts";

/** An account that records the saved changes. */
const accountOf = async (record: Partial<AccountRecord>) => {
  const clock = new TestClock(new Date("2026-06-15T12:00:00"));
  const sent: unknown[] = [];
  const records = {
    account: () => Promise.resolve({ memberQualifications: [], version: "1", ...record } as unknown as AccountRecord),
    saveAccount: (change: unknown) => {
      sent.push(change);
      return Promise.resolve(ok(undefined));
    },
  } as unknown as PersonalRecords;
  const newIdentifier = () => "a-reference";
  const account = new Account(records, {
    customer: { person: { userType: "student" }, knownNotifications: [] } as unknown as Customer,
    failures: new Failures({ report: () => undefined }, newIdentifier),
    clock,
    rules: defaultRules,
    toasts: new Toasts(clock),
    failedSaves: new FailedSaves(),
    drafts: new Drafts(memoryTab(), { user: { customerId: "1" } } as unknown as Session, hurried),
    navigationGuard: new NavigationGuard(),
    newIdentifier,
    track: () => undefined,
  });
  await account.record.load();
  return { answers: account.answers, sent };
};

const transfer = { availableOptions: [{ value: "NOW", contentKey: "now", style: "default" }] };

test("saving requires a transfer choice, and sends it unchanged (ACCT-04)", async () => {
  const { answers, sent } = await accountOf({ canTransfer: true, transferFIAToAcca: transfer });
  const form = answers.transferFIAToAcca;
  form.edit();
  await form.save();
  expect([form.touched.problemOf("selectedOption"), sent]).toEqual([messages.required, []]);
  form.change({ selectedOption: "NOW" });
  await form.save();
  expect(sent).toEqual([{ transferFIAToAcca: { selectedOption: "NOW" } }]);
});

test("saving requires an Oxford Brookes answer (ACCT-05)", async () => {
  const { answers, sent } = await accountOf({ oxfordBrookes: { eligible: true, status: "", blocked: false } });
  const form = answers.oxfordBrookes;
  form.edit();
  await form.save();
  expect([form.touched.problemOf("status"), sent]).toEqual([messages.required, []]);
});
