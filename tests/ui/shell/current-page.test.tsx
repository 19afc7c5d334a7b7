import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { Failures } from "../../../application/shell/failures.ts";
import { NavigationGuard } from "../../../application/shell/navigation-guard.ts";
import { ClockContext, Wait, WaitContext } from "../../../ui/components/waiting.ts";
import { AddressBar } from "../../../ui/shell/address-bar.ts";
import { SectionPart, SectionScreen } from "../../../ui/shell/current-page.tsx";
import { PortalRouter } from "../../../ui/shell/portal-router.tsx";
import { Sections } from "../../../ui/shell/sections.ts";
import { TestClock } from "../../application/support/test-clock.ts";
import { render } from "../support/render.tsx";

let loads = 0;
let isThere = false;
let reports = 0;

/** A part beside the page that has settled before it renders. */
const drawnAfterWaiting = async (): Promise<AddressBar> => {
  const failures = new Failures({ report: () => void (reports += 1) }, () => "a-reference");
  const load = () => {
    loads += 1;
    return isThere ? Promise.resolve(() => <p>Our offices are closed</p>) : Promise.reject(new RangeError("Broken"));
  };
  const files = { came: () => undefined, missing: () => Promise.resolve(false) };
  const sections = new Sections(
    { "critical alert": load },
    new TestClock(new Date("2026-03-04T12:00:00Z")),
    failures,
    files,
  );
  await sections.page("critical alert")?.ensure();
  const bar = new AddressBar(new NavigationGuard());
  await act(() =>
    render(
      <PortalRouter bar={bar}>
        <SectionPart sections={sections} page="critical alert" />
      </PortalRouter>,
    ),
  );
  return bar;
};

beforeEach(() => {
  [loads, reports, isThere] = [0, 0, false];
});

test("a part that failed before it is rendered is neither requested nor reported again", async () => {
  await drawnAfterWaiting();
  expect([loads, reports]).toEqual([1, 1]);
});

test("it is retried when a page opens, and shows then", async () => {
  const bar = await drawnAfterWaiting();
  isThere = true;
  await act(() => Promise.resolve(bar.navigate("/help")));
  expect(loads).toBe(2);
  expect(screen.getByText("Our offices are closed")).toBeDefined();
});

test("a page that replaces the portal waits as the whole screen does, without the name of a page", async () => {
  const failures = new Failures({ report: () => void (reports += 1) }, () => "a-reference");
  const files = { came: () => undefined, missing: () => Promise.resolve(false) };
  const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
  const sections = new Sections({ "suspension page": () => new Promise<never>(() => {}) }, clock, failures, files);
  await act(() =>
    render(
      <ClockContext value={clock}>
        <WaitContext value={new Wait(0, clock.now().getTime())}>
          <PortalRouter bar={new AddressBar(new NavigationGuard())}>
            <SectionScreen sections={sections} page="suspension page" />
          </PortalRouter>
        </WaitContext>
      </ClockContext>,
    ),
  );
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading.textContent).toBe("Loading");
  expect(heading.closest("main")).not.toBeNull();
});
