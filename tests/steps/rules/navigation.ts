import assert from "node:assert/strict";

import { Given, Then } from "@cucumber/cucumber";

import type { HandOffIdentity } from "../../../domain/customer/hand-off.ts";
import { handOffAddress, handOffOpensIn, identityCarriedTo } from "../../../domain/customer/hand-off.ts";
import type { NavigationEntry, NavigationLink } from "../../../domain/customer/navigation.ts";
import { badgeCount, navigationFor } from "../../../domain/customer/navigation.ts";
import { badgesOf } from "../../../domain/customer/notifications.ts";
import { isOffered } from "../../../domain/customer/offered.ts";
import type { Route } from "../../../domain/customer/routes.ts";
import { handOffRoutes, routeOf, safeReturnAddress } from "../../../domain/customer/routes.ts";
import { opensIn, showsNewWindowIcon } from "../../../domain/kernel/links.ts";
import { pageTexts } from "../../actors/page-texts.ts";
import { didYouMean } from "../../cucumber/nearest.ts";
import { note } from "./notes.ts";
import { customer, notificationsIn, userTypeIn } from "./people.ts";
import { vocabulary, words } from "./words.ts";

const ownHost = "members.example.org";
const allowedOrigins = note<readonly string[]>("where hand-offs may go");

words("tab", ["new tab", "same tab"]);
words("window", ["new tab", "same window"]);
words("identity", ["session id", "encrypted user id"]);
vocabulary("arrival", { "from another page of the portal": "/help", "that someone came straight to": undefined });

const { navigation } = pageTexts("page-framework");

const namesOf = (links: readonly NavigationLink[]): readonly string[] => links.map(({ key }) => navigation[key]);

const labels = (links: readonly NavigationLink[]): string => namesOf(links).join(", ");

const entryNamed = (world: object, name: string): NavigationEntry => {
  const entries = navigationFor(userTypeIn(world));
  const entry = entries.find(({ key }) => navigation[key] === name);
  if (!entry)
    throw new Error(
      `The customer's navigation has no entry "${name}".${didYouMean(
        name,
        namesOf(entries),
      )} It has: ${labels(entries)}.`,
    );
  return entry;
};

Given("the customer's notification codes are {string}", function (codes: string) {
  customer.change(this, (said) => ({ ...said, notifications: codes.split(", ") }));
});

Given("hand-offs may go to {string}", function (origins: string) {
  allowedOrigins.take(this, origins.split(", "));
});

Then("the navigation shows {string}", function (entries: string) {
  assert.equal(labels(navigationFor(userTypeIn(this))), entries);
});

Then("below {string} the navigation shows {string}", function (name: string, below: string) {
  assert.equal(labels(entryNamed(this, name).subEntries ?? []), below);
});

Then("the badge on {string} shows {int}", function (name: string, count: number) {
  assert.equal(badgeCount(entryNamed(this, name), badgesOf(notificationsIn(this))), count);
});

Then("the page {page} is offered: {answer}", function (page: Route, offered: boolean) {
  assert.equal(isOffered(page, userTypeIn(this)), offered);
});

Then("the address {string} opens {page}", (address: string, page: Route) => {
  assert.equal(routeOf(address), page);
});

Then("the address {string} is not found", (address: string) => {
  assert.equal(routeOf(address), undefined);
});

Then("the sign-in returns to {string} when {string} was asked for", (opened: string, asked: string) => {
  assert.equal(safeReturnAddress(asked), opened);
});

Then("the sign-in returns to {string} when nothing was asked for", (opened: string) => {
  assert.equal(safeReturnAddress(undefined), opened);
});

Then("the hand-off {string} carries the {identity}", (address: string, identity: HandOffIdentity) => {
  const handOff = handOffRoutes.find((route) => route === address);
  assert.ok(handOff, `${address} is no hand-off`);
  assert.equal(identityCarriedTo(handOff), identity);
});

Then(
  "the identity {string} is handed over at {string} where {string} is configured",
  function (identity: string, address: string, configured: string) {
    assert.equal(handOffAddress(configured, identity, allowedOrigins.of(this)), address);
  },
);

Then(
  "the identity {string} is not handed over where {string} is configured",
  function (identity: string, configured: string) {
    assert.equal(handOffAddress(configured, identity, allowedOrigins.of(this)), undefined);
  },
);

Then("nothing is handed over without an identity where {string} is configured", function (configured: string) {
  assert.equal(handOffAddress(configured, undefined, allowedOrigins.of(this)), undefined);
});

Then("a hand-off {arrival} opens in a {window}", (previousPage: string | undefined, window: string) => {
  assert.equal(handOffOpensIn(previousPage), window);
});

Then("the link {string} bears the new-window icon: {answer}", (href: string, icon: boolean) => {
  assert.equal(showsNewWindowIcon(href, ownHost), icon);
});

Then("a link to {string} opens in the {tab}", (href: string, tab: string) => {
  assert.equal(opensIn(href, ownHost), tab);
});
