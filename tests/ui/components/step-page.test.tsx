import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { StepPage } from "../../../ui/components/step-page.tsx";
import { render } from "../support/render.tsx";

test("the progress of a flow shows as ticks beside its text", () => {
  render(
    <StepPage area="Declaration" heading="Which route?" step="route" progress={{ number: 2, total: 3 }}>
      {null}
    </StepPage>,
  );
  const [ticks] = screen.getByText("Step 2 of 3").children;
  expect([...(ticks?.children ?? [])].map((tick) => tick.classList.contains("on"))).toEqual([true, true, false]);
});
