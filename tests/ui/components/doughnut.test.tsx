import { expect, test } from "vitest";

import { Doughnut } from "../../../ui/components/doughnut.tsx";
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

const circle = { cx: "50", cy: "50", r: "46" };

const ring = ["svg", { "aria-hidden": "true", class: "ring", focusable: "false", viewBox: "0 0 100 100" }];

const whole = ["circle", { ...circle, class: "whole" }];

test("a ring fills to its percentage above a full background ring (QUAL-03)", () => {
  expect(drawn(<Doughnut percentage={54} figure="7/13" words="exams completed" />)).toEqual([
    ring,
    whole,
    ["circle", { ...circle, class: "done", pathLength: "100", "stroke-dasharray": "54 100" }],
  ]);
});

test("an empty ring shows no progress", () => {
  expect(drawn(<Doughnut percentage={0} figure="0/1" words="ethics module" />)).toEqual([ring, whole]);
});
