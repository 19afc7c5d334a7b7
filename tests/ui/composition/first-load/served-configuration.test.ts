import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { applyBranding } from "../../../../ui/composition/first-load/apply-branding.ts";
import { configurationOf, ConfigurationError } from "../../../../ui/composition/first-load/fetched-configuration.ts";
import { servedConfiguration } from "../../../../ui/composition/first-load/served-configuration.ts";
import { coreConfiguration } from "../../../actors/core-configuration.ts";
import { exampleOrganisation } from "../../../adapters/support/organisation.ts";

beforeEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  document.adoptedStyleSheets = [];
  sessionStorage.clear();
});

afterEach(() => vi.unstubAllGlobals());

const own = {
  ...exampleOrganisation,
  name: "Harbour Society of Accountants",
  shortName: "HSA",
  mark: "/body/mark.svg",
  colours: { accent: { light: "#123456", dark: "#abcdef" } },
};

describe("a page on another server", () => {
  beforeEach(() => {
    document.head.innerHTML = `<link rel="icon" href="/icon.svg"><script type="application/json" id="configuration">{}</script>`;
    document.body.innerHTML = `<p class="boot-name">a</p><p class="boot-name">b</p>`;
  });
  const served = (answer: unknown, status = 200) =>
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(typeof answer === "string" ? answer : JSON.stringify(answer), { status })),
    );

  test("takes the organisation's name, mark and colours", () => {
    applyBranding(document, own);
    expect(document.title).toBe("HSA");
    expect([...document.querySelectorAll(".boot-name")].map(({ textContent }) => textContent)).toEqual([
      own.name,
      own.name,
    ]);
    expect(document.querySelector("link")?.getAttribute("href")).toBe("/body/mark.svg");
    const [sheet] = document.adoptedStyleSheets;
    expect([...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join("")).toContain("#123456");
  });

  test("keeps the icon of an organisation without a mark", () => {
    applyBranding(document, exampleOrganisation);
    expect(document.querySelector("link")?.getAttribute("href")).toBe("/icon.svg");
  });

  test("fetches and validates its configuration, and embeds it where the guard reads it", async () => {
    served({ ...coreConfiguration, body: own });
    expect(await servedConfiguration(document)).toMatchObject({ apiBase: coreConfiguration.apiBase });
    expect(JSON.parse(document.querySelector("#configuration")?.textContent ?? "")).toMatchObject({
      apiBase: coreConfiguration.apiBase,
    });
    expect(document.title).toBe("HSA");
  });

  test("lists each invalid field by name", async () => {
    served({ ...coreConfiguration, apiBase: undefined, idleMinutes: "soon" });
    const error = await servedConfiguration(document).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ConfigurationError);
    expect((error as Error).message).toMatch(
      /^The portal's configuration does not fit\. apiBase: is missing; idleMinutes: (?!is missing).+\.$/,
    );
    served({ ...coreConfiguration, learningSites: { ...coreConfiguration.learningSites, global: undefined } });
    await expect(servedConfiguration(document)).rejects.toThrow(/learningSites\.global: is missing/);
  });

  test("reports invalid JSON and a missing configuration", async () => {
    served("<html>", 404);
    await expect(servedConfiguration(document)).rejects.toThrow(
      "/configuration.json is answered with 404, and not with JSON.",
    );
    served([]);
    await expect(servedConfiguration(document)).rejects.toThrow("the whole: ");
  });

  test("fetches the configuration only when it is not embedded", async () => {
    served({ from: "beside" });
    expect(await configurationOf(document)).toEqual({ configuration: { from: "beside" }, isFetched: true });
    document.querySelector("#configuration")?.replaceChildren('{"from":"within"}');
    expect(await configurationOf(document)).toEqual({ configuration: { from: "within" }, isFetched: false });
  });
});
