import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { accessibilityFaults, holdRequests, isTitled, openAt, settled } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ sharesWindow: true });

const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
const answer = (page: Page, question: string, choice: string): Promise<void> =>
  page.getByRole("group", { name: question }).getByLabel(choice, { exact: true }).check();
const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

const open = (person: string, address: string): Promise<Page> => portal.open(person, address);

/** The suggested addresses. */
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Addresses" }).getByRole("option");

/** The same person's second window, at the same address. */
const secondTab = async (address: string): Promise<Page> => {
  const page = await portal.context.newPage();
  await openAt(page, portal.url, address);
  await settled(page);
  return page;
};

describe("a submission that another window has already made", () => {
  const confirmRetirement = async (page: Page): Promise<void> => {
    await press(page, "Start");
    await answer(page, "Is your retirement permanent?", "Yes");
    await press(page, "Continue");
    await answer(page, "Do you hold a practising certificate or an insolvency licence?", "No");
    await press(page, "Continue");
    await page.getByLabel("I accept the declaration").check();
    await press(page, "Continue");
  };

  test("shows the recorded one when it is sent again: the register (RETR-01)", async () => {
    const one = await open("fiona.fellow", "/retirement");
    await confirmRetirement(one);
    const other = await secondTab("/retirement");
    await confirmRetirement(other);
    await press(other, "Join the register");
    await other.getByRole("heading", { name: "You have joined the register" }).waitFor();
    await press(one, "Join the register");
    await one.getByRole("heading", { name: "You are on the register of retired members" }).waitFor();
    expect(await one.getByRole("button", { name: "Try again" }).count()).toBe(0);
    await openAt(one, portal.url, "/my-details/account-details");
    await settled(one);
    expect(await one.getByRole("link", { name: "Join the register" }).count()).toBe(0);
  });

  test("shows the recorded one when it is sent again: an application (MEMB-02)", async () => {
    const confirm = async (page: Page): Promise<void> => {
      await press(page, "Start");
      await answer(page, "Do you have any convictions to declare?", "No");
      await answer(page, "Do you work in public practice?", "No");
      await press(page, "Continue");
      await press(page, "Continue");
      await page.getByLabel("Regional network").selectOption({ label: "London" });
      await answer(page, "Do you want to be listed in the directory of members?", "No");
      await press(page, "Continue");
      await page.getByLabel("I accept the declaration").check();
    };
    const one = await open("ada.affiliate", "/apply-for-membership");
    await confirm(one);
    const other = await secondTab("/apply-for-membership");
    await confirm(other);
    await press(other, "Submit application");
    await other.getByRole("heading", { name: "Application submitted" }).waitFor();
    await press(one, "Submit application");
    await one.getByRole("heading", { name: "We have your application" }).waitFor();
    expect(await one.getByRole("button", { name: "Start" }).count()).toBe(0);
  });

  test("shows the recorded one when it is sent again: a declaration (CPD-09)", async () => {
    const confirm = async (page: Page): Promise<void> => {
      await press(page, "Start");
      await answer(page, "Have you met your CPD requirements?", "No");
      await press(page, "Continue");
      await answer(page, "Are you an engagement partner?", "No");
      await press(page, "Continue");
      await page.getByLabel("I confirm that my declaration is accurate").check();
    };
    const declarations = "/professional-development/annual-declarations";
    const one = await open("maya.member", declarations);
    await confirm(one);
    const other = await secondTab(declarations);
    await confirm(other);
    await press(other, "Submit declaration");
    await other.getByRole("heading", { name: "Declaration submitted" }).waitFor();
    await press(one, "Submit declaration");
    await one.getByText("You have already declared your CPD for").waitFor();
    await settled(one);
    expect(await one.getByRole("table", { name: "CPD history" }).locator("tbody tr").count()).toBe(4);
    expect(await one.getByRole("button", { name: "Start" }).count()).toBe(0);
    expect(await accessibilityFaults(one)).toEqual([]);
  });
});

test("an incomplete step shows errors, and Continue keeps its position for keyboard users (CPD-07)", async () => {
  const page = await open("owen.overdue", "/professional-development/annual-declarations");
  await press(page, "Start");
  const onward = page.getByRole("button", { name: "Continue", exact: true });
  await onward.waitFor();
  expect(await onward.getAttribute("aria-disabled")).toBe("true");
  expect(await accessibilityFaults(page)).toEqual([]);
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press("Tab");
    if (await onward.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await page.getByRole("alert").filter({ hasText: "There are errors on the page" }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("link", { name: /^Select whether you have met your CPD requirements/ }).click();
  await expect.poll(() => focused(page)).toBe("declaration-isRequirementsMet");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await page.getByText("Step 2 of 4").waitFor();
});

test("the waiver form is a history entry, and Forward restores its input (WAIV-02)", async () => {
  const page = await open("priya.practice", "/professional-development/annual-declarations");
  await press(page, "Request a waiver");
  await page.getByLabel("Start date").fill("01/02/2026");
  expect(page.url().split("?")[1]).toBe("step=WAIVER");
  await page.goBack();
  await page.getByRole("table", { name: "CPD history" }).waitFor();
  expect(page.url()).not.toContain("?");
  await page.goForward();
  expect(await page.getByLabel("Start date").inputValue()).toBe("01/02/2026");
  await page.reload();
  await settled(page);
  expect(await page.getByLabel("Start date").inputValue()).toBe("01/02/2026");
});

test("another country clears the search results (CONT-02)", async () => {
  const page = await open("maya.member", "/my-details/contact-details");
  const section = page.getByRole("region", { name: "Mailing address" });
  await section.getByRole("button", { name: "Edit" }).click();
  const search = page.getByRole("combobox", { name: "Find an address" });
  await search.fill("ledger");
  await suggestions(page).first().waitFor();
  await page.getByLabel("Country").selectOption("Germany");
  await suggestions(page).first().waitFor({ state: "detached" });
  await search.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await page.getByLabel("City").inputValue()).not.toBe("Dublin");
  expect(await page.getByLabel("Country").inputValue()).toBe("Germany");
});

test("a chosen address is announced, and the addressee stays (CONT-02)", async () => {
  const page = await open("maya.member", "/my-details/contact-details");
  await page.getByRole("region", { name: "Secondary address" }).getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Addressee").fill("c/o Joan Smith");
  await page.getByRole("combobox", { name: "Find an address" }).fill("ledger");
  await suggestions(page).first().click();
  await page.getByText("The address is filled in below. Check it before you save.").waitFor();
  expect(await page.getByLabel("Addressee").inputValue()).toBe("c/o Joan Smith");
  expect(await page.getByLabel("Address line 1").inputValue()).not.toBe("");
});

test("locked employment fields are focusable and explained, and the first editable field gets the focus (EMPL-02)", async () => {
  const page = await open("noel.nomail", "/my-details/employment-details");
  await page.getByRole("note").getByText("You can change your company name and job title").waitFor();
  await press(page, "Edit your employment");
  await expect.poll(() => focused(page)).toBe("employment-employmentCategory");
  const company = page.getByLabel("Company name");
  expect(await company.isDisabled()).toBe(true);
  const why = await company.evaluate(
    (input) => document.getElementById(input.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent,
  );
  expect(why).toContain("once a business address is on record");
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a version conflict shows both versions and the choice between them, and no request to try again (EMPL-05)", async () => {
  const page = await open("maya.member", "/my-details/employment-details");
  await press(page, "Edit your employment");
  await page.getByLabel("Job title").fill("Head of audit");
  const other = await secondTab("/my-details/employment-details");
  await press(other, "Edit your employment");
  await other.getByLabel("Job title").fill("Finance director");
  await press(other, "Save changes");
  await other.getByText("Saved. This is what we have on record now.").waitFor();
  await press(page, "Save changes");
  await page.getByText("These details were changed somewhere else after you opened them").waitFor();
  expect(await page.locator("main").innerText()).not.toContain("try again");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Choose which to keep");
  const versions = page.getByRole("alert").filter({ hasText: "Choose which to keep" });
  await versions.getByText("On record now: Finance director").waitFor();
  await versions.getByText("What you typed: Head of audit").waitFor();
  expect(await versions.getByRole("term").allInnerTexts()).toEqual(["Job title"]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, "Keep what I typed");
  await page.getByText("Saved. This is what we have on record now.").waitFor();
  await page.getByText("Head of audit").waitFor();
});

test.each([
  ["may not transfer", { canTransfer: false }],
  ["has no way to transfer", { transferFIAToAcca: { availableOptions: [] } }],
])("a person who %s sees the answer read-only (ACCT-04)", async (_, altered) => {
  const page = await open("fay.foundation", "/dashboard");
  await page.route("**/details?*", async (route) => {
    const response = await route.fetch();
    const record = (await response.json()) as object;
    await route.fulfill({ response, json: { ...record, ...altered } });
  });
  await openAt(page, portal.url, "/my-details/account-details");
  const section = page.getByRole("region", { name: "Transfer to the ACCA qualification" });
  await section.getByText("This answer cannot be changed here now.").waitFor();
  await section.getByText("Not yet selected").waitFor();
  expect(await section.getByRole("button", { name: "Edit" }).count()).toBe(0);
});

test("while submitting, the screen and the title say so (CPD-04)", async () => {
  const page = await open("ready.reddy", "/professional-development/annual-declarations");
  await press(page, "Start");
  await answer(page, "Have you met your CPD requirements?", "No");
  await press(page, "Continue");
  await answer(page, "Are you an engagement partner?", "No");
  await press(page, "Continue");
  await page.getByLabel("I confirm that my declaration is accurate").check();
  const letGo = await holdRequests(page, "**/cpds/submissions");
  await press(page, "Submit declaration");
  await page.getByRole("heading", { name: "Sending your declaration" }).waitFor();
  await isTitled(page, "Sending your declaration – Annual declarations – Institute of Professional Accountants");
  expect(await accessibilityFaults(page)).toEqual([]);
  letGo();
  await page.getByRole("heading", { name: "Declaration submitted" }).waitFor();
});

test("Reload in an error panel keeps the focus in the page (ERR-06)", async () => {
  const page = await open("maya.member", "/");
  await page.route("**/balance*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await settled(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload" }).first().click();
  await page.getByText("£268.50").first().waitFor();
  await page.waitForFunction(() => document.querySelector("main :focus") !== null);
});
