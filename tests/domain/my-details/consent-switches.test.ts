import { expect, test } from "vitest";

import { moveSwitch, switchStored, type ConsentSwitches } from "../../../domain/my-details/consent-switches.ts";

const off = { value: false, isLoading: false };
const both = { importantUpdatesByEmail: off, accountCorrespondenceByEmail: off } as unknown as ConsentSwitches;

test("storing a consent also stores those that depend on it, except ones with a change in progress (CONS-02)", () => {
  const moved = moveSwitch(moveSwitch(both, "importantUpdatesByEmail"), "accountCorrespondenceByEmail");
  const stored = switchStored(moved, "importantUpdatesByEmail", true);
  expect(stored.importantUpdatesByEmail).toEqual({ value: true, isLoading: false });
  expect(stored.accountCorrespondenceByEmail).toEqual({ value: true, isLoading: true });
});
