import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { ObligationsOutline } from "../../../ui/components/ledger-outline.tsx";

test("a skeleton entry says what is loading, and has no heading yet", () => {
  render(<ObligationsOutline label="what needs doing" />);
  expect(screen.getAllByRole("listitem")[0]?.textContent.trim()).toBe("Loading what needs doing");
  expect(screen.queryByRole("heading")).toBeNull();
});
