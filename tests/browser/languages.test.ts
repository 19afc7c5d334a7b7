import { beforeEach, expect, test } from "vitest";

import { trialBody } from "../../adapters/institute/trial/body.ts";
import { trialPassword } from "../../adapters/institute/trial/person.ts";
import { accessibilityFaults } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ body: { ...trialBody, languages: ["en-GB", "fr"] } });

const email = "maya.member@example.org";

beforeEach(async () => {
  await portal.institute.texts.write(
    "fr/sign-in.yaml",
    "heading: Connexion\nemail: E-mail\npassword: Mot de passe\nerrors: { wrong: Adresse ou mot de passe incorrects }",
  );
  await portal.institute.texts.write("fr/landing-page.yaml", "heading: Tableau de bord");
});

const heading = (name: string) => portal.page.getByRole("heading", { level: 1, name });

test("a choice on the sign-in page keeps the email, and the portal that follows has it (LANG-02, LANG-03)", async () => {
  await portal.page.goto(`${portal.url}/`);
  await portal.page.getByLabel("Email").fill(email);
  await portal.page.getByRole("button", { name: "Français" }).click();
  await heading("Connexion").waitFor();
  expect(await portal.page.getByLabel("E-mail").inputValue()).toBe(email);
  expect(await accessibilityFaults(portal.page)).toEqual([]);
  // The Enter key signs in, although the buttons for languages come first.
  await portal.page.getByLabel("Mot de passe").fill("a guess");
  await portal.page.keyboard.press("Enter");
  await portal.page.getByText("Adresse ou mot de passe incorrects").first().waitFor();
  await portal.page.getByLabel("Mot de passe").fill(trialPassword);
  await portal.page.keyboard.press("Enter");
  await heading("Tableau de bord").waitFor();
  expect(await portal.page.locator("html").getAttribute("lang")).toBe("fr");
});

test("somebody who chose a language in the portal signs in in it (LANG-02)", async () => {
  await portal.page.goto(`${portal.url}/`);
  await portal.page.getByLabel("Email").fill("stella.student@example.org");
  await portal.page.getByLabel("Password").fill(trialPassword);
  await portal.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await portal.page.getByRole("button", { name: "Français" }).first().click();
  await heading("Tableau de bord").waitFor();
  await portal.page.getByRole("button", { name: "Compte" }).click();
  await portal.page.getByRole("button", { name: "Se déconnecter" }).click();
  await portal.page.waitForURL("**/logged-out.html");
  await portal.page.goto(`${portal.url}/`);
  await heading("Connexion").waitFor();
  expect(new URL(portal.page.url()).pathname).toMatch(/\/sign-in$/);
  await portal.page.getByRole("button", { name: "English" }).click();
  await heading("Sign in").waitFor();
});

test("somebody who reads French on record is signed out in French, where nobody chose it (LANG-02)", async () => {
  await portal.page.goto(`${portal.url}/`);
  await portal.page.getByLabel("Email").fill("elise.quebec@example.org");
  await portal.page.getByLabel("Password").fill(trialPassword);
  await portal.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await portal.page.getByRole("button", { name: "Compte" }).click();
  await portal.page.getByRole("button", { name: "Se déconnecter" }).click();
  await portal.page.waitForURL("**/logged-out.html");
  await heading("Votre session est fermée").waitFor();
  expect(await accessibilityFaults(portal.page)).toEqual([]);
  await portal.page.getByRole("button", { name: "English" }).click();
  await heading("You are signed out").waitFor();
  await portal.page.getByRole("link", { name: "Sign in" }).click();
  await heading("Sign in").waitFor();
});

test("an error screen offers the languages, and the portal starts anew in the chosen one (LANG-03)", async () => {
  const page = await portal.open("maya.member");
  await heading("Dashboard").waitFor();
  await page.route("**/profile", (route) => route.abort("connectionrefused"));
  await page.reload();
  await heading("Sorry, we couldn't load your information").waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Français" }).click();
  await page.locator("html[lang=fr] .boot-screen h1").waitFor();
  await page.unrouteAll();
  await page.reload();
  await heading("Tableau de bord").waitFor();
});
