import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { ButtonLink } from "../../../ui/components/button-link.tsx";
import { render } from "../support/render.tsx";

test("a link with the role of a button is activated by the space bar, once", () => {
  let pressed = 0;
  render(
    <ButtonLink href="/outside/support" isButton>
      Get in touch
    </ButtonLink>,
  );
  const button = screen.getByRole("button", { name: /Get in touch/ });
  button.addEventListener("click", (click) => {
    click.preventDefault();
    pressed += 1;
  });
  expect(fireEvent.keyDown(button, { key: " " })).toBe(false);
  fireEvent.keyDown(button, { key: "a" });
  expect(pressed).toBe(1);
});
