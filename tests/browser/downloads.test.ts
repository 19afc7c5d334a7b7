import { readFile } from "node:fs/promises";

import type { Page, Request, Route } from "playwright-core";
import { describe, expect, test } from "vitest";

import { accessibilityFaults, holdRequests, openAt, settled, signIn } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({
  sharesSignIn: true,
  prepare: async ({ page, url }) => {
    await signIn(page, url, "maya.member");
    await settled(page);
  },
});

interface FileOf {
  readonly what: string;
  readonly address: string;
  readonly button: RegExp;
  readonly calls: string;
  readonly name: RegExp;
  readonly failure: string;
  /** Its fault. tests/adapters/http/api-client.faults.test.ts covers every file with every fault. */
  readonly fault: (route: Route) => Promise<void>;
}

const files: readonly FileOf[] = [
  {
    what: "a certificate",
    address: "/documents-and-downloads",
    button: /^Download Membership certificate \(PDF\)$/,
    calls: "**/api/customers/*/certificates/**",
    name: /^MEMBERSHIP_MC4100107_4100107\.pdf$/,
    failure: "CERTIFICATE_DOWNLOAD_ERROR",
    fault: (route) => route.abort("connectionrefused"),
  },
  {
    what: "a receipt",
    address: "/fees-and-transactions",
    button: /^Receipt PAY-4100107-\d\d \(PDF\)$/,
    calls: "**/api/customers/*/fees/receipts/**",
    name: /^RECEIPT_PAY-4100107-\d\d_4100107\.pdf$/,
    failure: "RECEIPT_DOWNLOAD_ERROR",
    fault: (route) => route.fulfill({ contentType: "text/html", body: "<h1>Gateway</h1>" }),
  },
];

const preparing = "Preparing for download";
const failed = "Something went wrong with the download";

/** Collects the failures that the portal reports from now on. */
const reportsOf = (page: Page): string[] => {
  const names: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/reports")) names.push((request.postDataJSON() as { name: string }).name);
  });
  return names;
};

describe.each(files)("$what (DOCS-06, CALL-01)", ({ address, button, calls, name, failure, fault }) => {
  const press = async (): Promise<Page> => {
    const { page, url } = portal;
    await openAt(page, url, address);
    await settled(page);
    await page.getByRole("button", { name: button }).first().click();
    return page;
  };

  test("is fetched by one call with the bearer token and the client's id", async () => {
    const { page } = portal;
    const requests: Request[] = [];
    page.on("request", (request) => {
      if (/\/(certificates|receipts)\//.test(request.url())) requests.push(request);
    });
    const saved = page.waitForEvent("download");
    await press();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(name);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
    expect(requests.map((request) => request.method())).toEqual(["GET"]);
    expect(requests[0]?.url()).not.toContain("ticket");
    const headers = (await requests[0]?.allHeaders()) ?? {};
    expect(headers["authorization"]).toMatch(/^Bearer /);
    expect(headers["x-client-id"]).toBe("guildhall-portal");
    expect(headers["x-correlation-id"]).toBeDefined();
  });

  test("shows progress until its bytes arrive", async () => {
    const { page } = portal;
    const letGo = await holdRequests(page, calls);
    await press();
    await page.getByText(preparing).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const saved = page.waitForEvent("download");
    letGo();
    await saved;
    await page.getByText(preparing).waitFor({ state: "detached" });
    expect(await page.getByText(failed).count()).toBe(0);
  });

  test("shows an error on its card when the call fails, is reported once, and can be retried", async () => {
    const { page } = portal;
    const reports = reportsOf(page);
    await page.route(calls, (route) => (route.request().method() === "GET" ? fault(route) : route.continue()));
    await press();
    await page.getByText(failed).waitFor();
    await expect.poll(() => reports).toEqual([failure]);
    await page.unrouteAll();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Please try again" }).click();
    expect((await saved).suggestedFilename()).toMatch(name);
    await page.getByText(failed).waitFor({ state: "detached" });
  });
});
