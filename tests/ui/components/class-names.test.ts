import { expect, test } from "vitest";

import { classNames } from "../../../ui/components/class-names.ts";

test("present class names are joined, absent ones skipped", () => {
  expect(classNames("one", false, undefined, "two")).toBe("one two");
});
