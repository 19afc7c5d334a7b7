import { expect, test } from "vitest";

import { trialPassword } from "../../adapters/institute/trial/person.ts";
import { accessibilityFaults, openAt, settled } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ sharesWindow: true });

const enterAs = async (firstName: string, address = "/"): Promise<void> => {
  await portal.page.goto(`${portal.url}/#${address}`);
  await portal.page.getByLabel("Email").fill(portal.institute.person(firstName).email);
  await portal.page.getByLabel("Password").fill(trialPassword);
  await portal.page.getByRole("button", { name: "Sign in", exact: true }).click();
};

const heading = (name: string | RegExp) => portal.page.getByRole("heading", { level: 1, name });

test("during the grace period only four pages open, and the navigation links to no others", async () => {
  await portal.open("grace.grace");
  await heading("Your account is suspended").waitFor();
  await portal.page.getByText("We suspended your account because fees are unpaid.").waitFor();
  expect(await accessibilityFaults(portal.page)).toEqual([]);
  const entries = portal.page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await entries.getByText("Documents & downloads").click();
  await heading("Your account is suspended").waitFor();
  await openAt(portal.page, portal.url, "/professional-development");
  await heading("Professional development").waitFor();
});

test("the address of a blocked page shows the blocked view without flashing the page", async () => {
  await portal.open("grace.grace", "/help");
  await heading("Help").waitFor();
  const shown: string[] = [];
  await portal.page.exposeFunction("shown", (text: string) => shown.push(text));
  await portal.page.evaluate(() => {
    const { shown: tell } = window as unknown as { shown: (text: string) => void };
    new MutationObserver(() => tell(document.querySelector("h1")?.textContent ?? "")).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await openAt(portal.page, portal.url, "/");
  await heading("Your account is suspended").waitFor();
  expect(shown).not.toContain("Dashboard");
});

test("after the grace period the suspension page replaces the whole portal, with Logout", async () => {
  await portal.open("petra.post");
  await heading("Your account is suspended").waitFor();
  await portal.page.getByText("a CPD declaration is missing").waitFor();
  expect(await portal.page.getByRole("navigation").count()).toBe(0);
  expect(await accessibilityFaults(portal.page)).toEqual([]);
  await portal.page.getByRole("button", { name: "Logout" }).click();
  await portal.page.getByRole("heading", { name: "You are signed out" }).waitFor();
});

test("an unsupported experience shows an explanation, with a way to get in touch and Logout", async () => {
  await portal.open("uma.unsupported");
  await heading("Your account is looked after elsewhere").waitFor();
  await portal.page.getByRole("button", { name: /Get in touch/ }).waitFor();
  await portal.page.getByRole("button", { name: "Logout" }).waitFor();
  expect(await accessibilityFaults(portal.page)).toEqual([]);
});

test.each([
  ["Larry", "/", "/outside/external-portal"],
  ["Flora", "/", "/outside/external-portal"],
  ["Olive", "/fees-and-transactions", "/outside/older-portal/fees"],
])("%s, who requests %s, is redirected to %s", async (firstName, address, place) => {
  await enterAs(firstName, address);
  await portal.page.waitForURL(`${portal.url}${place}`);
});

test("a closed account shows that it is no longer viewable", async () => {
  await portal.open("clara.closed");
  await heading("Your account is no longer available to view online").waitFor();
  await portal.page.getByRole("button", { name: /Get in touch/ }).waitFor();
  expect(await accessibilityFaults(portal.page)).toEqual([]);
});

test("a hand-off opens in a new tab, with the session id and without a referrer", async () => {
  await portal.open("maya.member", "/professional-development");
  await heading("Professional development").waitFor();
  const opened = portal.context.waitForEvent("page");
  await portal.page.getByRole("link", { name: /Open the evidence tracker/ }).click();
  const other = await opened;
  await other.getByRole("heading", { name: "Evidence tracker" }).waitFor();
  expect(other.url()).toMatch(/\/outside\/evidence-tracker\?session=\S+$/);
  expect(await other.evaluate(() => [document.referrer, String(window.opener)])).toEqual(["", "null"]);
  await portal.page.getByRole("link", { name: "Back to where you were" }).click();
  await heading("Professional development").waitFor();
});

test("a hand-off opened directly by address uses the same window", async () => {
  await portal.open("maya.member");
  await heading("Dashboard").waitFor();
  const straight = await portal.context.newPage();
  await straight.goto(`${portal.url}/#/outgoing/foundations-in-professionalism`);
  await straight.getByRole("heading", { name: "Foundations in professionalism" }).waitFor();
  await straight.waitForURL(/\/outside\/foundations-in-professionalism\?user=\S+$/);
});

test.each([
  ["Petra", "Your account is suspended", []],
  ["Grace", "Your account is suspended", []],
  ["Clara", "Your account is no longer available to view online", ["notifications", "profile"]],
] as const)("%s signs in without a series of refused calls", async (firstName, title, refused) => {
  const seen: string[] = [];
  portal.page.on("response", (response) => {
    if (response.status() >= 400) seen.push(new URL(response.url()).pathname.replace(/^.*\//, ""));
  });
  await enterAs(firstName);
  await heading(title).waitFor();
  await settled(portal.page);
  expect(seen.toSorted()).toEqual(refused);
});
