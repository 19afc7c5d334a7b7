import type { Page } from "playwright-core";
import { expect, test } from "vitest";

import { displayPrice } from "../../domain/kernel/money.ts";
import { defaultRules } from "../../domain/rules/organisation-rules.ts";
import { openAt, settled } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ sharesWindow: true });
const widths = [320, 390, 600, 704, 720, 768, 900, 1024, 1040, 1100, 1216, 1280, 1440, 1920];

interface Statement {
  readonly subscription?: { amount: number };
  readonly owed?: { open: number }[];
  readonly transactions: { amount: number; type: string }[];
}

/** Replaces the person's balance and latest charge. */
const owe = async (page: Page, pence: number): Promise<void> => {
  await page.route(/\/api\/.*\/balance(?:\?|$)/, async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, amount: pence } });
  });
  await page.route(/\/api\/.*\/fees(?:\?|$)/, async (route) => {
    const statement = (await (await route.fetch()).json()) as Statement;
    if (statement.subscription) statement.subscription.amount = pence;
    for (const item of statement.owed ?? []) item.open = pence;
    for (const transaction of statement.transactions) if (transaction.type === "CHARGE") transaction.amount = pence;
    await route.fulfill({ json: statement });
  });
};

/** Sums on the page that extend beyond their cell, with the number of pixels. */
const sumsOutsideTheirCell = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const inside = (cell: Element) => {
      const box = cell.getBoundingClientRect();
      const style = getComputedStyle(cell);
      const [left, right] = [style.paddingLeft, style.paddingRight].map((length) => parseFloat(length));
      return { left: box.left + (left ?? 0), right: box.right - (right ?? 0) };
    };
    return [...document.querySelectorAll("main :is(p, td, div) > strong, main td")]
      .filter((element) => /^£[\d,]+\.\d\d/.test(element.textContent ?? ""))
      .flatMap((element) => {
        const cell = element.closest("td, p") ?? element;
        const range = document.createRange();
        range.selectNode(element.firstChild ?? element);
        const ink = range.getBoundingClientRect();
        const { left, right } = inside(cell);
        const over = Math.max(left - ink.left, ink.right - right);
        return over > 0.5 ? [`${element.textContent ?? ""} by ${over.toFixed(1)}`] : [];
      });
  });

test.each([999_00, 1_250_00, 99_999_00, 1_234_567_89])(
  "an amount of %i pence fits into its column at every width (TASK-01, FEES-03)",
  async (pence) => {
    const { page, url } = portal;
    await owe(page, pence);
    await portal.open("maya.member");
    for (const path of ["/", "/fees-and-transactions"]) {
      await openAt(page, url, path);
      await settled(page);
      await page
        .getByText(displayPrice(pence, defaultRules, "forced"))
        .first()
        .waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect([path, width, await sumsOutsideTheirCell(page)]).toEqual([path, width, []]);
      }
    }
  },
);

test("the amount of a suspension fits into its column at every width (SUSP-02, TASK-01)", async () => {
  const { page } = portal;
  await owe(page, 99_999_00);
  await portal.open("grace.grace");
  await page.getByText("£99,999.00").first().waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await sumsOutsideTheirCell(page)]).toEqual([width, []]);
  }
});
