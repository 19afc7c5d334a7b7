import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { settled } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ sharesWindow: true });

const open = (person: string, address: string): Promise<Page> => portal.open(person, address);

const button = (within: Page | Locator, name: string): Locator => within.getByRole("button", { name, exact: true });

const section = (page: Page, name: string): Locator => page.getByRole("region", { name });

/** Waits until the change is rendered. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => resolve());
        });
      }),
  );

/** Presses a button at a height, like a hand: down, a pause, up. */
const pressAt = async (page: Page, found: Locator, height: number): Promise<void> => {
  await found.scrollIntoViewIfNeeded();
  const box = await found.boundingBox();
  if (!box) throw new Error("It is not on screen.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * height);
  await page.mouse.down();
  await drawn(page);
  await page.mouse.up();
};

const heights = [0.1, 0.5, 0.9];

const summary = (page: Page): Locator => page.getByRole("alert").filter({ hasText: "There are errors on the page" });

describe("an error message that appears on blur does not prevent the press (FORM-04)", () => {
  test.each(heights)("on the submit button, at %f of its height", async (height) => {
    const page = await open("priya.practice", "/professional-development/annual-declarations");
    await button(page, "Request a waiver").click();
    await page.getByLabel("Reason").focus();
    await pressAt(page, button(page, "Request waiver"), height);
    await summary(page).waitFor();
  });

  test.each(heights)("on Edit of the next section, at %f of its height", async (height) => {
    const page = await open("maya.member", "/my-details/contact-details");
    await button(page, "Edit email").click();
    await page.getByLabel("Email address").fill("no email");
    await pressAt(page, button(page, "Edit phone"), height);
    await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
    await page.getByText("Please enter a valid email address").waitFor();
  });

  test("and shows at once when the field is left by keyboard", async () => {
    const page = await open("maya.member", "/my-details/contact-details");
    await button(page, "Edit email").click();
    await page.getByLabel("Email address").fill("no email");
    await page.keyboard.press("Tab");
    await page.getByText("Please enter a valid email address").waitFor();
  });
});

describe("a double click counts as one press (FORM-01, CPD-07)", () => {
  test.each(["Email", "Phone", "Mailing address"])(
    "Edit of %s opens it, and Cancel in its place is not pressed",
    async (name) => {
      const page = await open("maya.member", "/my-details/contact-details");
      await section(page, name)
        .getByRole("button", { name: /^Edit / })
        .dblclick();
      await button(section(page, name), "Cancel").waitFor();
    },
  );

  test("Edit restores unsaved input", async () => {
    const page = await open("maya.member", "/my-details/contact-details");
    await button(page, "Edit email").click();
    await page.getByLabel("Email address").fill("maya.moved@example.org");
    await page.reload();
    await settled(page);
    await button(section(page, "Email"), "Cancel").click();
    await button(page, "Edit email").dblclick();
    expect(await page.getByLabel("Email address").inputValue()).toBe("maya.member@example.org");
  });

  test("Edit restores the input of a slow save that failed", async () => {
    const page = await open("maya.member", "/my-details/contact-details");
    let fail = (): void => undefined;
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/contactMechanisms", async (route) => {
      if (route.request().method() === "GET") return route.continue();
      await failed;
      return route.fulfill({ status: 500, json: {} });
    });
    await button(page, "Edit email").click();
    await page.getByLabel("Email address").fill("maya.moved@example.org");
    await button(page, "Save changes").click();
    await page.getByText("We’re still saving your changes").waitFor();
    fail();
    await section(page, "Email").getByText("What you typed is kept.").waitFor();
    await button(page, "Edit email").dblclick();
    expect(await page.getByLabel("Email address").inputValue()).toBe("maya.moved@example.org");
    await page.unrouteAll();
  });

  test("Continue moves one step, which starts without errors", async () => {
    const page = await open("ready.reddy", "/professional-development/annual-declarations");
    await button(page, "Start").dblclick();
    await page.getByText("Step 1 of 4").waitFor();
    expect(await summary(page).count()).toBe(0);
    await page
      .getByRole("group", { name: "Have you met your CPD requirements?" })
      .getByLabel("Yes", { exact: true })
      .check();
    await button(page, "Continue").dblclick();
    await page.getByText("Step 2 of 4").waitFor();
    expect(await summary(page).count()).toBe(0);
  });
});

describe("no field is invalid before an error (FORM-04)", () => {
  const invalid = async (page: Page): Promise<readonly string[]> => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    await session.detach();
    return nodes.flatMap(({ name, properties = [] }) =>
      properties.some((property) => property.name === "invalid" && property.value.value !== "false")
        ? [String(name?.value)]
        : [],
    );
  };

  test("a question, until the user tries to continue without an answer", async () => {
    const page = await open("ready.reddy", "/professional-development/annual-declarations");
    await button(page, "Start").click();
    await page.getByText("Step 1 of 4").waitFor();
    expect(await invalid(page)).toEqual([]);
    await button(page, "Continue").press("Enter");
    await summary(page).waitFor();
    expect(await invalid(page)).toEqual(["Have you met your CPD requirements?", "Yes", "No"]);
  });

  test("a form with selects, dates and reasons", async () => {
    const page = await open("priya.practice", "/professional-development/annual-declarations");
    await button(page, "Request a waiver").click();
    await page.getByLabel("Reason").waitFor();
    expect(await invalid(page)).toEqual([]);
  });

  test("an application's questions and checkboxes", async () => {
    const page = await open("ada.affiliate", "/apply-for-membership");
    await button(page, "Start").click();
    await page
      .getByRole("group", { name: "Do you have any convictions to declare?" })
      .getByLabel("Yes", { exact: true })
      .check();
    expect(await invalid(page)).toEqual([]);
  });
});
