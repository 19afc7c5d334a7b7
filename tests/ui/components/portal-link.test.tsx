import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { PortalLink } from "../../../ui/components/portal-link.tsx";
import { render } from "../support/render.tsx";

describe("a link", () => {
  test.each([
    ["https://elsewhere.example/", "_blank", "Go (opens in a new window)"],
    ["/outside/payments", "_blank", "Go (opens in a new window)"],
    ["/outgoing/evidence-tracker", null, "Go (opens in a new window)"],
    ["/help", null, "Go"],
    ["tel:+441415822000", null, "Go"],
  ])("to %s has the target %s and the words %s", (href, target, words) => {
    render(<PortalLink href={href}>Go</PortalLink>);
    const link = screen.getByText(/^Go/);
    expect(link.textContent).toBe(words);
    expect(link.getAttribute("target")).toBe(target);
    expect(link.getAttribute("rel")).toBe(target && "noopener noreferrer");
  });
});
