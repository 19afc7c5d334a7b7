import { expect, test } from "vitest";

import { readBodyFile } from "../../adapters/institute/platform/body/read-body-file.ts";
import { trialPassword } from "../../adapters/institute/trial/person.ts";
import { accessibilityFaults, isTitled } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser({ body: readBodyFile("adapters/institute/example/body.yaml", false) });

const enterAs = async (firstName: string): Promise<void> => {
  await portal.page.goto(`${portal.url}/`);
  await portal.page.getByLabel("Email").fill(portal.institute.person(firstName).email);
  await portal.page.getByLabel("Password").fill(trialPassword);
  await portal.page.getByRole("button", { name: "Sign in", exact: true }).click();
};

test("an organisation's name and colours show from the sign-in to the sign-out", async () => {
  const refused: string[] = [];
  portal.page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await portal.page.goto(`${portal.url}/`);
  await portal.page.getByText("Harbour Society of Accountants").first().waitFor();
  await isTitled(portal.page, "Sign in – Harbour Society of Accountants");
  await enterAs("Maya");
  await portal.page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await isTitled(portal.page, "Dashboard – HSA");
  await portal.page.getByRole("link", { name: "Harbour Society of Accountants" }).waitFor();
  const looks = await portal.page.evaluate(() => ({
    link: getComputedStyle(document.querySelector("main a[href]") ?? document.body).color,
    mark: getComputedStyle(document.querySelector("header a span[aria-hidden]") ?? document.body).maskImage,
    icon: document.querySelector("link[rel=icon]")?.getAttribute("href"),
    words: document.body.textContent,
  }));
  expect(looks.mark).toContain("/body/mark.svg");
  expect(looks.icon).toBe("/body/mark.svg");
  expect(looks.words).not.toContain("Institute of Professional");
  expect(await accessibilityFaults(portal.page)).toEqual([]);
  await portal.page.getByRole("button", { name: "Account" }).click();
  await portal.page.getByRole("button", { name: "Logout" }).click();
  await portal.page.getByRole("heading", { name: "You are signed out" }).waitFor();
  expect(await portal.page.locator("main").textContent()).toMatch(/Harbour Society of\sAccountants/);
  await isTitled(portal.page, "Signed out – HSA");
  expect(refused).toEqual([]);
});

test("a suspended person sees the organisation's telephone number", async () => {
  await enterAs("Petra");
  const call = portal.page.getByRole("link", { name: /\+353 1 555 0142/ });
  await call.waitFor();
  expect(await call.getAttribute("href")).toBe("tel:+35315550142");
});
