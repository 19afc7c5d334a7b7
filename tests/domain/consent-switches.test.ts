import { expect, test } from "vitest";
import { moveSwitch, switchStored, type ConsentSwitches } from "../../domain/my-details/consent-switches.ts";

const off = { value: false, isLoading: false };
const both = { importantUpdatesByEmail: off, accountCorrespondenceByEmail: off } as unknown as ConsentSwitches;

test("what follows from a consent that is stored is stored with it, and goes on waiting for a move of its own (CONS-02)", () => {
  const moved = moveSwitch(moveSwitch(both, "importantUpdatesByEmail"), "accountCorrespondenceByEmail");
  const stored = switchStored(moved, "importantUpdatesByEmail", true);
  expect(stored.importantUpdatesByEmail).toEqual({ value: true, isLoading: false });
  expect(stored.accountCorrespondenceByEmail).toEqual({ value: true, isLoading: true });
});
