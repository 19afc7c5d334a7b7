import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
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
