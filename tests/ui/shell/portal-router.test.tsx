import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { PortalLink } from "../../../ui/components/portal-link.tsx";
import { hashAddress } from "../../../ui/composition/container/browser-ports.ts";
import { AddressBar } from "../../../ui/shell/address-bar.ts";
import { PortalRouter } from "../../../ui/shell/portal-router.tsx";
import { render } from "../support/render.tsx";

test("a link within the portal has its address in the hash, so that a new window opens there too; other links keep theirs (SHELL-02)", () => {
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
])(
  "the portal opened with “%s” after its own address is at “%s”, for the sign-in and for failure reports (SIGN-01)",
  (hash, address) => {
    history.replaceState(null, "", `/${hash}`);
    const bar = new AddressBar({ isUnsaved: false, request: () => undefined });
    bar.start();
    expect([hashAddress(), bar.current]).toEqual([address, address]);
  },
);

test("the previous address is that of another page, not of the same page's earlier step (SHELL-02)", () => {
  history.replaceState(null, "", "/#/help");
  const bar = new AddressBar({ isUnsaved: false, request: (go) => go() });
  bar.start();
  expect(bar.previous).toBeUndefined();
  bar.navigate("/retirement");
  bar.navigate("/retirement?step=DECLARATION");
  expect([bar.previous, bar.current]).toEqual(["/help", "/retirement?step=DECLARATION"]);
});
