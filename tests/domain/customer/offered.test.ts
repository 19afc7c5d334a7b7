import { expect, test } from "vitest";

import { isOffered } from "../../../domain/customer/offered.ts";
import type { Route } from "../../../domain/customer/routes.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";

test.each<[Route, UserType, boolean]>([
  ["/professional-development", "member", true],
  ["/professional-development/annual-declarations", "student", false],
  ["/my-qualifications", "member", true],
  ["/my-qualifications", "firm", false],
  ["/my-details/contact-details", "student", true],
  ["/my-details/contact-details", "firm", false],
  ["/help", "firm", true],
])("%s is offered to a %s: %s (NAV-01 to NAV-05)", (route, type, offered) => {
  expect(isOffered(route, type)).toBe(offered);
});
