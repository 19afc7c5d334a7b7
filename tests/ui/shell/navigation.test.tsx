import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";

import { navigationFor } from "../../../domain/customer/navigation.ts";
import type { Badges } from "../../../domain/customer/notifications.ts";
import { Navigation } from "../../../ui/shell/navigation.tsx";
import { pageTexts } from "../../actors/page-texts.ts";
import { render } from "../support/render.tsx";

const noBadges = {} as Badges;

const { navigation: labels } = pageTexts("page-framework");

const linksWith = (current: string): readonly (string | null)[] =>
  screen
    .getAllByRole("link", { hidden: true })
    .filter((link) => link.getAttribute("aria-current") === current)
    .map(({ textContent }) => textContent);

test.each([
  ["/", "Dashboard"],
  ["/my-details", "My details"],
  ["/my-details/login-details", "Login details"],
])("at %s only the link %s is the current page (NAV-01)", (path, name) => {
  render(
    <Router hook={memoryLocation({ path }).hook}>
      <Navigation id="navigation" entries={navigationFor("member", {})} labels={labels} badges={noBadges} isOpen />
    </Router>,
  );
  expect(linksWith("page")).toEqual([name]);
});

test.each([
  ["/", []],
  ["/fees-and-transactions/pay", ["Fees & transactions"]],
  ["/fees-and-transactions/paid", ["Fees & transactions"]],
  ["/my-details/login-details", ["My details"]],
  ["/help", []],
])("at %s the present sections are %j (NAV-01)", (path, names) => {
  render(
    <Router hook={memoryLocation({ path }).hook}>
      <Navigation id="navigation" entries={navigationFor("member", {})} labels={labels} badges={noBadges} isOpen />
    </Router>,
  );
  expect(linksWith("true")).toEqual(names);
});
