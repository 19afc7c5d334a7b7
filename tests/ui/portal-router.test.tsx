import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { hashAddress } from "../../ui/composition/browser-ports.ts";
import { PortalLink } from "../../ui/parts/portal-link.tsx";
import { AddressBar } from "../../ui/shell/address-bar.ts";
import { PortalRouter } from "../../ui/shell/portal-router.tsx";

test("a link within the portal has its address after the hash, so that a new window opens there too; another has its own (SHELL-02)", () => {
  const bar = new AddressBar({ isUnsaved: false, request: () => undefined });
  render(
    <PortalRouter bar={bar}>
      <PortalLink href="/fees-and-transactions">Fees</PortalLink>
      <PortalLink href="/outside/payments">Pay now</PortalLink>
    </PortalRouter>,
  );
  expect(screen.getByText("Fees").getAttribute("href")).toBe("#/fees-and-transactions");
  expect(screen.getByText(/^Pay now/).getAttribute("href")).toBe("/outside/payments");
});

test.each([
  ["", "/"],
  ["#", "/"],
  ["#/fees-and-transactions?year=2026", "/fees-and-transactions?year=2026"],
])("the portal opened with “%s” after its own address is at “%s”, for whoever signs in or is told of a failure (SIGN-01)", (hash, address) => {
  history.replaceState(null, "", `/${hash}`);
  const bar = new AddressBar({ isUnsaved: false, request: () => undefined });
  bar.start();
  expect([hashAddress(), bar.current]).toEqual([address, address]);
});

test("the address before a page is that of another page, and not of the same one's earlier step (SHELL-02)", () => {
  history.replaceState(null, "", "/#/help");
  const bar = new AddressBar({ isUnsaved: false, request: (go) => go() });
  bar.start();
  expect(bar.previous).toBeUndefined();
  bar.navigate("/retirement");
  bar.navigate("/retirement?step=DECLARATION");
  expect([bar.previous, bar.current]).toEqual(["/help", "/retirement?step=DECLARATION"]);
});
