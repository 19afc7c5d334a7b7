import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { ChoiceGroup } from "../../../ui/components/choice-group.tsx";
import { describedBy } from "../support/described-by.ts";
import { render } from "../support/render.tsx";

describe("a choice group", () => {
  const choices = [
    { value: "yes", label: "Yes" },
    { value: "no", label: "No" },
  ] as const;
  const group = (error?: string, chosen?: "yes" | "no") => {
    const answers: string[] = [];
    render(
      <ChoiceGroup
        label="Have you met your CPD requirements?"
        choices={choices}
        chosen={chosen}
        onChoose={(value) => answers.push(value)}
        error={error}
        id="requirements-met"
      />,
    );
    return { answers, fieldset: screen.getByRole("group", { name: /Have you met your CPD requirements\?/ }) };
  };

  test("is named by its question, and has at most one answer", () => {
    group(undefined, "no");
    const checked = screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.checked);
    expect(checked).toEqual([false, true]);
    const names = new Set(screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.name));
    expect(names.size).toBe(1);
  });

  test("reports the chosen answer", () => {
    const { answers } = group();
    fireEvent.click(screen.getByRole("radio", { name: "Yes" }));
    expect(answers).toEqual(["yes"]);
  });

  test("shows its error once, in the group's description, and is a target for its first choice", () => {
    const { fieldset } = group("Choose yes or no");
    expect(fieldset.getAttribute("aria-invalid")).toBe("true");
    for (const radio of screen.getAllByRole<HTMLInputElement>("radio"))
      expect([radio.getAttribute("aria-describedby"), radio.getAttribute("aria-invalid"), radio.required]).toEqual([
        null,
        "true",
        true,
      ]);
    expect(describedBy(fieldset)).toBe("Choose yes or no");
    expect(document.getElementById("requirements-met")).toBe(screen.getByRole("radio", { name: "Yes" }));
  });

  test("is not invalid without an error", () => {
    const { fieldset } = group();
    expect(fieldset.getAttribute("aria-invalid")).toBeNull();
    expect(fieldset.getAttribute("aria-describedby")).toBeNull();
  });
});
