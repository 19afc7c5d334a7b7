import { expect, test } from "vitest";

import { ConsentSettings } from "../../../application/my-details/consent-settings.ts";
import type { ConsentRecord, PersonalRecords } from "../../../application/ports/personal-records.ts";
import { ok } from "../../../application/ports/result.ts";
import type { Customer } from "../../../application/shell/customer.ts";
import { FailedSaves } from "../../../application/shell/failed-saves.ts";
import { Failures } from "../../../application/shell/failures.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import { TestClock } from "../support/test-clock.ts";

const off: ConsentRecord = { consents: { abMagazine: false }, primaryContactMechanisms: ["email"] };

/** A member's consents, with responses that the test controls. */
const switchboard = async () => {
  const reads: ((record: ConsentRecord) => void)[] = [];
  const saves: { readonly store: () => void; readonly breakOff: (why: Error) => void }[] = [];
  const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
  const consents = new ConsentSettings(
    {
      consents: () =>
        new Promise<ConsentRecord>((resolve) => {
          reads.push(resolve);
        }),
      saveConsents: () =>
        new Promise((resolve, reject) => {
          saves.push({ store: () => resolve(ok(undefined)), breakOff: reject });
        }),
    } as unknown as PersonalRecords,
    {
      customer: {
        person: { userType: "member", countryOfResidence: "United Kingdom", onlineCountry: false },
      } as unknown as Customer,
      failures: new Failures({ report: () => undefined }, () => "an-id"),
      failedSaves: new FailedSaves(),
      navigationGuard: new NavigationGuard(),
      clock,
      track: () => undefined,
    },
  );
  const first = consents.record.load();
  reads.shift()?.(off);
  await first;
  const refresh = () => consents.record.revalidate(() => true);
  return {
    consents,
    refresh,
    answer: (record: ConsentRecord) => reads.shift()?.(record),
    store: () => saves.shift()?.store(),
    breakOff: (why: Error) => saves.shift()?.breakOff(why),
    clock,
  };
};

test("a response requested before a switch was moved does not move it back", async () => {
  const { consents, refresh, answer, store } = await switchboard();
  const refreshed = refresh();
  const moved = consents.move("abMagazine");
  store();
  await moved;
  answer(off);
  await refreshed;
  expect(consents.stateOf("abMagazine")).toEqual({ value: true, isLoading: false });
});

test("a response requested while a switch was saving does not move it back", async () => {
  const { consents, refresh, answer, store } = await switchboard();
  const moved = consents.move("abMagazine");
  const refreshed = refresh();
  store();
  await moved;
  answer(off);
  await refreshed;
  expect(consents.stateOf("abMagazine").value).toBe(true);
});

test("a response that arrives while a switch is saving leaves that one waiting and updates the others", async () => {
  const { consents, refresh, answer, store } = await switchboard();
  const moved = consents.move("abMagazine");
  const refreshed = refresh();
  answer({ ...off, consents: { abMagazine: false, thirdPartyMarketing: true } });
  await refreshed;
  expect([consents.stateOf("abMagazine").isLoading, consents.stateOf("thirdPartyMarketing").value]).toEqual([
    true,
    true,
  ]);
  store();
  await moved;
  expect(consents.stateOf("abMagazine")).toEqual({ value: true, isLoading: false });
});

test("a change made elsewhere shows with the response, and is not announced as saved here", async () => {
  const { consents, refresh, answer, store } = await switchboard();
  const moved = consents.move("abMagazine");
  store();
  await moved;
  expect(consents.isSaved("abMagazine")).toBe(true);
  const refreshed = refresh();
  answer(off);
  await refreshed;
  expect([consents.stateOf("abMagazine").value, consents.isSaved("abMagazine")]).toEqual([false, false]);
});

test("a save that takes five seconds shows that it is slow until it ends (CONS-10)", async () => {
  const { consents, store, clock } = await switchboard();
  const moved = consents.move("abMagazine");
  clock.goOn(4_999);
  expect(consents.isSlow("abMagazine")).toBe(false);
  clock.goOn(1);
  expect(consents.isSlow("abMagazine")).toBe(true);
  store();
  await moved;
  expect([consents.isSlow("abMagazine"), consents.isSaved("abMagazine")]).toEqual([false, true]);
});

test("a save that finishes in time never shows that it is slow", async () => {
  const { consents, store, clock } = await switchboard();
  const moved = consents.move("abMagazine");
  store();
  await moved;
  clock.goOn(5_000);
  expect(consents.isSlow("abMagazine")).toBe(false);
});

test("a save that throws shows the stored value and an error, and can be retried", async () => {
  const { consents, breakOff, store } = await switchboard();
  const moved = consents.move("abMagazine");
  breakOff(new Error("Its code did not load."));
  await expect(moved).rejects.toThrow("did not load");
  expect(consents.stateOf("abMagazine")).toEqual({ value: false, isLoading: false, refusal: "GENERIC" });
  const again = consents.move("abMagazine");
  store();
  await again;
  expect(consents.stateOf("abMagazine").value).toBe(true);
});
