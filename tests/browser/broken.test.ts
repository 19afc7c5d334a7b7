import { expect, test } from "vitest";

import { accessibilityFaults, signIn } from "./portal-pages.ts";
import { portalInBrowser } from "./portal.ts";

const portal = portalInBrowser();

const sorry = () => portal.page.getByRole("heading", { name: "Sorry, we couldn't load your information" });

test("when the portal's code fails to load, an error screen shows", async () => {
  await portal.open("maya.member");
  await portal.page.route("**/assets/main-*.js", (route) => route.abort("connectionrefused"));
  await portal.page.reload();
  await sorry().waitFor();
  expect(await accessibilityFaults(portal.page)).toEqual([]);
});

test("when the portal's code fails before the first render, an error screen shows", async () => {
  await portal.open("maya.member");
  await portal.page.route("**/assets/main-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken');" }),
  );
  await portal.page.reload();
  await sorry().waitFor();
});

test("when the identity provider is unreachable, an error screen with a retry shows", async () => {
  await portal.page.route("**/idp/**", (route) => route.abort("connectionrefused"));
  await portal.page.goto(portal.url);
  await sorry().waitFor();
  await portal.page.getByRole("button", { name: "Reload" }).waitFor();
});

test("a slow page shows a message after four seconds", async () => {
  await portal.context.clock.install();
  await signIn(portal.page, portal.url, "maya.member");
  // For this page, the institute never answers.
  await portal.page.route("**/profile", () => undefined);
  await portal.page.reload();
  await portal.page.getByRole("status").first().waitFor();
  await portal.context.clock.fastForward(4_100);
  await portal.page.getByText("Please wait, we're just getting your details").waitFor();
});
