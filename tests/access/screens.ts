import type { Page } from "playwright-core";

import { Forms } from "../actors/abilities/forms.ts";
import { BrowserScreen } from "../actors/browser-screen.ts";
import { answerStep, applicationFlow, declarationFlow, registerFlow, type Flow } from "../actors/tasks/flows.ts";
import { contentOf } from "../adapters/support/sample-files.ts";
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

/** Walks through screens, and shows those that have a name. */
class Walk {
  readonly page: Page;
  readonly url: string;
  readonly show: OnScreen;
  readonly forms: Forms;

  constructor(page: Page, url: string, show: OnScreen) {
    this.page = page;
    this.forms = new Forms(new BrowserScreen(page));
    this.url = url;
    this.show = show;
  }

  async open(address: string): Promise<void> {
    await openAt(this.page, this.url, address);
    await settled(this.page);
  }

  /** Presses a button, and shows the screen that follows. */
  async press(name: string, screen?: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).first().click({ force: true });
    if (screen !== undefined) await this.show(screen);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label).fill(text);
  }

  /** Waits for a heading, and shows its screen. */
  async reach(heading: string, screen: string): Promise<void> {
    await this.page.getByRole("heading", { name: heading, exact: true }).first().waitFor();
    await this.show(screen);
  }

  /** Waits until the page has loaded, and shows it. */
  async settle(screen: string): Promise<void> {
    await settled(this.page);
    await this.show(screen);
  }

  /** Follows a link of the navigation. */
  async follow(name: string): Promise<void> {
    const link = this.page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
    if (!(await link.isVisible())) await this.press("Menu");
    await link.click();
  }
}

const way = (name: string, person: string, walk: (walk: Walk) => Promise<void>): Way => ({
  name,
  person,
  go: (page, url, shown) => walk(new Walk(page, url, shown)),
});

/**
 * Shows each step of a flow, with its errors where leaving it unanswered makes some, and what else is shown there; ends
 * with the last step answered.
 */
const throughSteps = async (
  walk: Walk,
  { page, steps }: Flow,
  submit: string,
  asides: Readonly<Record<string, () => Promise<void>>> = {},
): Promise<void> => {
  await walk.open(page);
  await walk.press("Start");
  for (const [index, step] of steps.entries()) {
    const onward = index === steps.length - 1 ? submit : "Continue";
    await walk.show(step.name);
    // Selects are filled in from the record.
    if (step.answers.some(([kind]) => kind !== "select")) await walk.press(onward, `${step.name} with errors`);
    await asides[step.name]?.();
    await answerStep(walk.forms, step);
    if (onward !== submit) await walk.forms.press(onward);
  }
};

/** Every step of every flow, with and without errors, rejected and complete; the last one signs out and in again. */
export const flows: readonly Way[] = [
  way("answer to a request", "olga.onhold", async (walk) => {
    const { page } = walk;
    await walk.open("/requests");
    await walk.show("what is asked");
    await page.getByRole("main").getByRole("link", { name: "Application for membership" }).click();
    await walk.reach("What we need from you", "request");
    await walk.press("Send answer", "request with errors");
    await walk.fill("What do you want to tell us?", "My employer sends the letter on Monday.");
    await page.route("**/answers", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await walk.press("Send answer");
    await page.getByText("We don’t know whether your answer has arrived").waitFor();
    await walk.show("not sent");
    await walk.press("Send answer");
    await walk.reach("Answer sent", "sent");
    await walk.open("/requests");
    await walk.settle("answered");
  }),
  way("annual declaration", "maya.member", async (walk) => {
    const { page } = walk;
    await throughSteps(walk, declarationFlow, "Submit declaration");
    await walk.follow("Dashboard");
    await page.getByRole("dialog").waitFor();
    await walk.show("leaving in the middle");
    await walk.press("Stay");
    await page.route("**/cpds/submissions", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await walk.press("Submit declaration");
    await walk.reach("We couldn't submit your declaration", "not submitted");
    await walk.press("Try again");
    await walk.reach("Declaration submitted", "submitted");
    await walk.press("Close");
    await walk.settle("on record");
  }),
  way("waiver", "priya.practice", async (walk) => {
    const { page } = walk;
    await walk.open(declarationFlow.page);
    await walk.press("Request a waiver", "form");
    await walk.press("Request waiver", "form with errors");
    await page.getByLabel("Year").selectOption({ index: 1 });
    const year = await page.getByLabel("Year").inputValue();
    await walk.fill("Start date", `01/02/${year}`);
    await walk.fill("End date", `31/03/${year}`);
    await page.getByLabel("Reason").selectOption({ index: 1 });
    await walk.forms.addFiles([
      { name: "Letter.pdf", bytes: contentOf("Letter.pdf") },
      { name: "Letter.docx", bytes: contentOf("Letter.docx") },
    ]);
    await walk.press("Request waiver", "files, one of which is not taken");
    await walk.press("Remove Letter.docx");
    await walk.press("Request waiver");
    await walk.reach("Waiver requested", "requested");
    await walk.press("Continue");
    await walk.settle("status");
    await walk.press("Close");
    await settled(page);
    await walk.press("Delete waiver", "whether to delete");
  }),
  way("membership application", "ada.affiliate", async (walk) => {
    await throughSteps(walk, applicationFlow, "Submit application", {
      "the first question": async () => {
        await walk.forms.choose("Do you have any convictions to declare?", "Yes");
        await walk.show("convictions");
      },
    });
    await walk.press("Submit application");
    await walk.reach("Application submitted", "submitted");
  }),
  way("register of retired members", "chen.fellow", async (walk) => {
    const { forms } = walk;
    await throughSteps(walk, registerFlow, "Join the register", {
      "the first question": async () => {
        await forms.choose("Is your retirement permanent?", "No");
        await walk.press("Continue", "not permanent");
        await walk.press("Change your answer");
      },
      "the licences": async () => {
        await forms.choose("Do you hold a practising certificate or an insolvency licence?", "Yes");
        await walk.press("Continue", "a licence is held");
        await walk.press("Back");
      },
    });
    await walk.press("Continue");
    await forms.check("I accept the transfer of my data outside China", true);
    await walk.show("the transfer");
    await walk.press("Join the register");
    await walk.reach("You have joined the register", "joined");
  }),
  way("checking a document", "fiona.fellow", async (walk) => {
    const { page } = walk;
    await walk.open("/documents-and-downloads");
    await walk.press("Download Membership certificate (PDF)");
    const link = page.getByRole("link", { name: "See what others see of Certificate of membership" });
    await link.waitFor();
    await walk.show("what others see");
    await link.click();
    await walk.reach("This document is valid", "valid");
    await page.getByRole("link", { name: "Check another document" }).click();
    await walk.reach("Check a document", "form");
    await walk.fill("Code on the document", "0124-4567-89AB-CDEFP");
    await walk.press("Check");
    await page.getByText("Read the code again").first().waitFor();
    await walk.show("mistyped");
    await walk.fill("Code on the document", "0123-4567-89AB-CDEFP");
    await walk.press("Check");
    await walk.reach("We have issued no document with this code", "unknown");
  }),
  way("ways in and out", "suki.singapore", async (walk) => {
    const { page } = walk;
    await page.goto(`${walk.url}/outside/learning-site?sessionId=${"0123456789abcdef".repeat(4)}`);
    await walk.show("another system");
    await walk.open("/");
    await walk.press("Account");
    await walk.press("Logout");
    await walk.reach("You are signed out", "signed out");
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.getByLabel("Password").waitFor();
    await walk.show("sign-in");
    await walk.fill("Email", "nobody@example.org");
    await walk.fill("Password", "nothing");
    await walk.press("Sign in");
    await page.getByText("Email or password is not right").first().waitFor();
    await walk.show("sign-in refused");
    await page.getByRole("link", { name: "Forgotten your password?" }).click();
    await page.getByRole("button", { name: "Send the link" }).waitFor();
    await walk.show("forgotten password");
  }),
];

/** Everything that opens over or within a page: menus, the drawer, dialogs, sections, lists. */
export const openings: readonly Way[] = [
  way("what opens around a page", "maya.member", async (walk) => {
    const { page } = walk;
    await walk.open("/");
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    if (await menu.isVisible()) {
      await menu.click();
      await walk.show("drawer");
    }
    await walk.press("More under Professional development", "menu");
    await walk.press("Account", "account");
  }),
  way("forms of my details", "maya.member", async (walk) => {
    const { page } = walk;
    await walk.open("/my-details/contact-details");
    await walk.press("Edit email", "email open");
    await walk.fill("Email address", "nobody");
    await walk.press("Save changes", "email with errors");
    await walk.press("Cancel");
    await page
      .getByRole("button", { name: /^Edit / })
      .nth(2)
      .click();
    await walk.fill("Address line 1", "");
    await walk.fill("City", "");
    await walk.press("Save changes", "address with errors");
    await walk.fill("Find an address", "ledger");
    await page.getByRole("listbox", { name: "Addresses" }).getByRole("option").first().waitFor();
    await walk.show("suggestions");
    await page.keyboard.press("Escape");
    await walk.follow("Dashboard");
    await page.getByRole("dialog").waitFor();
    await walk.show("leaving unsaved changes");
  }),
];
