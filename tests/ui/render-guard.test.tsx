import { render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, test } from "vitest";
import { Failures } from "../../application/shell/failures.ts";
import type { FailureReport } from "../../application/ports/failure-reports.ts";
import { ErrorScreen } from "../../ui/shell/error-screen.tsx";
import { RenderGuard } from "../../ui/shell/render-guard.tsx";

const Broken = (): never => {
  throw new Error("Maya Member has no balance");
};

const guarded = (child: React.ReactNode) => {
  const reported: FailureReport[] = [];
  let identifiers = 0;
  const failures = new Failures({ report: (failure) => void reported.push(failure) }, () => `id-${(identifiers += 1)}`);
  const screenOf = (correlationId: string) => (
    <ErrorScreen screen="standard" correlationId={correlationId} support="/support" onReload={() => undefined} />
  );
  render(
    <StrictMode>
      <p>The frame around it</p>
      <RenderGuard onFailed={failures.renderFailed} failed={screenOf}>
        {child}
      </RenderGuard>
    </StrictMode>,
    // React tells the console of what the guard caught; here that is the point.
    { onCaughtError: () => undefined },
  );
  return { reported, failures };
};

test("what can be drawn is drawn, and nothing is reported", () => {
  const { reported } = guarded(<p>All is well</p>);
  expect(screen.getByText("All is well")).toBeDefined();
  expect(reported).toEqual([]);
});

test("where drawing fails its error screen shows, the frame stands, and it is reported once with the reference shown", () => {
  const { reported, failures } = guarded(<Broken />);
  expect(screen.getByText("The frame around it")).toBeDefined();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Sorry, we couldn't load your information");
  expect(screen.getByText("This might be a temporary problem. Try reloading the page now.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Reload" })).toBeDefined();
  expect(screen.getByRole("link", { name: /24\/7/ })).toBeDefined();
  expect(reported).toEqual([{ name: "RENDER_ERROR", status: "unhandled", correlationId: "id-1" }]);
  expect(screen.getByText(/Reference for support/).textContent).toContain("id-1");
  expect(failures.shown).toBeUndefined();
});

test("the error screen takes the focus to its heading", () => {
  guarded(<Broken />);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});
