import { expect, it } from "vitest";

import { Drafts } from "../../../application/flow/drafts.ts";
import type { Session } from "../../../application/shell/session.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { TestClock } from "../support/test-clock.ts";

const key = "guildhall.draft.1.a form";

const openDrafts = () => {
  const stored = new Map<string, string>();
  const writes: string[] = [];
  const tab = memoryTab(stored);
  const clock = new TestClock(new Date("2026-06-15T12:00:00"));
  const watched = { ...tab, write: (at: string, value: string) => (writes.push(value), tab.write(at, value)) };
  const session = { user: { customerId: "1" } as Session["user"] };
  return { drafts: new Drafts(watched, session as Session, clock), stored, writes, clock, tab, session };
};

it("writes the first draft at once, and debounces later changes by half a second", () => {
  const { drafts, writes, clock } = openDrafts();
  for (const typed of ["G", "Gr", "Gra"]) drafts.keep("a form", typed);
  expect(writes).toEqual(['"G"']);
  clock.goOn(499);
  expect(writes).toEqual(['"G"']);
  drafts.keep("a form", "Grac");
  clock.goOn(1);
  expect(writes).toEqual(['"G"', '"Grac"']);
  drafts.keep("a form", "Grace");
  clock.goOn(499);
  expect(writes).toHaveLength(2);
  clock.goOn(1);
  expect(writes).toEqual(['"G"', '"Grac"', '"Grace"']);
  clock.goOn(5_000);
  expect(writes).toHaveLength(3);
});

it("reads the latest draft, written or pending", () => {
  const { drafts } = openDrafts();
  for (const typed of ["G", "Grace"]) drafts.keep("a form", typed);
  expect(drafts.read("a form")).toBe("Grace");
});

it("flushes pending drafts before the page closes", () => {
  const { drafts, stored } = openDrafts();
  for (const typed of ["G", "Grace"]) drafts.keep("a form", typed);
  drafts.write();
  expect(stored.get(key)).toBe('"Grace"');
});

it("writes a draft at once when it is about to be sent", () => {
  const { drafts, stored } = openDrafts();
  drafts.keep("a form", "G");
  drafts.keepAtOnce("a form", "Grace");
  expect(stored.get(key)).toBe('"Grace"');
});

it("does not write drafts that were discarded or removed by Logout meanwhile", () => {
  const { drafts, stored, clock, tab, session } = openDrafts();
  for (const name of ["a form", "another"]) for (const typed of ["G", "Grace"]) drafts.keep(name, typed);
  drafts.discard("a form");
  clock.goOn(500);
  expect([...stored]).toEqual([["guildhall.draft.1.another", '"Grace"']]);
  drafts.keep("another", "Grace Obi");
  session.user = undefined;
  tab.removeAll("guildhall.");
  drafts.write();
  clock.goOn(500);
  expect([...stored]).toEqual([]);
});

it("writes the latest draft after the session has ended by itself, for the customer's return (SIGN-05)", () => {
  const { drafts, stored, clock, session } = openDrafts();
  for (const typed of ["G", "Grace"]) drafts.keep("a form", typed);
  session.user = undefined;
  clock.goOn(500);
  expect(stored.get(key)).toBe('"Grace"');
});
