import { expect, test } from "vitest";

import { olderPortalPathOf, routeOf, routes, safeReturnAddress } from "../../../domain/customer/routes.ts";

test("the portal has exactly these pages, each with its page of the older portal (ROUTE-01, EXP-06)", () => {
  expect(Object.fromEntries(routes.map((route) => [route, olderPortalPathOf(route)]))).toEqual({
    "/": "/home",
    "/professional-development": "/cpd",
    "/professional-development/annual-declarations": "/cpd/declarations",
    "/professional-development/log": "/cpd/log",
    "/my-qualifications": "/qualifications",
    "/apply-for-membership": "/membership/apply",
    "/documents-and-downloads": "/documents",
    "/fees-and-transactions": "/fees",
    "/fees-and-transactions/pay": "/fees/pay",
    "/fees-and-transactions/paid": "/fees/paid",
    "/error": "/error",
    "/my-details": "/details",
    "/my-details/contact-details": "/details/contact",
    "/my-details/account-details": "/details/account",
    "/my-details/communication-preferences": "/details/preferences",
    "/my-details/employment-details": "/details/employment",
    "/my-details/login-details": "/details/login",
    "/my-details/security-and-activity": "/details/activity",
    "/requests": "/requests",
    "/retirement": "/membership/retirement",
    "/calendar": "/calendar",
    "/help": "/help",
  });
  expect(routes.map(routeOf)).toEqual(routes);
});

test("a page that the portal does not have leads to the older portal's first page (EXP-06)", () => {
  expect(olderPortalPathOf(undefined)).toBe("/home");
});

test.each([
  ["/my-details/account-details?retirementRegister=yes", "/my-details/account-details"],
  ["/help/", "/help"],
])("%s opens %s, whatever follows the address (ROUTE-01)", (address, route) => {
  expect(routeOf(address)).toBe(route);
});

test.each(["/helpdesk", "/my-details/passwords", "/Help", "help", "/outgoing/somewhere-else"])(
  "%s is not found (ROUTE-05)",
  (address) => {
    expect(routeOf(address)).toBeUndefined();
  },
);

test.each([
  ["/help", "/help"],
  ["/help?topic=fees", "/help?topic=fees"],
  ["/nowhere", "/nowhere"],
  ["https://elsewhere.example", "/"],
  ["//elsewhere.example/help", "/"],
  [undefined, "/"],
])("after a sign-in that began at %s the portal opens %s (SIGN-02)", (requested, opened) => {
  expect(safeReturnAddress(requested)).toBe(opened);
});
