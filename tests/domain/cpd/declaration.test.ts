import { expect, test } from "vitest";

import type { SubmittedRoute } from "../../../domain/cpd/cpd-routes.ts";
import { submissionStatusOf } from "../../../domain/cpd/declaration.ts";

test.each<[SubmittedRoute, string]>([
  ["UNIT_ROUTE", "COMPLETE"],
  ["APPROVED_EMPLOYER", "COMPLETE"],
  ["IFAC_BODY", "COMPLETE"],
  ["PART_TIME", "COMPLETE"],
  ["NOT_SPECIFIED", "INCOMPLETE"],
  ["NOT_MET_REQUIREMENTS", "NOT_MET_REQUIREMENTS"],
])("a declaration by the route %s is recorded as %s (CPD-10)", (route, status) => {
  expect(submissionStatusOf({ route })).toBe(status);
});
