import { setImmediate } from "node:timers/promises";

import { act } from "@testing-library/react";
import type { Container } from "inversify";
import type { ComponentType } from "react";
import { describe, expect, test, vi } from "vitest";

import { profile } from "../../../../adapters/contract/customer.contract.ts";
import { reportFailure } from "../../../../adapters/contract/shell.contract.ts";
import { isOffered } from "../../../../domain/customer/offered.ts";
import { routes } from "../../../../domain/customer/routes.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { OrganisationContext } from "../../../../ui/components/organisation.ts";
import { PageVisitsContext } from "../../../../ui/components/use-load-on-open.ts";
import { ClockContext } from "../../../../ui/components/waiting.ts";
import { CLOCK } from "../../../../ui/composition/container/modules/ports.ts";
import {
  CONTENT,
  CUSTOMER,
  NAVIGATION_GUARD,
  PAGE_VISITS,
  SESSION,
} from "../../../../ui/composition/container/modules/shell.ts";
import { settleDelay } from "../../../../ui/composition/first-load/page-ready.ts";
import { start } from "../../../../ui/composition/first-load/start.tsx";
import { pageManifest } from "../../../../ui/composition/pages/page-manifest.ts";
import { pagesOf } from "../../../../ui/composition/pages/pages.ts";
import { AddressBar } from "../../../../ui/shell/address-bar.ts";
import { PortalRouter } from "../../../../ui/shell/portal-router.tsx";
import { exampleOrganisation } from "../../../adapters/support/organisation.ts";
import { anyProfile } from "../../../application/support/any-profile.ts";
import { fitAnswer } from "../../../application/support/faults.ts";
import { callAt } from "../../../application/support/faulty-line.ts";
import type { TestClock } from "../../../application/support/test-clock.ts";
import { containerOn } from "../../support/container.ts";
import { render } from "../../support/render.tsx";

/** Customers with different pages. */
const people = {
  member: { customerType: "MEMBER", portalExperience: "member", countryOfResidence: "United Kingdom" },
  student: { customerType: "STUDENT", portalExperience: "student" },
  affiliate: { customerType: "AFFILIATE", portalExperience: "affiliate" },
} as const;

/** A connection that records calls and can hold back responses. */
const lineOf = (person: object) => {
  const made: string[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let isBroken = false;
  const held = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  return {
    made,
    hold: () => {
      isHeld = true;
      made.length = 0;
    },
    release: () => {
      isHeld = false;
      for (const answer of waiting.splice(0)) answer();
    },
    break: (broken: boolean) => {
      isBroken = broken;
    },
    fetch: async (url: string, init: RequestInit): Promise<Response> => {
      const call = callAt(init.method ?? "GET", url);
      if (call === reportFailure) return new Response(null, { status: 202 });
      made.push(`${call.method} ${new URL(url).pathname}`);
      if (isHeld) await held();
      if (isBroken) throw new TypeError("The institute does not answer.");
      return call.path === profile.path ? Response.json({ ...anyProfile, ...person }) : fitAnswer(call);
    },
  };
};

/** Waits for everything that needs no response. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await setImmediate();
    // Loading code takes real time, unrelated to its calls.
    await vi.dynamicImportSettled();
    for (let turn = 0; turn < 30; turn += 1) await setImmediate();
  });

const draw = (container: Container, Page: ComponentType) => {
  const bar = new AddressBar(container.get(NAVIGATION_GUARD));
  return render(
    <OrganisationContext value={exampleOrganisation}>
      <ClockContext value={container.get(CLOCK)}>
        <PageVisitsContext value={container.get(PAGE_VISITS)}>
          <PortalRouter bar={bar}>
            <Page />
          </PortalRouter>
        </PageVisitsContext>
      </ClockContext>
    </OrganisationContext>,
  );
};

/** A customer's portal with every page's data loaded, but no page's own data. */
const portalOf = async (person: object) => {
  const line = lineOf(person);
  const container = containerOn(line.fetch);
  const session = container.get(SESSION);
  await session.start();
  // The session with other systems is open; only its ids are still needed.
  await session.handOffIds.load();
  session.handOffIds.clear();
  const customer = container.get(CUSTOMER);
  await customer.profile.load();
  await Promise.all([customer.notifications.load(), container.get(CONTENT).page("page-framework").load()]);
  return { line, container };
};

/** Calls that depend on notifications and are therefore not prefetched. ACCT-07 */
const dependsOnNotifications: readonly string[] = ["GET /api/customers/{id}/details"];

/** Calls that only some configurations announce, and that are therefore not prefetched. LOG-04 */
const dependsOnConfiguration: readonly string[] = ["GET /api/customers/{id}/requests"];

const anybody = await portalOf(people.member);
const pages = Object.keys(pagesOf(anybody.container, Promise.resolve())).filter(
  (key) => !["overlays", "critical alert"].includes(key),
) as (keyof ReturnType<typeof pagesOf>)[];

describe.each(Object.entries(people))("for a %s", (_, person) => {
  test.each(pages)("the page %s sends its calls in parallel, and none after their responses", async (key) => {
    const { line, container } = await portalOf(person);
    const Page = await pagesOf(container, Promise.resolve())[key]?.();
    if (!Page) throw new Error("There is no such page.");
    line.hold();
    draw(container, Page);
    await settle();
    const first = [...line.made];
    line.release();
    await settle();
    expect(line.made).toEqual(first);
  });

  test.each(routes)("the prefetches of %s are the calls of the page", async (route) => {
    const { line, container } = await portalOf(person);
    const Page = await pagesOf(container, Promise.resolve())[route]?.();
    if (!Page) throw new Error("There is no such page.");
    line.hold();
    draw(container, Page);
    await settle();
    const type = userTypeOf(person.customerType);
    const { contents = [], calls = [] } = pageManifest.pages[route] ?? {};
    const paths = [...contents, ...calls]
      .filter(({ only }) => !only || (type && only.includes(type)))
      .map(({ path }) => path);
    const ahead = paths.map((path) => `GET /api${path}`);
    const made = line.made.map((call) => call.replace(/customers\/[^/]+/, "customers/{id}"));
    expect(made).toEqual(expect.arrayContaining(ahead));
    // Pages outside the navigation are not prefetched.
    if (type && isOffered(route, type))
      expect(ahead).toEqual(
        expect.arrayContaining(
          made.filter((call) => ![...dependsOnNotifications, ...dependsOnConfiguration].includes(call)),
        ),
      );
  });

  test.each(pages)("the page %s retries failed calls when it is opened again", async (key) => {
    const { line, container } = await portalOf(person);
    const Page = await pagesOf(container, Promise.resolve())[key]?.();
    if (!Page) throw new Error("There is no such page.");
    line.hold();
    line.break(true);
    const { unmount } = draw(container, Page);
    await settle();
    const first = [...line.made];
    line.release();
    await settle();
    expect(line.made).toEqual(first);
    unmount();
    line.break(false);
    line.hold();
    draw(container, Page);
    await settle();
    expect(line.made.toSorted()).toEqual(first.toSorted());
  });
});

test("the register requests a fellow's account details, which decide its questions, in parallel with its texts (RETR-03)", async () => {
  const { line, container } = await portalOf({ ...people.member, isFellow: true, status: "Fellow" });
  const Page = await pagesOf(container, Promise.resolve())["/retirement"]?.();
  if (!Page) throw new Error("There is no such page.");
  line.hold();
  draw(container, Page);
  await settle();
  expect(line.made).toContain("GET /api/customers/4711007/details");
});

describe("a portal that starts on the dashboard", () => {
  interface Start {
    readonly person?: object;
    readonly fetchOn?: (line: ReturnType<typeof lineOf>) => ReturnType<typeof lineOf>["fetch"];
    /** Actions after the page has rendered. */
    readonly next?: (container: Container) => void;
  }
  const started = async ({ person, fetchOn = ({ fetch }) => fetch, next }: Start): Promise<readonly string[]> => {
    const line = lineOf({ ...people.member, ...person });
    const element = document.createElement("div");
    document.body.replaceChildren(element);
    location.hash = "#/";
    const container = containerOn(fetchOn(line));
    const end = await start(element, container);
    await settle();
    next?.(container);
    await settle();
    end();
    return line.made;
  };
  const shown = (pageManifest.pages["/"]?.calls ?? []).filter(({ only }) => !only || only.includes("member"));
  const ofTheDashboard = shown.map(({ path }) => `GET /api${path.replace("{id}", "4711007")}`);

  test("requests everything it shows, once", async () => {
    const made = await started({});
    expect(made.filter((call) => ofTheDashboard.includes(call)).toSorted()).toEqual(ofTheDashboard.toSorted());
  });

  test.each([
    {
      what: "opens the session of other systems once the page has been left alone",
      logsOut: false,
      asked: ["/api/customers/4711007/sessions"],
    },
    { what: "asks for nothing more where the person has logged out by then", logsOut: true, asked: [] },
  ])("$what (SIGN-06, SIGN-12)", async ({ logsOut, asked }) => {
    const sent: string[] = [];
    const noting: Required<Start>["fetchOn"] =
      ({ fetch }) =>
      (url, init) => {
        if (init.method === "POST") sent.push(new URL(url).pathname);
        return fetch(url, init);
      };
    const next = (container: Container): void => {
      if (logsOut) void container.get(SESSION).logout();
      (container.get(CLOCK) as TestClock).goOn(settleDelay);
    };
    await started({ fetchOn: noting, next });
    expect(sent).toEqual(asked);
  });

  // Has read its answer before the first render, like a prefetched response.
  const atOnce =
    (misfitting?: string): Required<Start>["fetchOn"] =>
    ({ fetch }) =>
    async (url, init) => {
      const response = await fetch(url, init);
      const text = new URL(url).pathname.endsWith(`/${misfitting}`) ? "7" : await response.text();
      return new Response(text === "" ? null : text, response);
    };
  const ofName = (name: string, made: readonly string[]) => made.filter((call) => call.endsWith(`/${name}`));

  test("does not repeat calls answered before the page rendered", async () => {
    const made = await started({ fetchOn: atOnce() });
    expect(made).toEqual([...new Set(made)]);
  });

  test.each(["notifications", "balance", "cpds/overview", "cpds", "fees", "landing-page"])(
    "requests %s once when an invalid response arrived before the page",
    async (name) => {
      expect(ofName(name, await started({ fetchOn: atOnce(name) }))).toHaveLength(1);
    },
  );

  test("retries texts that failed before the page, when it is opened again", async () => {
    const openAgain = () => document.querySelector<HTMLAnchorElement>('nav a[href="#/"]')?.click();
    expect(ofName("landing-page", await started({ fetchOn: atOnce("landing-page"), next: openAgain }))).toHaveLength(2);
  });

  test("does not request the dashboard's data when another page replaces it (SUSP-03)", async () => {
    const made = await started({ person: { status: "SUSPENDED", suspensionDetails: { gracePeriod: true } } });
    expect(made).toContain("GET /api/customers/4711007/profile");
    expect(made).not.toContain("GET /api/content/templates/landing-page");
    expect(made).not.toContain("GET /api/customers/4711007/cpds");
  });
});
