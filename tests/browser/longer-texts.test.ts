import { expect, test } from "vitest";

import { trialBody } from "../../adapters/institute/trial/body.ts";
import { routes, type Route } from "../../domain/customer/routes.ts";
import { goTo } from "../access/sweep.ts";
import { pseudoTag, pseudoTexts } from "../actors/pseudo-language.ts";
import { settled, sidewaysScroll } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

/** A language from right to left, which takes the pseudo-language's words. LANG-08 */
const mirrored = "ar";

/** The pseudo-language with double vowels: a third longer than English. LANG-09 */
const texts = [...pseudoTexts()].map(([file, text]) => [file, text.replaceAll(/[áéíóúý]/gi, "$&$&")] as const);

const portal = portalInBrowser({
  body: { ...trialBody, languages: ["en-GB", pseudoTag, mirrored] },
  sharesSignIn: true,
});

const openIn = async (language: string): Promise<void> => {
  await portal.open("maya.member");
  await portal.context.addCookies([{ name: "guildhall.language", value: language, url: portal.url }]);
  for (const [file, text] of texts) await portal.institute.texts.write(`${language}/${file}`, text);
  await portal.page.evaluate(() => sessionStorage.removeItem("guildhall.session.language"));
  await portal.page.reload();
  await settled(portal.page);
};

/** Texts that their box cuts off, and words that stand in part beyond the window. */
const cutTexts = (): Promise<readonly string[]> =>
  portal.page.evaluate(() => {
    const isForEyes = (element: Element) => element.clientWidth > 1 && element.checkVisibility();
    const said = (element: Element) => `"${(element.textContent ?? "").trim().slice(0, 60)}"`;
    return [...document.querySelectorAll("body *")].filter(isForEyes).flatMap((element) => {
      const { overflowX } = getComputedStyle(element);
      const isCut = ["hidden", "clip"].includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const { left, right } = element.getBoundingClientRect();
      const isBeyond = element.childElementCount === 0 && (left < -1 || right > window.innerWidth + 1);
      return isCut || isBeyond ? [said(element)] : [];
    });
  });

const faultsOf = async (addresses: readonly Route[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const address of addresses) {
    await goTo(portal.page, address);
    for (const width of [320, 390, 820, 1280]) {
      await portal.page.setViewportSize({ width, height: 900 });
      const beyond = await sidewaysScroll(portal.page);
      if (beyond > 0) faults.push(`${address} at ${width} px scrolls ${beyond} px sideways`);
      faults.push(...(await cutTexts()).map((text) => `${address} at ${width} px cuts ${text}`));
    }
  }
  return faults;
};

test("every page has room for texts that are a third longer (LANG-09)", async () => {
  await openIn(pseudoTag);
  expect(await faultsOf(routes)).toEqual([]);
});

test("pages fit from right to left (LANG-08)", async () => {
  await openIn(mirrored);
  expect(await portal.page.evaluate(() => document.documentElement.dir)).toBe("rtl");
  expect(
    await faultsOf(["/", "/fees-and-transactions", "/my-details/contact-details", "/professional-development"]),
  ).toEqual([]);
});
