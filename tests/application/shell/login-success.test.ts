import { observable, runInAction } from "mobx";
import { expect, test } from "vitest";

import type { Customer } from "../../../application/shell/customer.ts";
import { LoginSuccess } from "../../../application/shell/login-success.ts";
import type { Session } from "../../../application/shell/session.ts";
import { memoryTab } from "../support/memory-tab.ts";

/** A sign-in before any data has loaded. */
const signedIn = () => {
  const events: string[] = [];
  const known = observable({ notifications: { isSettled: false }, experience: undefined as string | undefined });
  const session = observable<{ user: object | undefined }>({ user: { customerId: "1" } });
  const tab = memoryTab();
  const begin = () => {
    const login = new LoginSuccess(
      session as unknown as Session,
      known as unknown as Customer,
      tab,
      (event) => void events.push(event),
    );
    login.start();
    return login;
  };
  return { events, known, session, begin };
};

test("a sign-in is complete once notifications and experience are known, in either order (SIGN-07)", () => {
  for (const first of ["notifications", "experience"] as const) {
    const { events, known, begin } = signedIn();
    const login = begin();
    const come = {
      notifications: () => runInAction(() => (known.notifications.isSettled = true)),
      experience: () => runInAction(() => (known.experience = "member")),
    };
    come[first]();
    expect([login.isLoggedIn, events]).toEqual([false, []]);
    come[first === "notifications" ? "experience" : "notifications"]();
    expect([login.isLoggedIn, events]).toEqual([true, ["loginCompleted"]]);
  }
});

test("it is tracked once per session, and never for one that has ended (SIGN-08)", () => {
  const { events, known, session, begin } = signedIn();
  const complete = () =>
    runInAction(() => {
      known.notifications.isSettled = true;
      known.experience = "member";
    });
  const login = begin();
  runInAction(() => (session.user = undefined));
  complete();
  expect([login.isLoggedIn, events]).toEqual([false, []]);
  runInAction(() => (session.user = { customerId: "1" }));
  begin();
  expect(begin().isLoggedIn).toBe(true);
  expect(events).toEqual(["loginCompleted"]);
});
