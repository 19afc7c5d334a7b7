import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { Switch } from "../../../ui/components/switch.tsx";
import { render } from "../support/render.tsx";

test("a locked switch shows its state as text, without a control", () => {
  render(
    <Switch
      label="Events and surveys"
      isOn={false}
      isUnavailable={false}
      onMove={() => undefined}
      locked="Only available if you get important updates by email."
    />,
  );
  expect(screen.queryByRole("switch")).toBeNull();
  expect(document.querySelector("label")).toBeNull();
  expect(document.body.textContent).toBe("Events and surveysOffOnly available if you get important updates by email.");
});
