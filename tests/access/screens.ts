import type { Page } from "playwright-core";

import { openAt, settled } from "../browser/portal-pages.ts";

/** Called when a screen is ready to be checked, with its name. */
export type OnScreen = (name: string) => Promise<void>;

/** A sequence of screens in the portal. */
export interface Way {
  readonly name: string;
  /** The first part of the person's email. */
  readonly person: string;
  readonly go: (page: Page, url: string, shown: OnScreen) => Promise<void>;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).first().click({ force: true });
const answer = (page: Page, question: string, choice: string): Promise<void> =>
  page.getByRole("group", { name: question }).getByLabel(choice, { exact: true }).check();
const isHeaded = (page: Page, heading: string): Promise<void> =>
  page.getByRole("heading", { name: heading, exact: true }).first().waitFor();
const follow = async (page: Page, name: string): Promise<void> => {
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
  if (!(await link.isVisible())) await press(page, "Menu");
  await link.click();
};
const openPage = async (page: Page, url: string, address: string): Promise<void> => {
  await openAt(page, url, address);
  await settled(page);
};

const cpd = "/professional-development/annual-declarations";

/** Every step of every flow, with and without errors, rejected and complete; the last one signs out and in again. */
export const flows: readonly Way[] = [
  {
    name: "annual declaration",
    person: "maya.member",
    go: async (page, url, shown) => {
      await openPage(page, url, cpd);
      await press(page, "Start");
      await shown("step 1");
      await press(page, "Continue");
      await shown("step 1 with errors");
      await answer(page, "Have you met your CPD requirements?", "Yes");
      await press(page, "Continue");
      await shown("step 2");
      await press(page, "Continue");
      await shown("step 2 with errors");
      await answer(page, "Which route did you follow?", "Unit route");
      await press(page, "Continue");
      await shown("step 3");
      await answer(page, "Are you an engagement partner?", "No");
      await press(page, "Continue");
      await shown("step 4");
      await press(page, "Submit declaration");
      await shown("step 4 with errors");
      await follow(page, "Dashboard");
      await page.getByRole("dialog").waitFor();
      await shown("leaving in the middle");
      await press(page, "Stay");
      await page.getByLabel("I confirm that my declaration is accurate").check();
      await page.route("**/cpds/submissions", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
      await press(page, "Submit declaration");
      await isHeaded(page, "We couldn't submit your declaration");
      await shown("not submitted");
      await press(page, "Try again");
      await isHeaded(page, "Declaration submitted");
      await shown("submitted");
      await press(page, "Close");
      await settled(page);
      await shown("on record");
    },
  },
  {
    name: "waiver",
    person: "priya.practice",
    go: async (page, url, shown) => {
      await openPage(page, url, cpd);
      await press(page, "Request a waiver");
      await shown("form");
      await press(page, "Request waiver");
      await shown("form with errors");
      await page.getByLabel("Year").selectOption({ index: 1 });
      const year = await page.getByLabel("Year").inputValue();
      await page.getByLabel("Start date").fill(`01/02/${year}`);
      await page.getByLabel("End date").fill(`31/03/${year}`);
      await page.getByLabel("Reason").selectOption({ index: 1 });
      await press(page, "Request waiver");
      await isHeaded(page, "Waiver requested");
      await shown("requested");
      await press(page, "Continue");
      await settled(page);
      await shown("status");
      await press(page, "Close");
      await settled(page);
      await press(page, "Delete waiver");
      await shown("whether to delete");
    },
  },
  {
    name: "membership application",
    person: "ada.affiliate",
    go: async (page, url, shown) => {
      await openPage(page, url, "/apply-for-membership");
      await press(page, "Start");
      await shown("step 1");
      await press(page, "Continue");
      await shown("step 1 with errors");
      await answer(page, "Do you have any convictions to declare?", "Yes");
      await page.getByLabel("I give permission for these details to be checked").check();
      await answer(page, "Do you work in public practice?", "No");
      await press(page, "Continue");
      await shown("step 2");
      await press(page, "Continue");
      await isHeaded(page, "Members and the public");
      await shown("step 3");
      await press(page, "Continue");
      await shown("step 3 with errors");
      await page.getByLabel("Regional network").selectOption({ index: 1 });
      await answer(page, "Do you want to be listed in the directory of members?", "Yes");
      await press(page, "Continue");
      await shown("step 4");
      await page.getByLabel("I accept the declaration").check();
      await press(page, "Submit application");
      await isHeaded(page, "Application submitted");
      await shown("submitted");
    },
  },
  {
    name: "register of retired members",
    person: "chen.fellow",
    go: async (page, url, shown) => {
      await openPage(page, url, "/retirement");
      await press(page, "Start");
      await shown("step 1");
      await press(page, "Continue");
      await shown("step 1 with errors");
      await answer(page, "Is your retirement permanent?", "No");
      await press(page, "Continue");
      await shown("not permanent");
      await press(page, "Change your answer");
      await answer(page, "Is your retirement permanent?", "Yes");
      await press(page, "Continue");
      await shown("step 2");
      await answer(page, "Do you hold a practising certificate or an insolvency licence?", "Yes");
      await press(page, "Continue");
      await shown("a licence is held");
      await press(page, "Back");
      await answer(page, "Do you hold a practising certificate or an insolvency licence?", "No");
      await press(page, "Continue");
      await shown("step 3");
      await page.getByLabel("I accept the declaration").check();
      await press(page, "Continue");
      await shown("step 4");
      await press(page, "Continue");
      await page.getByLabel("I accept the transfer of my data outside China").check();
      await shown("step 5");
      await press(page, "Join the register");
      await isHeaded(page, "You have joined the register");
      await shown("joined");
    },
  },
  {
    name: "checking a document",
    person: "fiona.fellow",
    go: async (page, url, shown) => {
      await openPage(page, url, "/documents-and-downloads");
      await press(page, "Download Membership certificate (PDF)");
      const link = page.getByRole("link", { name: "See what others see of Certificate of membership" });
      await link.waitFor();
      await shown("what others see");
      await link.click();
      await isHeaded(page, "This document is genuine and holds");
      await shown("genuine");
      await page.getByRole("link", { name: "Check another document" }).click();
      await isHeaded(page, "Check a document");
      await shown("form");
      await page.getByLabel("Code on the document").fill("0124-4567-89AB-CDEFP");
      await press(page, "Check");
      await page.getByText("Read the code again").first().waitFor();
      await shown("mistyped");
      await page.getByLabel("Code on the document").fill("0123-4567-89AB-CDEFP");
      await press(page, "Check");
      await isHeaded(page, "We have issued no document with this code");
      await shown("unknown");
    },
  },
  {
    name: "ways in and out",
    person: "suki.singapore",
    go: async (page, url, shown) => {
      await page.goto(`${url}/outside/learning-site?sessionId=${"0123456789abcdef".repeat(4)}`);
      await shown("another system");
      await openPage(page, url, "/");
      await press(page, "Account");
      await press(page, "Logout");
      await isHeaded(page, "You are signed out");
      await shown("signed out");
      await page.getByRole("link", { name: "Sign in" }).click();
      await page.getByLabel("Password").waitFor();
      await shown("sign-in");
      await page.getByLabel("Email").fill("nobody@example.org");
      await page.getByLabel("Password").fill("nothing");
      await press(page, "Sign in");
      await page.getByText("Email or password is not right").first().waitFor();
      await shown("sign-in refused");
      await page.getByRole("link", { name: "Forgotten your password?" }).click();
      await page.getByRole("button", { name: "Send the link" }).waitFor();
      await shown("forgotten password");
    },
  },
];

/** Everything that opens over or within a page: menus, the drawer, dialogs, sections, lists. */
export const openings: readonly Way[] = [
  {
    name: "what opens around a page",
    person: "maya.member",
    go: async (page, url, shown) => {
      await openPage(page, url, "/");
      const menu = page.getByRole("button", { name: "Menu", exact: true });
      if (await menu.isVisible()) {
        await menu.click();
        await shown("drawer");
      }
      await press(page, "More under Professional development");
      await shown("menu");
      await press(page, "Account");
      await shown("account");
    },
  },
  {
    name: "forms of my details",
    person: "maya.member",
    go: async (page, url, shown) => {
      await openPage(page, url, "/my-details/contact-details");
      await press(page, "Edit email");
      await shown("email open");
      await page.getByLabel("Email address").fill("nobody");
      await press(page, "Save changes");
      await shown("email with errors");
      await press(page, "Cancel");
      await page
        .getByRole("button", { name: /^Edit / })
        .nth(2)
        .click();
      await page.getByLabel("Address line 1").fill("");
      await page.getByLabel("City").fill("");
      await press(page, "Save changes");
      await shown("address with errors");
      await page.getByLabel("Find an address").fill("ledger");
      await page.getByRole("listbox", { name: "Addresses" }).getByRole("option").first().waitFor();
      await shown("suggestions");
      await page.keyboard.press("Escape");
      await follow(page, "Dashboard");
      await page.getByRole("dialog").waitFor();
      await shown("leaving unsaved changes");
    },
  },
];
