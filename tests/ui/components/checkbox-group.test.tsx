import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { CheckboxGroup } from "../../../ui/components/checkbox-group.tsx";
import { describedBy } from "../support/described-by.ts";
import { render } from "../support/render.tsx";

describe("a checkbox group", () => {
  const options = [
    { value: "a", label: "Small practice" },
    { value: "b", label: "Charities" },
  ];
  const group = (more: { readonly isRequired?: boolean; readonly error?: string } = {}) => {
    const ticked: (readonly string[])[] = [];
    render(
      <CheckboxGroup
        label="Networks"
        options={options}
        ticked={["a"]}
        onChange={(values) => ticked.push(values)}
        {...more}
      />,
    );
    return { question: screen.getByRole("group", { name: /^Networks/ }), ticked };
  };

  test("shows no required mark when it is optional", () => {
    const { question } = group();
    expect(question.hasAttribute("aria-describedby")).toBe(false);
    for (const box of screen.getAllByRole("checkbox")) expect(box.getAttribute("aria-invalid")).toBe("false");
  });

  test("shows that one is required, and marks each box as invalid", () => {
    const { question } = group({ isRequired: true, error: "Tick one" });
    expect(describedBy(question)).toBe(`Required: tick one or more. Tick one`);
    for (const box of screen.getAllByRole("checkbox")) expect(box.getAttribute("aria-invalid")).toBe("true");
  });

  test("adds and removes values", () => {
    const { ticked } = group();
    fireEvent.click(screen.getByRole("checkbox", { name: "Charities" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "Small practice" }));
    expect(ticked).toEqual([["a", "b"], []]);
  });
});
