import { expect, test } from "vitest";

import { trackedLoadsOf, type Visitor } from "../../../application/shell/visit-marks.ts";
import { routes } from "../../../domain/customer/routes.ts";

const member: Visitor = { userType: "member", experience: "member", isRetired: false, suspensionPhase: "none" };
const always = ["profile", "notifications"];

test.each<[string, Partial<Visitor>, Parameters<typeof trackedLoadsOf>[0], readonly string[]]>([
  ["a member's dashboard", {}, "/", [...always, "balance", "cpdOverview"]],
  ["a firm's dashboard", { userType: "firm" }, "/", [...always, "balance"]],
  [
    "a student's dashboard",
    { userType: "student", experience: "student" },
    "/",
    [...always, "balance", "qualifications"],
  ],
  ["a firm's documents", { userType: "firm" }, "/documents-and-downloads", always],
  ["a retired member's development", { isRetired: true }, "/professional-development", always],
  ["a page blocked during the grace period", { suspensionPhase: "grace" }, "/", always],
  [
    "a page open during the grace period",
    { suspensionPhase: "grace" },
    "/fees-and-transactions",
    [...always, "balance"],
  ],
  ["no page", {}, undefined, always],
])("a visit to %s waits exactly for the calls of its page (ANLY-02)", (_, who, page, loads) => {
  expect(trackedLoadsOf(page, { ...member, ...who })).toEqual(loads);
});

test.each<[string, Partial<Visitor>]>([
  ["a suspended person after the grace period", { suspensionPhase: "after" }],
  ["someone whose experience is not supported", { experience: "unsupported" }],
])("for %s, who sees no page, a visit waits for no page's calls (ANLY-02)", (_, who) => {
  for (const route of routes) expect(trackedLoadsOf(route, { ...member, ...who })).toEqual(always);
});
