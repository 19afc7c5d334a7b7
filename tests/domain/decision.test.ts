import { expect, test } from "vitest";
import { whyApplicationNotDecided } from "../../domain/membership/eligibility.ts";

test.each<[string, Parameters<typeof whyApplicationNotDecided>[0], string | undefined]>([
  ["of a member", { userType: "member", notifications: ["APPLIED_FOR_MEMBERSHIP"] }, "They are a member already."],
  ["that was not made", { userType: "affiliate", notifications: [] }, "There is no application that waits for a decision."],
  ["that waits", { userType: "affiliate", notifications: ["APPLIED_FOR_MEMBERSHIP"] }, undefined],
])("an application %s (MEMB-02)", (_, application, why) => {
  expect(whyApplicationNotDecided(application, { verdict: "grant" })).toBe(why);
});
