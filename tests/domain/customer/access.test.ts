import { expect, test } from "vitest";

import { destinationFor, type Destination } from "../../../domain/customer/access.ts";

type Signed = readonly [customerType: string, portalExperience: string | undefined, roles: readonly string[]];

test.each<readonly [...Signed, Destination]>([
  ["MEMBER", undefined, [], { to: "portal", experience: "member" }],
  ["FIRM", undefined, ["firms", "portal"], { to: "portal", experience: "member" }],
  ["STUDENT", undefined, [], { to: "portal", experience: "student" }],
  ["AFFILIATE", undefined, [], { to: "portal", experience: "affiliate" }],
  ["GRADUATE", undefined, [], { to: "portal", experience: "affiliate" }],
  ["FIRM", undefined, ["firms"], { to: "external portal" }],
  ["MEMBER", "LEGACY", [], { to: "external portal" }],
  ["SUPPLIER", undefined, [], { to: "external portal" }],
  ["MEMBER", undefined, ["members"], { to: "older portal" }],
  ["MEMBER", "unsupported", ["members"], { to: "unsupported page" }],
])("a %s with the experience %s and the roles %j is led to %o (EXP-02 to EXP-06)", (type, experience, roles, to) => {
  expect(destinationFor({ customerType: type, portalExperience: experience }, roles)).toEqual(to);
});
