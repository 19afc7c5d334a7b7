import { describe, expect, test } from "vitest";

import { Drafts } from "../../../application/flow/drafts.ts";
import { CallFailure, err, ok, type Result } from "../../../application/ports/result.ts";
import { Customer } from "../../../application/shell/customer.ts";
import { LoginSuccess } from "../../../application/shell/login-success.ts";
import { Session } from "../../../application/shell/session.ts";
import { memoryTab } from "../support/memory-tab.ts";
import { signedIn } from "../support/signed-in.ts";
import { hurried } from "../support/test-clock.ts";

/** A response that the test resolves. */
const later = <T>() => {
  const answers: ((value: T) => void)[] = [];
  return {
    ask: () =>
      new Promise<T>((resolve) => {
        answers.push(resolve);
      }),
    answer: (value: T) => answers.shift()?.(value),
    get asked() {
      return answers.length;
    },
  };
};

test("a session ended by Logout has no user", async () => {
  const { session } = await signedIn({});
  expect([session.hasEnded, session.user === undefined]).toEqual([false, false]);
  await session.logout();
  expect([session.hasEnded, session.user === undefined]).toEqual([true, true]);
});

test("unsent input of the same person outlasts a sign-in, and goes when somebody else signs in", async () => {
  const { session, tab } = await signedIn({ customerId: "1" });
  new Drafts(tab, session, hurried).keep("declaration", { step: "last" });
  const again = await signedIn({ customerId: "1", tab });
  expect(new Drafts(tab, again.session, hurried).read("declaration")).toEqual({ step: "last" });
  await signedIn({ customerId: "2", tab });
  const back = await signedIn({ customerId: "1", tab });
  expect(new Drafts(tab, back.session, hurried).read("declaration")).toBeUndefined();
});

describe("the session with other systems", () => {
  const counted = () => {
    const calls: string[] = [];
    return {
      calls,
      records: {
        openSession: () => {
          calls.push("open");
          return Promise.resolve(ok(undefined));
        },
        handOffIds: () => {
          calls.push("ids");
          return Promise.resolve(ok({ sessionId: "s", encryptId: "e" }));
        },
      },
    };
  };

  test("is opened once per sign-in, and its ids are fetched on every start", async () => {
    const { calls, records } = counted();
    const { session, tab } = await signedIn({ records });
    await session.handOffIds.load();
    const reloaded = await signedIn({ records, tab });
    await reloaded.session.handOffIds.load();
    expect(calls).toEqual(["open", "ids", "ids"]);
  });

  test.each(["logout", "idle", "not renewed"] as const)("is opened again after %s", async (why) => {
    const { calls, records } = counted();
    const { session, tab } = await signedIn({ records });
    await session.handOffIds.load();
    session.ended(why);
    await (await signedIn({ records, tab })).session.handOffIds.load();
    expect(calls.filter((call) => call === "open")).toHaveLength(2);
  });

  test("is opened again for the next user, even if the first response arrives after Logout", async () => {
    const opening = later<Result<undefined, CallFailure>>();
    const { session, tab } = await signedIn({ records: { openSession: opening.ask } });
    const opened = session.handOffIds.load();
    await session.logout();
    opening.answer(ok(undefined));
    await opened;
    const { calls, records } = counted();
    await (await signedIn({ records, tab, customerId: "4711008" })).session.handOffIds.load();
    expect(calls).toContain("open");
  });

  test("leaves the portal running when it fails, and is retried on the next start", async () => {
    const failure = new CallFailure("SESSION_OPEN_ERROR", 500, "c-1");
    const { session, failures, tab } = await signedIn({
      records: { openSession: () => Promise.resolve(err(failure)) },
    });
    await session.handOffIds.load();
    expect([session.handOffIds.hasFailed, failures.shown]).toEqual([true, undefined]);
    const { calls, records } = counted();
    await (await signedIn({ records, tab })).session.handOffIds.load();
    expect(calls).toEqual(["open", "ids"]);
  });
});

describe("the end of a session", () => {
  const keptIn = (stored: Map<string, string>) => Object.fromEntries(stored);
  const withDraft = async () => {
    const stored = new Map([["somebody else's", "stays"]]);
    const person = await signedIn({ tab: memoryTab(stored) });
    await person.session.handOffIds.load();
    new Drafts(person.tab, person.session, hurried).keep("annual-declaration", { place: "ROUTE" });
    return { stored, ...person };
  };

  test("by Logout removes all personal data from the tab, and signs out at the provider", async () => {
    const { stored, session, identity } = await withDraft();
    await session.logout();
    expect(keptIn(stored)).toEqual({ "somebody else's": "stays" });
    expect(session.user).toBeUndefined();
    expect(identity.asked).toEqual(["sign out: logout"]);
  });

  test("by Logout stays a logout, whatever calls detect afterwards", async () => {
    const { stored, session, identity } = await withDraft();
    const leaving = session.logout();
    session.ended("not renewed");
    session.ended("not renewed");
    await leaving;
    expect(keptIn(stored)).toEqual({ "somebody else's": "stays" });
    expect(identity.asked).toEqual(["sign out: logout"]);
  });

  test("by Logout in another tab removes all personal data too", async () => {
    const { stored, identity } = await withDraft();
    identity.end("logout");
    expect(keptIn(stored)).toEqual({ "somebody else's": "stays" });
    expect(identity.asked).toEqual(["show logged out"]);
  });

  test("detected by several calls at once is handled once", async () => {
    const { session, identity } = await withDraft();
    for (let call = 0; call < 3; call += 1) session.ended("not renewed");
    expect(identity.asked).toEqual(["show logged out"]);
  });

  test("is known to error handlers before the logged-out page shows", async () => {
    const { session } = await withDraft();
    expect(session.hasEnded).toBe(false);
    session.ended("not renewed");
    expect(session.hasEnded).toBe(true);
  });

  test("by itself keeps drafts and address for the same customer's return", async () => {
    const { stored, identity, tab } = await withDraft();
    identity.end("not renewed");
    expect(stored.get("guildhall.return-address")).toBe("/help?a=b");
    const returned = await signedIn({ tab });
    expect(new Drafts(tab, returned.session, hurried).read("annual-declaration")).toEqual({ place: "ROUTE" });
    expect(stored.has("guildhall.return-address")).toBe(false);
  });

  test("by itself hides drafts from other customers", async () => {
    const { identity, tab } = await withDraft();
    identity.end("idle");
    const { session } = await signedIn({ tab, customerId: "4711008" });
    expect(new Drafts(tab, session, hurried).read("annual-declaration")).toBeUndefined();
  });
});

test("a session that another tab has ended is not ended again at the provider after inactivity here", async () => {
  const { session, identity } = await signedIn();
  identity.end("idle");
  await session.expire();
  expect(identity.asked).toEqual(["show logged out"]);
});

test("without a user, starts the sign-in and returns to the address where the last session ended", async () => {
  const { session, identity, tab, records, failures } = await signedIn();
  session.ended("idle");
  expect(await new Session(identity, records, tab, failures, () => "/").start()).toBe(false);
  expect(await new Session(identity, records, tab, failures, () => "/my-details").start()).toBe(false);
  expect(identity.asked.slice(1)).toEqual(["sign in, then /help?a=b", "sign in, then /my-details"]);
});

test("a sign-in that cannot start replaces the screen, and is reported", async () => {
  const { session, identity, failures, reported } = await signedIn();
  identity.startSignIn = () => Promise.reject(new Error("The provider cannot be reached."));
  await session.signIn("/");
  expect(failures.shown).toMatchObject({ screen: "standard", isTakeOver: true });
  expect(reported).toMatchObject([
    { name: "SIGN_IN_ERROR", status: "unhandled", correlationId: "an-id", type: "Error" },
  ]);
});

describe("a draft", () => {
  test("that is unreadable counts as none", async () => {
    const stored = new Map<string, string>();
    const { session, tab } = await signedIn({ tab: memoryTab(stored) });
    const drafts = new Drafts(tab, session, hurried);
    drafts.keep("a form", { name: "Maya" });
    for (const key of stored.keys()) stored.set(key, '{"name":');
    expect(drafts.read("a form")).toBeUndefined();
  });

  test("is not stored when nobody is signed in", async () => {
    const stored = new Map<string, string>();
    const { session, tab } = await signedIn({ tab: memoryTab(stored) });
    await session.logout();
    new Drafts(tab, session, hurried).keep("a form", { name: "Maya" });
    expect(stored.size).toBe(0);
  });

  test("is stored under its exact name", async () => {
    const { session, tab } = await signedIn();
    const drafts = new Drafts(tab, session, hurried);
    drafts.keep("one", 1);
    drafts.keep("other", 2);
    drafts.discard("one");
    expect([drafts.read("one"), drafts.read("other")]).toEqual([undefined, 2]);
  });
});

describe("the login-success event", () => {
  const signingIn = async (tab = memoryTab(), records: Parameters<typeof signedIn>[0] = {}) => {
    const person = await signedIn({ tab, ...records });
    const events: string[] = [];
    const customer = new Customer(person.records, person.failures);
    const success = new LoginSuccess(person.session, customer, tab, (event) => void events.push(event));
    success.start();
    const settle = async () => {
      await Promise.all([customer.profile.load(), customer.notifications.load()]);
      await Promise.resolve();
    };
    return { ...person, customer, success, events, settle };
  };

  test("is tracked once, when experience and notifications are known", async () => {
    const { customer, success, events, settle } = await signingIn();
    await customer.profile.load();
    expect(success.isLoggedIn).toBe(false);
    await settle();
    await settle();
    expect(success.isLoggedIn).toBe(true);
    expect(events).toEqual(["loginCompleted"]);
  });

  test("is tracked with failed notifications too", async () => {
    const failed = new CallFailure("NOTIFICATIONS_FETCH_ERROR", "timeout", "c-1");
    const { events, settle } = await signingIn(memoryTab(), {
      records: { notifications: () => Promise.resolve({ ok: false, reason: failed }) },
    });
    await settle();
    expect(events).toEqual(["loginCompleted"]);
  });

  test("is not tracked again on reload, but again in the next session", async () => {
    const tab = memoryTab();
    const first = await signingIn(tab);
    await first.settle();
    const reloaded = await signingIn(tab);
    await reloaded.settle();
    expect(reloaded.success.isLoggedIn).toBe(true);
    expect(reloaded.events).toEqual([]);
    reloaded.identity.end("idle");
    const next = await signingIn(tab);
    await next.settle();
    expect(next.events).toEqual(["loginCompleted"]);
  });

  test("is not tracked by a session that ends earlier, but by the next one", async () => {
    const stored = new Map<string, string>();
    const waiting = later<Awaited<ReturnType<Customer["notifications"]["load"]>>>();
    const person = await signingIn(memoryTab(stored), {
      records: { notifications: () => waiting.ask().then(() => ok({ codes: [] })) },
    });
    const settled = person.settle();
    await Promise.resolve();
    person.session.ended("not renewed");
    waiting.answer();
    await settled;
    expect(person.events).toEqual([]);
    const next = await signingIn(memoryTab(stored));
    await next.settle();
    expect(next.events).toEqual(["loginCompleted"]);
  });
});
