import { expect, test } from "vitest";

import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ sharesWindow: true });

// Every 64 pixels, and both sides of each change of layout.
const widths = [...Array.from({ length: 26 }, (_, step) => 320 + 64 * step), 1025, 1119, 1121, 1215, 1217, 1241];

/** Opens each panel at the top of the page in turn; names those that leave the window, and by how many pixels. */
const overhangs = async (): Promise<readonly string[]> => {
  const found: string[] = [];
  const drawn = () => new Promise(requestAnimationFrame);
  const isVisible = (element: Element): boolean => element.getClientRects().length > 0;
  const press = async (button: HTMLButtonElement): Promise<void> => {
    button.focus();
    button.click();
    await drawn();
  };
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("header button[aria-controls][aria-expanded]")];
  // The account panel closes the drawer, in which the other panels open.
  const isAccount = (button: Element): boolean => button.getAttribute("aria-controls") === "account-panel";
  for (const button of [...buttons.filter(isAccount), ...buttons.filter((other) => !isAccount(other))]) {
    if (!isVisible(button)) continue;
    await press(button);
    const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
    const { left, right } = panel?.getBoundingClientRect() ?? { left: Number.NEGATIVE_INFINITY, right: 0 };
    const { clientWidth, scrollWidth } = document.documentElement;
    const beyond = Math.round(Math.max(-left, right - clientWidth, scrollWidth - clientWidth));
    const name = button.getAttribute("aria-label") ?? button.textContent;
    if (!panel || !isVisible(panel)) found.push(`${name} opens nothing at ${clientWidth}`);
    else if (beyond > 0) found.push(`${name} by ${beyond} at ${clientWidth}`);
  }
  for (const button of buttons.toReversed()) if (button.getAttribute("aria-expanded") === "true") await press(button);
  return found;
};

// Owen has badges, Fiona has none. Larger text is what a browser's setting of the font size gives.
test.each([
  ["owen.overdue", "100%"],
  ["owen.overdue", "125%"],
  ["fiona.fellow", "100%"],
])("no panel leaves the window for %s with text at %s (NAV-02, NAV-05, WCAG 1.4.10)", async (person, size) => {
  const page = await portal.open(person);
  await page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await page.evaluate(overhangs)));
  }
  expect(found).toEqual([]);
});

test("a name of a hundred letters without a space leaves what stands beside it alone, at every width (NAV-06)", async () => {
  const { page } = portal;
  await page.route(/\/api\/.*\/profile(?:\?|$)/, async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, name: "Llanfair".repeat(13).slice(0, 100) } });
  });
  await portal.open("maya.member");
  for (const width of [320, 390, 600, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const overlaps = await page.evaluate(() => {
      const name = [...document.querySelectorAll("header strong")].find(
        ({ textContent }) => textContent.length === 100,
      );
      if (!name || name.getClientRects().length === 0) return [];
      const ink = document.createRange();
      ink.selectNodeContents(name);
      const { left, right, top, bottom } = ink.getBoundingClientRect();
      return [...document.querySelectorAll("header a, header button")]
        .filter((other) => {
          const box = other.getBoundingClientRect();
          return box.width > 0 && box.left < right && left < box.right && box.top < bottom && top < box.bottom;
        })
        .map(({ textContent }) => textContent);
    });
    expect([width, overlaps]).toEqual([width, []]);
  }
});
