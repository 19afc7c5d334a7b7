import { screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, test } from "vitest";

import type { FailureReport } from "../../../application/ports/failure-reports.ts";
import { Failures } from "../../../application/shell/failures.ts";
import { ErrorScreen } from "../../../ui/shell/error-screen.tsx";
import { RenderGuard } from "../../../ui/shell/render-guard.tsx";
import { render } from "../support/render.tsx";

const Broken = (): never => {
  throw new RangeError("Maya Member has no balance");
};

const guarded = (child: React.ReactNode) => {
  const reported: FailureReport[] = [];
  let identifiers = 0;
  const failures = new Failures({ report: (failure) => void reported.push(failure) }, () => `id-${(identifiers += 1)}`);
  const screenOf = (correlationId: string) => (
    <ErrorScreen screen="standard" correlationId={correlationId} support="/support" onReload={() => undefined} />
  );
  const at = (attempt: string, drawn: React.ReactNode) => (
    <StrictMode>
      <p>The frame around it</p>
      <RenderGuard attempt={attempt} onFailed={failures.pageNotDrawn} failed={screenOf}>
        {drawn}
      </RenderGuard>
    </StrictMode>
  );
  // React logs errors caught by the boundary, which are expected here.
  const { rerender } = render(at("first", child), { onCaughtError: () => undefined });
  return { reported, failures, next: (attempt: string, drawn: React.ReactNode) => rerender(at(attempt, drawn)) };
};

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

test("children render, and nothing is reported", () => {
  const { reported } = guarded(<p>All is well</p>);
  expect(screen.getByText("All is well")).toBeDefined();
  expect(reported).toEqual([]);
});

test("a render error shows its error screen within the frame, and is reported once with the displayed reference", () => {
  const { reported, failures } = guarded(<Broken />);
  expect(screen.getByText("The frame around it")).toBeDefined();
  expect(heading()).toBe("Sorry, we couldn't load your information");
  expect(screen.getByText("This might be a temporary problem. Try reloading the page now.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Reload" })).toBeDefined();
  expect(screen.getByRole("link", { name: /24\/7/ })).toBeDefined();
  expect(reported).toEqual([
    {
      name: "RENDER_ERROR",
      status: "unhandled",
      correlationId: "id-1",
      type: "RangeError",
      place: expect.stringMatching(/^render-guard\.test\.tsx:\d+:\d+$/) as string,
    },
  ]);
  expect(screen.getByText(/Reference for support/).textContent).toContain("id-1");
  expect(failures.shown).toBeUndefined();
});

test("the next attempt renders again, and fails or succeeds independently", () => {
  const { reported, next } = guarded(<Broken />);
  next("second", <Broken />);
  expect(heading()).toBe("Sorry, we couldn't load your information");
  expect(reported.map(({ correlationId }) => correlationId)).toEqual(["id-1", "id-2"]);
  next("third", <p>All is well</p>);
  expect(screen.getByText("All is well")).toBeDefined();
});

test("it does not render again within the same attempt", () => {
  const { next } = guarded(<Broken />);
  next("first", <p>All is well</p>);
  expect(heading()).toBe("Sorry, we couldn't load your information");
});

test("the error screen focuses its heading", async () => {
  guarded(<Broken />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});
