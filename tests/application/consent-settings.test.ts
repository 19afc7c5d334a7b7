import { expect, test } from "vitest";
import { ConsentSettings } from "../../application/my-details/consent-settings.ts";
import { ok } from "../../application/ports/result.ts";
import type { ConsentRecord, PersonalRecords } from "../../application/ports/personal-records.ts";
import type { Customer } from "../../application/shell/customer.ts";
import { Failures } from "../../application/shell/failures.ts";
import { TestClock } from "../actors/test-clock.ts";

const on: ConsentRecord = { consents: { abMagazine: true }, primaryContactMechanisms: ["email"] };
const off: ConsentRecord = { ...on, consents: { abMagazine: false } };

/** A member's switches, whose answers come when they are told to. */
const switchboard = async () => {
  const reads: ((record: ConsentRecord) => void)[] = [];
  const saves: (() => void)[] = [];
  const consents = new ConsentSettings(
    {
      consents: () =>
        new Promise<ConsentRecord>((resolve) => {
          reads.push(resolve);
        }),
      saveConsents: () =>
        new Promise((resolve) => {
          saves.push(() => resolve(ok(undefined)));
        }),
    } as unknown as PersonalRecords,
    { person: { userType: "member", countryOfResidence: "United Kingdom", onlineCountry: false } } as unknown as Customer,
    new Failures({ report: () => undefined }, () => "an-id"),
    new TestClock(new Date("2026-03-04T12:00:00Z")),
    () => undefined,
  );
  const first = consents.record.load();
  reads.shift()?.(off);
  await first;
  const refresh = () => consents.record.refreshBehind(() => true);
  return { consents, refresh, answer: (record: ConsentRecord) => reads.shift()?.(record), store: () => saves.shift()?.() };
};

test("an answer that was asked for before a switch was moved does not move it back", async () => {
  const { consents, refresh, answer, store } = await switchboard();
  const refreshed = refresh();
  const moved = consents.move("abMagazine");
  store();
  await moved;
  answer(off);
  await refreshed;
  expect(consents.stateOf("abMagazine")).toEqual({ value: true, isLoading: false });
});

test("nor does one that was asked for while it was being stored", async () => {
  const { consents, refresh, answer, store } = await switchboard();
  const moved = consents.move("abMagazine");
  const refreshed = refresh();
  store();
  await moved;
  answer(off);
  await refreshed;
  expect(consents.stateOf("abMagazine").value).toBe(true);
});

test("what was changed elsewhere shows with the answer", async () => {
  const { consents, refresh, answer } = await switchboard();
  const refreshed = refresh();
  answer(on);
  await refreshed;
  expect(consents.stateOf("abMagazine").value).toBe(true);
});
