import { expect, test } from "vitest";

import { routes, type Route } from "../../domain/customer/routes.ts";
import type { CoreActor } from "../actors/core.ts";
import { Screens } from "./accessible-page.ts";
import { readerOf } from "./readers.ts";

// Each page as one person reads it: loaded, loading, and with all calls or one call failing. After an intended change:
// npm run vitest -- run tests/pages -u, and review the difference.

const readers: Readonly<Partial<Record<Route, string>>> = {
  "/my-qualifications": "Stella",
  "/apply-for-membership": "Ada",
  "/retirement": "Fiona",
};

const snapshotOf = (route: string): string =>
  `snapshots/${route === "/" ? "dashboard" : route.slice(1).replaceAll("/", ".")}.txt`;

/** Calls of each page that may fail without failing the page. */
const calls: Readonly<Partial<Record<Route, readonly string[]>>> = {
  "/": ["/balance", "/fees", "/notifications", "/cpds/overview", "/cpds", "/cpds/log"],
  "/professional-development": ["/cpds/overview", "/cpds", "/cpds/log"],
  "/professional-development/annual-declarations": ["/cpds"],
  "/professional-development/log": ["/cpds/log"],
  "/my-qualifications": ["/progress"],
  "/fees-and-transactions": ["/fees", "/balance"],
  "/documents-and-downloads": ["/documents"],
  "/my-details/contact-details": ["/contactMechanisms", "/validations/countries"],
  "/my-details/account-details": ["/notifications"],
  "/my-details/employment-details": ["/lookups/employmentDetails", "/employer"],
  "/my-details/communication-preferences": ["/notifications", "/lookups/networks", "/networks"],
  "/apply-for-membership": ["/notifications", "/progress", "/lookups/employmentDetails"],
  "/retirement": ["/details", "/notifications"],
  "/calendar": ["/deadlines"],
};

const otherRouteThan = (route: Route): Route => (route === "/help" ? "/calendar" : "/help");

test.each(routes)("%s", async (route) => {
  const screens = new Screens();
  /** Opens the page from another one after `prepare`. */
  const visit = async (name: string, prepare: (actor: CoreActor) => Promise<void>): Promise<void> => {
    const actor = await readerOf(readers[route] ?? "Maya");
    await actor.session.arrive(otherRouteThan(route));
    await prepare(actor);
    await actor.browser.open(route);
    await screens.add(name, actor);
    await actor.end();
  };
  await visit("loaded", () => Promise.resolve());
  await visit("loading", (actor) => actor.faults.disturb("held", "/"));
  await visit("no call is answered", (actor) => actor.faults.disturb("broken", "/"));
  for (const call of calls[route] ?? []) {
    const actor = await readerOf(readers[route] ?? "Maya");
    await actor.session.arrive(route);
    await actor.faults.disturb("held", call);
    await actor.browser.reload();
    await actor.clock.passSeconds(5);
    await screens.add(`waiting for ${call}`, actor);
    await actor.faults.giveUpCalls();
    await screens.add(`without ${call}`, actor);
    await actor.end();
  }
  await expect(screens.toString()).toMatchFileSnapshot(snapshotOf(route));
});

/** People with a different dashboard, and the cause. */
const standings = {
  Owen: "overdue fees and declaration",
  Priya: "not in good standing",
  Rita: "retired",
  Grace: "suspended, within the grace period",
  Petra: "suspended, after the grace period",
  Frank: "a firm",
  Stella: "a student",
  Fay: "a foundation student",
  Eve: "exam results withheld",
  Ada: "may apply for membership",
  Amir: "has applied for membership",
  Greta: "a graduate",
  Uma: "an unsupported experience",
};

test("the dashboard in each standing", async () => {
  const screens = new Screens();
  for (const [name, standing] of Object.entries(standings)) {
    const actor = await readerOf(name);
    await actor.session.arrive();
    await screens.add(`${name}: ${standing}`, actor);
    await actor.end();
  }
  await expect(screens.toString()).toMatchFileSnapshot("snapshots/standings.txt");
});

test("the header and the footer", async () => {
  const screens = new Screens();
  for (const name of ["Maya", "Stella", "Frank"]) {
    const actor = await readerOf(name);
    await actor.session.arrive();
    await screens.addFrame(name, actor);
    await actor.end();
  }
  await expect(screens.toString()).toMatchFileSnapshot("snapshots/frame.txt");
});
