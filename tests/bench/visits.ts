import type { Page, Request } from "playwright-core";

import { goTo, routes } from "./navigation.ts";

/** Visits each page twice: the wait, the number of calls, and calls that are repeated within a visit. */
export const visitTwice = async (page: Page) => {
  let calls: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api") && !pathname.endsWith("/reports")) calls.push(`${request.method()} ${pathname}`);
  });
  await page.waitForLoadState("networkidle");
  const rows = [];
  for (const visit of ["first", "again"])
    for (const route of [...routes, "/"]) {
      calls = [];
      const shownAfter = await page.evaluate(goTo, route);
      // Revalidation starts immediately.
      await page.waitForTimeout(500);
      const repeated = calls.filter((call, index) => calls.indexOf(call) !== index);
      rows.push({
        page: route,
        visit,
        "shown after ms": Math.round(shownAfter),
        calls: calls.length,
        repeated: repeated.join(", "),
      });
    }
  return rows;
};
