import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { Checkbox } from "../../../ui/components/checkbox.tsx";
import { describedBy } from "../support/described-by.ts";
import { render } from "../support/render.tsx";

test("a checkbox is described by help text and error, and named without them", () => {
  const { rerender } = render(<Checkbox id="agreed" label="I agree" isTicked={false} onChange={() => undefined} />);
  const box = screen.getByRole("checkbox", { name: "I agree" });
  expect([box.hasAttribute("aria-describedby"), box.getAttribute("aria-invalid")]).toEqual([false, "false"]);
  rerender(
    <Checkbox
      id="agreed"
      label="I agree"
      help="To all of it"
      error="Not yet"
      isTicked={false}
      onChange={() => undefined}
    />,
  );
  const checkbox = screen.getByRole("checkbox", { name: "I agree" });
  expect([describedBy(checkbox), checkbox.getAttribute("aria-invalid")]).toEqual(["To all of it Not yet", "true"]);
});
