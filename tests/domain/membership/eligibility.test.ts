import { expect, test } from "vitest";

import { whyNotAdmitted } from "../../../domain/membership/eligibility.ts";

test("a member is not admitted again, and an affiliate is (MEMB-02)", () => {
  expect(whyNotAdmitted("member")).toBe("They are a member already.");
  expect(whyNotAdmitted("affiliate")).toBeUndefined();
});
