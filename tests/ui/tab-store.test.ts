import { beforeEach, expect, test } from "vitest";
import { browserTabStore } from "../../adapters/browser/tab-store.ts";
import { TestClock } from "../actors/test-clock.ts";

const opened = () => {
  const page = new EventTarget();
  const clock = new TestClock(new Date("2026-06-15T12:00:00"));
  const written: string[] = [];
  const storage = new Proxy(sessionStorage, {
    get: (target, name) =>
      name === "setItem"
        ? (key: string, value: string) => {
            written.push(value);
            target.setItem(key, value);
          }
        : (Reflect.get(target, name) as () => unknown).bind(target),
    ownKeys: (target) => Object.keys(target),
  });
  return { tab: browserTabStore(storage, page, clock), page, clock, written };
};

beforeEach(() => sessionStorage.clear());

test("what is typed within half a second is written once, as it is by then, and reads as typed meanwhile", () => {
  const { tab, clock, written } = opened();
  tab.writeSoon("draft", () => "G");
  clock.goOn(400);
  tab.writeSoon("draft", () => "Gr");
  expect([tab.read("draft"), written]).toEqual(["Gr", []]);
  clock.goOn(100);
  expect([tab.read("draft"), written]).toEqual(["Gr", ["Gr"]]);
  tab.writeSoon("draft", () => "Gra");
  clock.goOn(500);
  expect(written).toEqual(["Gr", "Gra"]);
});

test("what is typed is written before the page goes, and not once more afterwards", () => {
  const { tab, page, clock, written } = opened();
  tab.writeSoon("draft", () => "Grace");
  page.dispatchEvent(new Event("pagehide"));
  expect([sessionStorage.getItem("draft"), written]).toEqual(["Grace", ["Grace"]]);
  clock.goOn(1_000);
  expect(written).toEqual(["Grace"]);
});

test("what is taken away is not written later: by its key, by the beginning of its key, or by what is written at once", () => {
  const { tab, clock } = opened();
  tab.writeSoon("one", () => "typed");
  tab.remove("one");
  tab.writeSoon("hers.two", () => "typed");
  tab.writeSoon("other", () => "kept");
  tab.removeAll("hers.");
  expect(Object.keys(sessionStorage)).toEqual(["other"]);
  tab.writeSoon("three", () => "typed");
  tab.write("three", "sent");
  expect([tab.read("one"), tab.read("hers.two"), tab.read("three")]).toEqual([undefined, undefined, "sent"]);
  clock.goOn(1_000);
  expect([sessionStorage.getItem("three"), Object.keys(sessionStorage).toSorted()]).toEqual(["sent", ["other", "three"]]);
});

test("all that begins so is removed, and nothing else", () => {
  const { tab } = opened();
  for (const key of ["hers.one", "hers.two", "the provider's"]) tab.write(key, "something");
  tab.removeAll("hers.");
  expect(Object.keys(sessionStorage)).toEqual(["the provider's"]);
});

test("where the browser refuses to keep anything, typing and sending go on", () => {
  const clock = new TestClock(new Date("2026-06-15T12:00:00"));
  const full = { getItem: () => null, setItem: () => { throw new DOMException("full", "QuotaExceededError"); }, removeItem: () => undefined } as unknown as Storage;
  const tab = browserTabStore(full, new EventTarget(), clock);
  tab.write("draft", "typed");
  tab.writeSoon("draft", () => "typed");
  clock.goOn(1_000);
  expect(tab.read("draft")).toBeUndefined();
});
