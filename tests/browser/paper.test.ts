import { expect, test } from "vitest";

import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ sharesWindow: true });

test.each(["grace.grace", "petra.post"])(
  "the print of %s, who is suspended, shows the number to call (SUSP-04)",
  async (person) => {
    const { page } = portal;
    await portal.open(person);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("main").getByText("+44 20 7946 0123").first().isVisible()).toBe(true);
  },
);

test("the print of communication preferences shows whether each is on or off (CONS-01)", async () => {
  const { page } = portal;
  await portal.open("maya.member", "/my-details/communication-preferences");
  await page.emulateMedia({ media: "print" });
  const printed = await page
    .getByRole("switch", { includeHidden: true })
    .evaluateAll((switches) =>
      switches.map((control) => [
        (control as HTMLInputElement).labels?.[0]?.textContent,
        getComputedStyle(control.parentElement ?? control, "::before").content,
      ]),
    );
  expect(printed).toContainEqual(["Important updates by email", `"On"`]);
  expect(printed).toContainEqual(["Third-party marketing", `"Off"`]);
  expect(printed.filter(([, says]) => says !== `"On"` && says !== `"Off"`)).toEqual([]);
});

test("on A4, at each usual margin, tables and figures keep their columns (FEES-03)", async () => {
  const { page } = portal;
  await portal.open("maya.member", "/fees-and-transactions");
  await page.emulateMedia({ media: "print" });
  // 210 mm minus margins of 10, 16 and 25 mm, at 96 pixels per inch.
  for (const width of [718, 673, 605]) {
    await page.setViewportSize({ width, height: 1000 });
    const displays = await page
      .locator("main tbody tr")
      .evaluateAll((rows) => [...new Set(rows.map((row) => getComputedStyle(row).display))]);
    expect([width, displays]).toEqual([width, ["table-row"]]);
  }
});

test("on paper, the ledger keeps no empty column for its links (TASK-01)", async () => {
  const { page } = portal;
  await portal.open("maya.member");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  const entries = page.getByRole("main").getByRole("listitem").filter({ hasText: "Renew your practising certificate" });
  await entries.first().waitFor();
  const columns = await entries.evaluateAll((found) =>
    found.map((entry) => getComputedStyle(entry).gridTemplateColumns.split(" ").length),
  );
  expect(columns).toEqual([2, 2]);
  const edges = await entries.evaluateAll((found) =>
    found.map(({ lastElementChild, children }) =>
      [...children]
        .filter((child) => child !== lastElementChild)
        .map((child) => getComputedStyle(child).borderInlineEndWidth),
    ),
  );
  expect(edges.flat().filter((width) => width !== "0px")).toEqual([]);
});

test("on paper, the cards of documents keep no rule above a link that is gone (DOCS-01)", async () => {
  const { page } = portal;
  await portal.open("maya.member", "/documents-and-downloads");
  await page.getByRole("heading", { name: "Letter of good standing" }).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button", { name: "Download Letter of good standing" }).isVisible()).toBe(false);
  const card = page.getByRole("heading", { name: "Letter of good standing" }).locator("xpath=..");
  expect(
    await card.evaluate(({ lastElementChild }) => lastElementChild && getComputedStyle(lastElementChild).display),
  ).toBe("none");
});
