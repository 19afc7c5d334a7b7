import type { CDPSession } from "playwright-core";
import { beforeEach, expect, test } from "vitest";

import "../../adapters/institute/provider/credentials/passkeys.store.ts";
import { accessibilityFaults, settled, signIn } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser();
const maya = "maya.member@example.org";

let devtools: CDPSession;
let authenticatorId: string;

/** Adds a virtual authenticator that verifies its user automatically. */
const plugIn = async (): Promise<void> => {
  devtools = await portal.context.newCDPSession(portal.page);
  await devtools.send("WebAuthn.enable", { enableUI: false });
  ({ authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  }));
};

const setPresence = (enabled: boolean) =>
  devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });

const heading = (name: string) => portal.page.getByRole("heading", { level: 1, name }).waitFor();

const addPasskey = async (): Promise<void> => {
  const { page } = portal;
  await page.goto(`${portal.url}/#/my-details/login-details`);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name").fill("My laptop");
  await page.getByLabel("Current password").fill("Ledger-2026");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("heading", { name: "My laptop" }).waitFor();
};

const forgetSession = async (): Promise<void> => {
  await portal.page.evaluate(() => sessionStorage.clear());
  await portal.context.clearCookies();
};

beforeEach(plugIn);

test("a passkey is added, and signs in by the button, without a password (PASS-03, PASS-04)", async () => {
  const { page } = portal;
  await signIn(page, portal.url, "maya.member");
  await addPasskey();
  expect(await accessibilityFaults(page)).toEqual([]);
  const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: "localhost", isResidentCredential: true }]);

  await setPresence(false);
  await forgetSession();
  await page.goto(`${portal.url}/`);
  await heading("Sign in");
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await button.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  // The button's request aborts the pending one of the email field.
  await setPresence(true);
  await button.click();
  await heading("Dashboard");
  await settled(page);
});

test("the browser offers a passkey in the email field (PASS-04)", async () => {
  const { page } = portal;
  await signIn(page, portal.url, "maya.member");
  await addPasskey();
  await forgetSession();
  // With simulated presence, the authenticator answers the request of the email field.
  await page.goto(`${portal.url}/`);
  await heading("Dashboard");
});

test("a cancelled or unknown device shows a message, and the password still works (PASS-04)", async () => {
  const { page } = portal;
  await page.goto(`${portal.url}/`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("No passkey was used.").waitFor();
  await page.getByLabel("Email").fill(maya);
  await page.getByLabel("Password").fill("Ledger-2026");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await heading("Dashboard");
});

test("a cloned authenticator is refused (PASS-04)", async () => {
  const { page } = portal;
  await signIn(page, portal.url, "maya.member");
  await addPasskey();
  await portal.institute.database.updateTable("passkeys").set({ counter: 1_000 }).execute();
  await setPresence(false);
  await forgetSession();
  await page.goto(`${portal.url}/`);
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await button.waitFor();
  await setPresence(true);
  await button.click();
  await page.getByText("Your passkey was not accepted").first().waitFor();
});

test("a device forgets a passkey that is not on record any more (PASS-04)", async () => {
  const { page } = portal;
  await signIn(page, portal.url, "maya.member");
  await addPasskey();
  await portal.institute.database.deleteFrom("passkeys").execute();
  await setPresence(false);
  await forgetSession();
  await page.goto(`${portal.url}/`);
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await button.waitFor();
  await setPresence(true);
  await button.click();
  await page.getByText("Your passkey was not accepted").first().waitFor();
  const credentials = () => devtools.send("WebAuthn.getCredentials", { authenticatorId });
  await expect.poll(async () => (await credentials()).credentials).toEqual([]);
});

/** Presses Tab until the control with this name has the focus. */
const tabTo = async (name: string): Promise<void> => {
  const { page } = portal;
  const sought = page.getByRole("button", { name, exact: true }).or(page.getByLabel(name, { exact: true }));
  await sought.first().waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await sought.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Sixty times Tab do not lead to ${name}.`);
};

test("a passkey is added, used and removed with the keyboard alone (PASS-03, PASS-04)", async () => {
  const { page } = portal;
  const { keyboard } = page;
  await signIn(page, portal.url, "maya.member");
  await page.goto(`${portal.url}/#/my-details/login-details`);
  await tabTo("Add a passkey");
  await keyboard.press("Enter");
  await keyboard.type("My laptop");
  await keyboard.press("Tab");
  await keyboard.type("Ledger-2026");
  await keyboard.press("Enter");
  await page.getByRole("heading", { name: "My laptop" }).waitFor();

  await setPresence(false);
  await forgetSession();
  await page.goto(`${portal.url}/`);
  await tabTo("Sign in with a passkey");
  await setPresence(true);
  await keyboard.press("Enter");
  await heading("Dashboard");

  await page.goto(`${portal.url}/#/my-details/login-details`);
  await tabTo("Remove My laptop");
  await keyboard.press("Space");
  await keyboard.type("Ledger-2026");
  await keyboard.press("Enter");
  await page.getByRole("heading", { name: "My laptop", exact: true }).waitFor({ state: "detached" });
});
