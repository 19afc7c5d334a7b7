import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";

import { ButtonLink } from "../../ui/components/button-link.tsx";
import { ErrorPanel } from "../../ui/components/error-panel.tsx";
import { PageSkeleton, ScreenSkeleton } from "../../ui/components/page-loader.tsx";
import { Page, Section } from "../../ui/components/page.tsx";
import { PortalLink } from "../../ui/components/portal-link.tsx";
import { ClockContext, Wait, WaitContext } from "../../ui/components/waiting.ts";
import { TestClock } from "../actors/test-clock.ts";

describe("a link", () => {
  test.each([
    ["https://elsewhere.example/", "_blank", "Go (opens in a new window)"],
    ["/outside/payments", "_blank", "Go (opens in a new window)"],
    ["/outgoing/evidence-tracker", null, "Go (opens in a new window)"],
    ["/help", null, "Go"],
    ["tel:+441415822000", null, "Go"],
  ])("to %s has the target %s and the words %s", (href, target, words) => {
    render(<PortalLink href={href}>Go</PortalLink>);
    const link = screen.getByText(/^Go/);
    expect(link.textContent).toBe(words);
    expect(link.getAttribute("target")).toBe(target);
    expect(link.getAttribute("rel")).toBe(target && "noopener noreferrer");
  });

  test("with the role of a button is activated by the space bar, once", () => {
    let pressed = 0;
    render(
      <ButtonLink href="/outside/support" isButton>
        Get in touch
      </ButtonLink>,
    );
    const button = screen.getByRole("button", { name: /Get in touch/ });
    button.addEventListener("click", (click) => {
      click.preventDefault();
      pressed += 1;
    });
    expect(fireEvent.keyDown(button, { key: " " })).toBe(false);
    fireEvent.keyDown(button, { key: "a" });
    expect(pressed).toBe(1);
  });
});

describe("the heading of an error panel", () => {
  const panel = <ErrorPanel subject="your documents" onReload={() => Promise.resolve()} />;
  const level = (): number => Number(screen.getByText("We couldn’t load your documents").tagName.slice(1));

  test("has level two directly on a page", () => {
    render(<Page heading="Documents">{panel}</Page>);
    expect(level()).toBe(2);
  });

  test("has level three within a section", () => {
    render(
      <Page heading="Documents">
        <Section heading="Certificates">{panel}</Section>
      </Page>,
    );
    expect(level()).toBe(3);
  });
});

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
