import type { Page, Route } from "playwright-core";
import { beforeEach, expect, test } from "vitest";

import { accessibilityFaults, openAt, settled } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ sharesWindow: true });

let page: Page;
beforeEach(() => {
  ({ page } = portal);
});

const press = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
const answer = (question: string, choice: string): Promise<void> =>
  page.getByRole("group", { name: question }).getByLabel(choice, { exact: true }).check();
const isAsked = (heading: string): Promise<void> => page.getByRole("heading", { name: heading }).waitFor();
const stepInAddress = (): string | undefined => page.url().split("?step=")[1];

const reachLicence = async (): Promise<void> => {
  await press("Start");
  await answer("Is your retirement permanent?", "Yes");
  await press("Continue");
  await isAsked("Do you hold a practising certificate or an insolvency licence?");
};

test("Back and Forward move between steps and keep the answers; leaving the flow asks first (SHELL-12, RETR-02)", async () => {
  await portal.open("chen.fellow", "/retirement");
  await reachLicence();
  expect(stepInAddress()).toBe("INSOLVENCY_LICENCE");
  await page.goBack();
  await isAsked("Your retirement");
  expect(await page.getByRole("radio", { name: "Yes" }).isChecked()).toBe(true);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.goForward();
  await isAsked("Do you hold a practising certificate or an insolvency licence?");
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("link", { name: "Dashboard" }).click();
  await press("Stay");
  expect(stepInAddress()).toBe("INSOLVENCY_LICENCE");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await press("Leave");
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});

test("the address of an unreachable step leads to the first incomplete one (MEMB-01)", async () => {
  await portal.open("ada.affiliate", "/apply-for-membership?step=DECLARATION");
  await isAsked("Convictions and public practice");
  expect(stepInAddress()).toBe("CONVICTIONS");
  await answer("Do you have any convictions to declare?", "No");
  await answer("Do you work in public practice?", "No");
  await openAt(page, portal.url, "/apply-for-membership?step=DECLARATION");
  await isAsked("Members and the public");
  expect(stepInAddress()).toBe("CONTACT");
  expect(await page.getByText("Quill and Ledger LLP").count()).toBe(1);
});

test("invisible characters in pasted text do not invalidate an application (MEMB-08)", async () => {
  await portal.open("ada.affiliate", "/apply-for-membership");
  await press("Start");
  await answer("Do you have any convictions to declare?", "No");
  await answer("Do you work in public practice?", "No");
  await press("Continue");
  await page.getByLabel("Company name").fill("\u202aQuill\tand Ledger LLP\u202c");
  await press("Continue");
  await page.getByLabel("Regional network").selectOption({ label: "London" });
  await answer("Do you want to be listed in the directory of members?", "No");
  await press("Continue");
  await page.getByLabel("I accept the declaration").check();
  await press("Submit application");
  await isAsked("Application submitted");
});

test("a retirement whose response was lost is retried after a reload, and stored once (RETR-05)", async () => {
  await portal.open("fiona.fellow", "/retirement");
  await reachLicence();
  await answer("Do you hold a practising certificate or an insolvency licence?", "No");
  await press("Continue");
  await page.getByLabel("I accept the declaration").check();
  await press("Continue");
  const loseAnswer = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort("connectionreset");
  };
  await page.route("**/membership/retirement", loseAnswer);
  await press("Join the register");
  await isAsked("We couldn’t add you to the register");
  await page.unrouteAll();
  await page.reload();
  await settled(page);
  await isAsked("You are on the register of retired members");
});
