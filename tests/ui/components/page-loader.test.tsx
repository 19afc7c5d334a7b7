import { act, cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";

import { PageSkeleton, ScreenSkeleton } from "../../../ui/components/page-loader.tsx";
import { ClockContext, Wait, WaitContext } from "../../../ui/components/waiting.ts";
import { TestClock } from "../../application/support/test-clock.ts";
import { render } from "../support/render.tsx";

describe("after four seconds of waiting a message shows", () => {
  const words = "Please wait, we're just getting your details";
  const waiting = (first: ReactNode, since = 0) => {
    const clock = new TestClock(new Date(since));
    const wait = new Wait(0, since);
    const within = (part: ReactNode) => (
      <ClockContext value={clock}>
        <WaitContext value={wait}>{part}</WaitContext>
      </ClockContext>
    );
    const { rerender } = render(within(first));
    return {
      pass: (milliseconds: number) => act(() => clock.goOn(milliseconds)),
      next: (part: ReactNode) => rerender(within(part)),
    };
  };

  test.each([
    ["the frame", <ScreenSkeleton key="frame" />],
    ["a page", <PageSkeleton key="page" />],
  ])("in the loader of %s", (_, loader) => {
    const { pass } = waiting(loader);
    pass(3_999);
    expect(screen.queryByText(words)).toBeNull();
    pass(1);
    expect(screen.getByText(words)).toBeDefined();
  });

  test("across consecutive loaders", () => {
    const { pass, next } = waiting(<ScreenSkeleton key="frame" />);
    pass(2_000);
    next(<PageSkeleton />);
    pass(1_999);
    expect(screen.queryByText(words)).toBeNull();
    pass(1);
    expect(screen.getByText(words)).toBeDefined();
  });

  test("counted from when the page began to load", () => {
    const { pass } = waiting(<ScreenSkeleton key="frame" />, 3_000);
    pass(1_000);
    expect(screen.getByText(words)).toBeDefined();
  });

  test("and the next wait counts from zero", () => {
    const { pass, next } = waiting(<PageSkeleton />);
    pass(3_000);
    next(<p>The page</p>);
    pass(10_000);
    next(<PageSkeleton />);
    pass(3_999);
    expect(screen.queryByText(words)).toBeNull();
    pass(1);
    expect(screen.getByText(words)).toBeDefined();
  });
});

describe("a skeleton page", () => {
  const onItsWay = (address: string) => {
    const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
    const { hook } = memoryLocation({ path: address });
    render(
      <ClockContext value={clock}>
        <Router hook={hook}>
          <PageSkeleton />
        </Router>
      </ClockContext>,
    );
    return clock;
  };

  test("is announced when loading is slow, and not before (SHELL-04)", () => {
    const clock = onItsWay("/help");
    expect([screen.getByRole("heading").textContent, screen.getByRole("status").textContent]).toEqual(["Help", ""]);
    act(() => clock.goOn(4_000));
    expect(screen.getByRole("status").textContent).toBe("Please wait, we're just getting your details");
  });

  test("has a shape of its own, hidden from assistive technology (SHELL-03)", () => {
    const shapes = [
      "/",
      "/fees-and-transactions",
      "/documents-and-downloads",
      "/my-details",
      "/my-details/contact-details",
      "/nowhere",
    ].map((address) => {
      onItsWay(address);
      const outline = document.querySelector("[aria-hidden=true]:has([class*=bar])")?.innerHTML ?? "";
      cleanup();
      return outline;
    });
    expect(new Set(shapes).size).toBe(shapes.length);
  });
});
