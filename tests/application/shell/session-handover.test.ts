import { describe, expect, test, vi } from "vitest";

import type { HandedSession } from "../../../application/ports/identity.ts";
import { followTabs, sessionCheck, signedInMessage, takeSession } from "../../../application/shell/session-handover.ts";
import { browserTabs } from "../support/browser-tabs.ts";
import { MemorySession } from "../support/memory-session.ts";
import { TestClock } from "../support/test-clock.ts";

const now = new Date("2026-03-04T12:00:00Z");
const maya: HandedSession = {
  customerId: "4711007",
  isCheckedByCalls: true,
  hasRefreshToken: false,
  expiresAt: now.getTime() / 1000 + 600,
  record: "",
};

/** One browser: signed-in tabs, and new ones that ask. */
const browser = () => {
  const clock = new TestClock(now);
  const newTab = browserTabs();
  const signedInTab = (stored: HandedSession | undefined, realm?: string) => {
    const [tabs, session] = [newTab(), new MemorySession(stored, realm)];
    const [onEnded, onCheck] = [vi.fn(), vi.fn()];
    followTabs({ tabs, clock, session }, { onEnded, onCheck });
    return { tabs, session, onEnded, onCheck };
  };
  const askingTab = () => {
    const [tabs, session] = [newTab(), new MemorySession()];
    return { tabs, session, taking: takeSession({ tabs, clock, session }, () => "an id") };
  };
  return { clock, newTab, signedInTab, askingTab };
};
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe("a new tab", () => {
  test("takes the session of an open tab", async () => {
    const { signedInTab, askingTab } = browser();
    const open = signedInTab(maya);
    const { session, taking } = askingTab();
    expect(await taking).toBeDefined();
    expect(session.stored?.customerId).toBe(maya.customerId);
    expect(open.session.stored).toEqual(maya);
  });

  test("takes nothing, without waiting, when no tab is signed in", async () => {
    const { askingTab } = browser();
    expect(await askingTab().taking).toBeUndefined();
  });

  test("takes nothing when the signed-in tab has not answered after half a second", async () => {
    const { clock, newTab, askingTab } = browser();
    newTab().announceSignedIn();
    const { taking, session } = askingTab();
    let isWaiting = true;
    void taking.finally(() => {
      isWaiting = false;
    });
    await settle();
    clock.goOn(499);
    await settle();
    expect(isWaiting).toBe(true);
    clock.goOn(1);
    expect(await taking).toBeUndefined();
    newTab().tell(`session for an id ${JSON.stringify(maya)}`);
    expect(session.stored).toBeUndefined();
  });

  test("does not take the answer to another tab", async () => {
    const { newTab, askingTab } = browser();
    newTab().announceSignedIn();
    const { session } = askingTab();
    newTab().tell(`session for another id ${JSON.stringify(maya)}`);
    expect(session.stored).toBeUndefined();
  });

  test("takes one session when ten tabs are open, and ten tabs at once take ten", async () => {
    const { signedInTab, askingTab } = browser();
    for (let tab = 0; tab < 10; tab += 1) signedInTab(maya);
    const asking = Array.from({ length: 10 }, askingTab);
    for (const { taking, session } of asking) {
      expect(await taking).toBeDefined();
      expect(session.stored?.customerId).toBe(maya.customerId);
    }
  });
});

describe("an open tab keeps its session", () => {
  test.each<[string, HandedSession | undefined, string?]>([
    ["with a refresh token", { ...maya, hasRefreshToken: true }],
    ["whose token lasts less than half a minute", { ...maya, expiresAt: now.getTime() / 1000 + 29 }],
    ["that no call checks", { ...maya, isCheckedByCalls: false }],
    ["of another configuration", maya, "another realm"],
    ["while it signs out", undefined],
  ])("%s", async (_, stored, realm) => {
    const { clock, newTab, signedInTab, askingTab } = browser();
    newTab().announceSignedIn();
    signedInTab(stored, realm);
    const { taking, session } = askingTab();
    await settle();
    clock.goOn(500);
    expect([await taking, session.stored]).toEqual([undefined, undefined]);
  });

  test.each([{ hasRefreshToken: true }, { isCheckedByCalls: false }])(
    "without keeping new tabs waiting: %o",
    async (terms) => {
      const { signedInTab, askingTab } = browser();
      signedInTab({ ...maya, ...terms });
      expect(await askingTab().taking).toBeUndefined();
    },
  );
});

const ends = ["logout", "idle", sessionCheck, signedInMessage("4711008")];

describe("a session that ends in another tab", () => {
  test.each(ends)("while a new tab asks is not taken: %s", async (word) => {
    const { newTab, clock } = browser();
    const [tabs, session] = [newTab(), new MemorySession()];
    newTab().announceSignedIn();
    const taking = takeSession({ tabs, clock, session }, () => "an id");
    const other = newTab();
    other.tell(word);
    other.tell(`session for an id ${JSON.stringify(maya)}`);
    expect([await taking, session.stored]).toEqual([undefined, undefined]);
  });

  test.each(ends)("before the new tab has opened its page is removed there: %s", async (word) => {
    const { newTab, signedInTab, askingTab } = browser();
    signedInTab(maya);
    const { taking, session } = askingTab();
    expect(await taking).toBeDefined();
    newTab().tell(word);
    expect(session.stored).toBeUndefined();
  });

  test("is left to the portal once that listens itself", async () => {
    const { newTab, signedInTab, askingTab } = browser();
    signedInTab(maya);
    const { taking, session } = askingTab();
    (await taking)?.();
    newTab().tell("logout");
    expect(session.stored).toBeDefined();
  });

  test.each([
    ["logout", ["logout"], 0],
    ["idle", ["idle"], 0],
    [sessionCheck, [], 1],
    [signedInMessage("4711008"), ["not renewed"], 0],
    [signedInMessage(maya.customerId), [], 0],
    ["active", [], 0],
  ])("ends here as well: %s", (word, why, checks) => {
    const { newTab, signedInTab } = browser();
    const { onEnded, onCheck } = signedInTab(maya);
    newTab().tell(word);
    expect(onEnded.mock.calls.flat()).toEqual(why);
    expect(onCheck).toHaveBeenCalledTimes(checks);
  });

  test("stays taken when the same person signs in", async () => {
    const { newTab, signedInTab, askingTab } = browser();
    signedInTab(maya);
    const { taking, session } = askingTab();
    await taking;
    newTab().tell(signedInMessage(maya.customerId));
    expect(session.stored).toBeDefined();
  });
});
