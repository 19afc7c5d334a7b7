import assert from "node:assert/strict";

import type { DataTable } from "@cucumber/cucumber";
import { Given, Then, When } from "@cucumber/cucumber";

import type { Destination } from "../../../domain/customer/access.ts";
import { destinationFor } from "../../../domain/customer/access.ts";
import { isValidExperience } from "../../../domain/customer/experience.ts";
import { rolesOf } from "../../../domain/customer/roles.ts";
import { olderPortalPathOf, type Route } from "../../../domain/customer/routes.ts";
import { userTypeOf } from "../../../domain/customer/user-type.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";
import { note } from "./notes.ts";
import { changeProfile, customer } from "./people.ts";
import { vocabulary } from "./words.ts";

const asked = note<Route | undefined>("a page asked for", () => undefined);

vocabulary<Destination>("entrance", {
  "member portal": { to: "portal", experience: "member" },
  "student portal": { to: "portal", experience: "student" },
  "affiliate portal": { to: "portal", experience: "affiliate" },
  "unsupported page": { to: "unsupported page" },
  "external portal": { to: "external portal" },
});
vocabulary("judged", { valid: true, "not valid": false });

const entranceIn = (world: object): Destination => {
  const { profile, groups } = customer.of(world);
  return destinationFor(profile, rolesOf(groups));
};

Given("the institute records the customer as {string}", function (customerType: string) {
  changeProfile(this, { customerType });
});

Given("the profile names no experience", function () {
  changeProfile(this, { portalExperience: undefined });
});

Given("the customer is in the group {string}", function (group: string) {
  customer.change(this, (said) => ({ ...said, groups: [...said.groups, `CN=${group},OU=groups`] }));
});

Given("the sign-in names the groups", function (table: DataTable) {
  customer.change(this, (said) => ({ ...said, groups: table.raw().flat() }));
});

When("they ask for {page}", function (page: Route) {
  asked.take(this, page);
});

Then("the kind of customer is {kind}", function (kind: UserType) {
  assert.equal(userTypeOf(customer.of(this).profile.customerType), kind);
});

Then("the kind of customer is none the portal knows", function () {
  assert.equal(userTypeOf(customer.of(this).profile.customerType), undefined);
});

Then("the experience {string} is {judged}", function (experience: string, judged: boolean) {
  assert.equal(isValidExperience(experience), judged);
});

Then("no experience at all is {judged}", function (judged: boolean) {
  assert.equal(isValidExperience(undefined), judged);
});

Then("signing in leads to the {entrance}", function (entrance: Destination) {
  assert.deepEqual(entranceIn(this), entrance);
});

Then("signing in leads to {string} of the older portal", function (path: string) {
  assert.deepEqual(entranceIn(this), { to: "older portal" });
  assert.equal(olderPortalPathOf(asked.of(this)), path);
});

Then("the roles are {string}", function (roles: string) {
  assert.equal(rolesOf(customer.of(this).groups).join(", "), roles);
});
