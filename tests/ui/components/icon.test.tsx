import type { IconNode } from "lucide";
import { expect, test } from "vitest";

import { Icon } from "../../../ui/components/icon.tsx";
import { render } from "../support/render.tsx";

/** The attributes of each element of a drawing, in order. */
const drawn = (
  element: React.ReactElement,
): readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] => {
  const { container } = render(element);
  return [...container.querySelectorAll("svg, svg *")].map((part) => [
    part.tagName.toLowerCase(),
    Object.fromEntries([...part.attributes].map(({ name, value }) => [name, value])),
  ]);
};

test("an icon uses the text's colour and round line ends, and is hidden from assistive technology", () => {
  const node: IconNode = [
    ["path", { d: "M1 1" }],
    ["circle", { r: 2 }],
  ];
  const [picture, ...lines] = drawn(<Icon node={node} className="arrow" />);
  expect(picture).toEqual([
    "svg",
    {
      "aria-hidden": "true",
      class: "arrow",
      fill: "none",
      stroke: "currentColor",
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
      "stroke-width": "1.75",
      viewBox: "0 0 24 24",
    },
  ]);
  expect(lines).toEqual([
    ["path", { d: "M1 1" }],
    ["circle", { r: "2" }],
  ]);
});
