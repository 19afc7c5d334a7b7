import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";

import type { FormOutcome } from "../../../application/flow/form.ts";
import { messagesOf } from "../../../domain/kernel/message.ts";
import { SaveProblem } from "../../../ui/components/save-problem.tsx";
import { render } from "../support/render.tsx";

const saveMessages = messagesOf("test", { failed: "We couldn’t save it." });

describe("a failed save", () => {
  const chosen: string[] = [];
  const problem = (outcome: FormOutcome<string>, isToldAbove = false, isOpen = true) =>
    render(
      <SaveProblem
        outcome={outcome}
        isToldAbove={isToldAbove}
        isOpen={isOpen}
        onRecord={() => [{ term: "Name", value: "On record" }]}
        typed={() => [{ term: "Name", value: "Typed" }]}
        onKeepTyped={() => chosen.push("typed")}
        onKeepStored={() => chosen.push("stored")}
      />,
    );
  beforeEach(() => void chosen.splice(0));

  test("with a version conflict shows both versions, takes focus and handles both buttons", () => {
    problem({ status: "newer" }, true);
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain("On record");
    expect(alert.textContent).toContain("Typed");
    fireEvent.click(screen.getByRole("button", { name: "Keep what I typed" }));
    fireEvent.click(screen.getByRole("button", { name: "Keep what is on record" }));
    expect(chosen).toEqual(["typed", "stored"]);
  });

  test("does not take focus from a user who has moved on", async () => {
    render(<button type="button">Elsewhere</button>);
    screen.getByRole("button", { name: "Elsewhere" }).focus();
    problem({ status: "failed", message: saveMessages.failed, field: undefined }, false, false);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Elsewhere" }));
  });

  test("explains the failure, unless a banner or a field does", async () => {
    const { unmount } = problem({ status: "failed", message: saveMessages.failed, field: undefined });
    expect(screen.getByRole("alert").textContent).toBe("We couldn’t save it.What you typed is kept.");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert").parentElement));
    unmount();
    for (const [field, isToldAbove] of [
      ["name", false],
      [undefined, true],
    ] as const) {
      const drawn = problem({ status: "failed", message: saveMessages.failed, field }, isToldAbove);
      expect(screen.queryByRole("alert")).toBeNull();
      drawn.unmount();
    }
  });
});
