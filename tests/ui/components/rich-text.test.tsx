import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { RichText } from "../../../ui/components/rich-text.tsx";
import { render } from "../support/render.tsx";

describe("a content text", () => {
  const words = (text: string) => [{ kind: "text", text }] as const;

  test("has headings of its levels, paragraphs and lists", () => {
    render(
      <RichText
        text={[
          { kind: "heading", level: 2, children: words("Above") },
          { kind: "heading", level: 3, children: words("Below") },
          { kind: "paragraph", children: words("Said") },
          { kind: "list", ordered: true, items: [words("First"), words("Second")] },
        ]}
      />,
    );
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Above");
    expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Below");
    expect(screen.getByRole("list").tagName).toBe("OL");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["First", "Second"]);
  });
});
