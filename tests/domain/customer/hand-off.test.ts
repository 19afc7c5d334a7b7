import { describe, expect, test } from "vitest";

import { handOffAddress, handOffOpensIn, identityCarriedTo } from "../../../domain/customer/hand-off.ts";
import { handOffRoutes } from "../../../domain/customer/routes.ts";

test("every hand-off passes the session's id, except Foundations in professionalism (ROUTE-02, ROUTE-03)", () => {
  expect(handOffRoutes.map((route) => [route, identityCarriedTo(route)])).toEqual([
    ["/outgoing/evidence-tracker", "session id"],
    ["/outgoing/practising-certificate-renewal", "session id"],
    ["/outgoing/international-practising-certificate-renewal", "session id"],
    ["/outgoing/foundations-in-professionalism", "encrypted user id"],
  ]);
});

describe("the address of a hand-off (ROUTE-02)", () => {
  const allowed = ["https://tracker.example", "https://learning.example:8443"];
  const configured = "https://tracker.example/in?session=";

  test("ends with the encoded identity", () => {
    expect(handOffAddress(configured, "a b/7", allowed)).toBe("https://tracker.example/in?session=a%20b%2F7");
  });

  test.each([
    "https://elsewhere.example/in?session=",
    "http://tracker.example/in?session=",
    "https://tracker.example.evil.example/?s=",
    "https://tracker.example@evil.example/?s=",
    "https://learning.example/?user=",
    "data:text/html,tracker",
  ])("is none for %s, which is not allowed", (address) => {
    expect(handOffAddress(address, "s-1", allowed)).toBeUndefined();
  });

  test("is none without an identity or a configuration", () => {
    expect(handOffAddress(configured, undefined, allowed)).toBeUndefined();
    expect(handOffAddress(undefined, "s-1", allowed)).toBeUndefined();
  });
});

test("a hand-off opens in a new tab, or in the same window without a previous page (ROUTE-02)", () => {
  expect(handOffOpensIn("/help")).toBe("new tab");
  expect(handOffOpensIn(undefined)).toBe("same window");
});
