import { expect, test } from "vitest";

import {
  moveSwitch,
  switchRefused,
  switchStored,
  type ConsentSwitches,
} from "../../../domain/my-details/consent-switches.ts";

const off = { value: false, isLoading: false };
const both = { importantUpdatesByEmail: off, accountCorrespondenceByEmail: off } as unknown as ConsentSwitches;

test("storing a consent also stores those that depend on it, except ones with a change in progress (CONS-02)", () => {
  const moved = moveSwitch(moveSwitch(both, "importantUpdatesByEmail"), "accountCorrespondenceByEmail");
  const stored = switchStored(moved, "importantUpdatesByEmail", true);
  expect(stored.importantUpdatesByEmail).toEqual({ value: true, isLoading: false });
  expect(stored.accountCorrespondenceByEmail).toEqual({ value: true, isLoading: true });
});

const on = { value: true, isLoading: false };
const bothOn: ConsentSwitches = { importantUpdatesByEmail: on, accountCorrespondenceByEmail: on };

test("account correspondence follows important updates, but only once they are stored (CONS-02)", () => {
  const moved = moveSwitch(bothOn, "importantUpdatesByEmail");
  expect(moved.accountCorrespondenceByEmail).toEqual(on);
  expect(switchStored(moved, "importantUpdatesByEmail", false)).toEqual({
    importantUpdatesByEmail: off,
    accountCorrespondenceByEmail: off,
  });
});

test("account correspondence does not follow a refusal (CONS-02, CONS-10)", () => {
  const moved = moveSwitch(bothOn, "importantUpdatesByEmail");
  expect(switchRefused(moved, "importantUpdatesByEmail", "GENERIC")).toEqual({
    importantUpdatesByEmail: { ...on, refusal: "GENERIC" },
    accountCorrespondenceByEmail: on,
  });
});

test("important updates do not follow account correspondence (CONS-02)", () => {
  const moved = moveSwitch(bothOn, "accountCorrespondenceByEmail");
  expect(switchStored(moved, "accountCorrespondenceByEmail", false).importantUpdatesByEmail).toEqual(on);
});
