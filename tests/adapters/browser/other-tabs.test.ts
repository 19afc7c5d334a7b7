import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { otherTabs } from "../../../adapters/browser/other-tabs.ts";
import { browserLocks } from "../../ui/support/browser-locks.ts";

const { BroadcastChannel } = globalThis;

beforeEach(() => {
  Object.defineProperty(navigator, "locks", { value: browserLocks(), configurable: true });
});
afterEach(() => {
  globalThis.BroadcastChannel = BroadcastChannel;
});

test("a tab hears what others say, until it stops listening", async () => {
  const [one, other] = [otherTabs(), otherTabs()];
  const [heard, also] = [vi.fn(), vi.fn()];
  one.listen(also);
  const stop = one.listen(heard);
  other.tell("first");
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith("first"));
  stop();
  other.tell("second");
  await vi.waitFor(() => expect(also).toHaveBeenCalledTimes(2));
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a signed-in tab is known as long as its page is shown, and again after it returns from the cache", async () => {
  const tabs = otherTabs();
  expect(await tabs.isAnySignedIn()).toBe(false);
  tabs.announceSignedIn();
  expect(await tabs.isAnySignedIn()).toBe(true);
  dispatchEvent(new Event("pagehide"));
  await vi.waitFor(async () => expect(await tabs.isAnySignedIn()).toBe(false));
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(await tabs.isAnySignedIn()).toBe(false);
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(await tabs.isAnySignedIn()).toBe(true);
});

test("where locks cannot be read, no tab counts as signed in", async () => {
  Object.defineProperty(navigator, "locks", { value: undefined, configurable: true });
  expect(await otherTabs().isAnySignedIn()).toBe(false);
});

test("without a BroadcastChannel a tab is alone", async () => {
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  const tabs = otherTabs();
  tabs.announceSignedIn();
  tabs.tell("logout");
  tabs.listen(() => undefined)();
  expect(await tabs.isAnySignedIn()).toBe(false);
});
