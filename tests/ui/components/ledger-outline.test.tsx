import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { ObligationsOutline } from "../../../ui/components/ledger-outline.tsx";
import { render } from "../support/render.tsx";

test("a skeleton entry says what is loading, and has no heading yet", () => {
  render(<ObligationsOutline subject="whatNeedsDoing" />);
  expect(screen.getAllByRole("listitem")[0]?.textContent.trim()).toBe("Loading what needs doing");
  expect(screen.queryByRole("heading")).toBeNull();
});
