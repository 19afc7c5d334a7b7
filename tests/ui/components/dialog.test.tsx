import { fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, test } from "vitest";

import { Dialog } from "../../../ui/components/dialog.tsx";
import { describedBy } from "../support/described-by.ts";
import { render } from "../support/render.tsx";

describe("a dialog", () => {
  const Asked = ({ isOpen, onKeep }: { readonly isOpen: boolean; readonly onKeep: () => void }) => (
    <StrictMode>
      <button type="button">Open</button>
      {isOpen && (
        <Dialog heading="Leave this page?" keep="Stay" onKeep={onKeep} action={<button type="button">Leave</button>}>
          <p>You have unsaved changes.</p>
        </Dialog>
      )}
    </StrictMode>
  );
  const asked = () => {
    let kept = 0;
    const onKeep = (): void => {
      kept += 1;
    };
    const { rerender } = render(<Asked isOpen={false} onKeep={onKeep} />);
    const opener = screen.getByRole("button", { name: "Open" });
    opener.focus();
    rerender(<Asked isOpen onKeep={onKeep} />);
    return { opener, kept: () => kept, close: () => rerender(<Asked isOpen={false} onKeep={onKeep} />) };
  };

  test("opens on mount, is named by its heading and described by its words", () => {
    asked();
    const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Leave this page?" });
    expect(describedBy(dialog)).toBe("You have unsaved changes.");
    expect(dialog.open).toBe(true);
  });

  test("treats Escape as the safe choice, and stays open until its owner removes it", () => {
    const { kept } = asked();
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    const isLeftToBrowser = fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(isLeftToBrowser).toBe(false);
    expect(kept()).toBe(1);
    expect(dialog.open).toBe(true);
  });

  test("returns focus on close", () => {
    const { opener, close } = asked();
    screen.getByRole("button", { name: "Stay" }).focus();
    close();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });
});
