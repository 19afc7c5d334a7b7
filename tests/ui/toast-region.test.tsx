import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";

import { Toasts } from "../../application/shell/toasts.ts";
import { ToastRegion } from "../../ui/shell/toast-region.tsx";
import { TestClock } from "../actors/test-clock.ts";

test("a toast disappears with its page (SHELL-06)", () => {
  const toasts = new Toasts(new TestClock(new Date("2026-03-04T12:00:00Z")));
  const { hook, navigate } = memoryLocation({ path: "/my-details/contact-details" });
  render(
    <Router hook={hook}>
      <ToastRegion toasts={toasts} />
    </Router>,
  );
  act(() => toasts.show("Changes saved successfully"));
  expect(screen.getByRole("status").textContent).toBe("Changes saved successfully");
  act(() => navigate("/help"));
  expect(screen.getByRole("status").textContent).toBe("");
});
