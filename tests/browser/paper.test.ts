import { expect, test } from "vitest";
import { enter } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser();

test.each(["grace.grace", "petra.post"])("what is printed for %s, who is suspended, names the number to call (SUSP-04)", async (person) => {
  const { page, url } = portal;
  await enter(page, url, person);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("main").getByText("+44 20 7946 0123").first().isVisible()).toBe(true);
});
