import { act, fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";

import { Toasts } from "../../../application/shell/toasts.ts";
import { ToastRegion } from "../../../ui/shell/toast-region.tsx";
import { TestClock } from "../../application/support/test-clock.ts";
import { describedBy } from "../support/described-by.ts";
import { render } from "../support/render.tsx";

test("a toast disappears with its page (SHELL-06)", () => {
  const toasts = new Toasts(new TestClock(new Date("2026-03-04T12:00:00Z")));
  const { hook, navigate } = memoryLocation({ path: "/my-details/contact-details" });
  render(
    <Router hook={hook}>
      <ToastRegion toasts={toasts} />
    </Router>,
  );
  act(() => toasts.show());
  expect(screen.getByRole("status").textContent).toBe("Changes saved successfully");
  act(() => navigate("/help"));
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a toast is announced without its close button", () => {
  const toasts = new Toasts(new TestClock(new Date("2026-03-04T12:00:00Z")));
  render(<ToastRegion toasts={toasts} />);
  act(() => toasts.show());
  expect(screen.getByRole("status").textContent).toBe("Changes saved successfully");
  expect(describedBy(screen.getByRole("button", { name: "Dismiss" }))).toBe("Changes saved successfully");
});

test("a focused toast stays when the pointer leaves, and is announced in a live region that existed before", () => {
  const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
  const toasts = new Toasts(clock);
  render(<ToastRegion toasts={toasts} />, { wrapper: StrictMode });
  const region = screen.getByRole("status");
  act(() => toasts.show());
  expect(region.textContent).toContain("Changes saved successfully");
  const dismiss = screen.getByRole("button", { name: "Dismiss" });
  act(() => dismiss.focus());
  fireEvent.pointerEnter(dismiss);
  fireEvent.pointerLeave(dismiss);
  act(() => clock.goOn(60_000));
  expect(region.textContent).toContain("Changes saved successfully");
  act(() => dismiss.blur());
  act(() => clock.goOn(5_000));
  expect(region.textContent).toBe("");
});
