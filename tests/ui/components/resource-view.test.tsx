import { act, fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, test, vi } from "vitest";

import type { Result } from "../../../application/ports/result.ts";
import { err, ok } from "../../../application/ports/result.ts";
import { Resource } from "../../../application/shell/resource.ts";
import { Page, Section } from "../../../ui/components/page.tsx";
import { ResourceView } from "../../../ui/components/resource-view.tsx";
import { ClockContext } from "../../../ui/components/waiting.ts";
import { TestClock } from "../../application/support/test-clock.ts";
import { render } from "../support/render.tsx";

const frame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
  });

describe("Reload in an error panel", () => {
  const failedPart = async () => {
    let answer: (outcome: Result<string, unknown>) => void = () => undefined;
    const resource = new Resource(
      () =>
        new Promise<Result<string, unknown>>((resolve) => {
          answer = resolve;
        }),
      () => undefined,
    );
    render(
      <StrictMode>
        <Page heading="Fees and transactions">
          <Section heading="Your balance">
            <ResourceView resource={resource} subject="accountBalance" showsFailure>
              {(amount) => <p>{amount}</p>}
            </ResourceView>
          </Section>
          <button type="button">Elsewhere</button>
        </Page>
      </StrictMode>,
    );
    const settle = (outcome: Result<string, unknown>) =>
      act(async () => {
        answer(outcome);
        await frame();
      });
    await settle(err("broken"));
    return { settle };
  };
  const section = () => screen.getByRole("heading", { name: "Your balance" });
  const reload = async () => {
    const button = screen.getByRole("button", { name: "Reload your account balance" });
    button.focus();
    await act(async () => {
      fireEvent.click(button);
      // Focus management loads on demand.
      await vi.waitFor(() => expect(document.activeElement).toBe(section()));
    });
  };

  test("leaves focus on the heading above, which is announced again when the part has loaded", async () => {
    const { settle } = await failedPart();
    await reload();
    expect(document.activeElement).toBe(section());
    let isReadAgain = false;
    section().addEventListener("focus", () => (isReadAgain = true));
    await settle(ok("£268.50"));
    expect(screen.getByText("£268.50")).toBeTruthy();
    expect([document.activeElement === section(), isReadAgain]).toEqual([true, true]);
  });

  test("has focus again when the part failed again", async () => {
    const { settle } = await failedPart();
    await reload();
    await settle(err("broken"));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Reload your account balance" }));
  });

  test("does not take focus from a user who has moved on", async () => {
    const { settle } = await failedPart();
    await reload();
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    await settle(ok("£268.50"));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
  });
});

const Told = ({ resource }: { readonly resource: Resource<string> }) => (
  <StrictMode>
    <ClockContext value={new TestClock(new Date("2026-03-04T12:00:00Z"))}>
      <ResourceView resource={resource} subject="accountBalance" showsFailure>
        {(value) => <output>{value}</output>}
      </ResourceView>
    </ClockContext>
  </StrictMode>
);

test("a resource shows its failure with Reload, and then its value", async () => {
  let isBroken = true;
  let fetches = 0;
  const resource = new Resource(
    () => {
      fetches += 1;
      return Promise.resolve(isBroken ? { ok: false as const, reason: "why" } : ok("£268.50"));
    },
    () => undefined,
  );
  render(<Told resource={resource} />);
  expect(await screen.findByText("We couldn’t load your account balance")).toBeDefined();
  expect(fetches).toBe(1);
  isBroken = false;
  act(() => screen.getByRole("button", { name: /^Reload / }).click());
  expect(await screen.findByText("£268.50")).toBeDefined();
  expect(screen.queryByText("We couldn’t load your account balance")).toBeNull();
});
