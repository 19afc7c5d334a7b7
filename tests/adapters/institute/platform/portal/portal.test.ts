import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

import { afterAll, beforeAll, expect, it } from "vitest";

import { portalConfiguration } from "../../../../../adapters/contract/portal-configuration.ts";
import { headersOfPages, readPortalConfiguration } from "../../../../../adapters/institute/platform/portal/alone.ts";
import { shareAssets } from "../../../../../adapters/institute/platform/portal/share-assets.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { Browser, SignIn } from "../../../support/browser.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const inline = "document.documentElement.dataset.booted = 1";
const hashed = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = {
  template: `<!doctype html><html lang="<!-- language -->"><head><title><!-- title --></title><!-- icon -->
<style>p{margin:0}</style><script>${inline}</script>
<script type="module" src="/assets/main-ABCD1234.js"></script>
<script type="application/json" id="configuration"><!-- configuration --></script><!-- colours --></head></html>`,
  icon: '<link rel="icon" href="data:," />',
  scripts: [hashed(inline)],
  styles: [hashed("p{margin:0}")],
};

let folder = "";
let institute: TestInstitute;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildhall-portal-"));
  await mkdir(join(folder, "assets"));
  const names = ["index.html", "callback.html", "silent-renew.html", "logged-out.html"];
  const pages = Object.fromEntries(names.map((name) => [name, page]));
  await writeFile(join(folder, "pages.json"), JSON.stringify({ pages, callback: ["/assets/main-ABCD1234.js"] }));
  await writeFile(join(folder, "assets", "main-ABCD1234.js"), "1");
  await writeFile(join(folder, "assets", "main-ABCD1234.js.br"), brotliCompressSync("1"));
  await writeFile(join(folder, "assets", "mark.svg"), "<svg/>");
  institute = await trialInstitute({
    portalFolder: folder,
    apiBase: "https://api.example/v1",
    publicUrl: "https://portal.example",
  });
});
afterAll(async () => {
  await institute.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => institute.app.inject({ url, headers });

it("leaves an unknown address of the desk to the desk, which leads back to itself (DESK-01)", async () => {
  const { statusCode, body } = await institute.app.inject({ url: "/desk/nothing" });
  const [, to = "", words] = /<a class="button" href="([^"]*)"[^>]*>([^<]*)</.exec(body) ?? [];
  expect([statusCode, new URL(to).pathname, words]).toEqual([404, "/desk/", "Back to the desk"]);
});

it("serves source maps only where a setting allows it, and links them from the code", async () => {
  const maps = await mkdtemp(join(tmpdir(), "guildhall-maps-"));
  await writeFile(join(maps, "main-ABCD1234.js.map"), "{}");
  const mapped = await trialInstitute({ portalFolder: folder, sourceMaps: maps });
  const [code, map, refused, kept] = await Promise.all([
    mapped.app.inject({ url: "/assets/main-ABCD1234.js", headers: { "accept-encoding": "br" } }),
    mapped.app.inject("/maps/main-ABCD1234.js.map"),
    get("/maps/main-ABCD1234.js.map"),
    get("/assets/main-ABCD1234.js"),
  ]);
  expect([code.headers["sourcemap"], map.statusCode, map.body]).toEqual(["/maps/main-ABCD1234.js.map", 200, "{}"]);
  expect([refused.statusCode, kept.headers["sourcemap"]]).toEqual([404, undefined]);
  await mapped.close();
  await rm(maps, { recursive: true });
});

const policyOf = async (url: string) => String((await get(url)).headers["content-security-policy"]);

it("embeds the configuration in its pages, in the contract's shape", async () => {
  const { body, headers } = await get("/");
  const [, block = ""] = /id="configuration">(.*?)<\/script>/.exec(body) ?? [];
  const configuration = portalConfiguration.parse(JSON.parse(block));
  expect(configuration.apiBase).toBe("https://api.example/v1");
  expect(configuration.identity.callbackUrl).toBe("https://portal.example/callback.html");
  expect(headers["cache-control"]).toBe("no-cache");
});

it("allows a page its own inline code by hash, and the configured systems", async () => {
  const policy = await policyOf("/");
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash(inline)}';`);
  expect(policy).toContain(`style-src 'self' 'sha256-${hash("p{margin:0}")}';`);
  expect(policy).toContain("font-src 'self';");
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain("unsafe");
});

it("serves the code of other builds from a folder that its neighbours share", async () => {
  const [shared, other] = [join(folder, "shared"), join(folder, "other")];
  await mkdir(other);
  await writeFile(join(other, "main-OTHER123.js"), "2");
  await writeFile(join(other, "mark.svg"), "<svg>of another build</svg>");
  const now = new Date();
  await shareAssets(other, shared, new Date(now.getTime() - 29 * 24 * 60 * 60_000));
  await shareAssets(join(folder, "assets"), shared, now);
  const sharing = await trialInstitute({ portalFolder: folder, sharedAssets: shared });
  const bodyOf = async (file: string) => (await sharing.app.inject({ url: `/assets/${file}` })).body;
  expect([await bodyOf("main-ABCD1234.js"), await bodyOf("main-OTHER123.js"), await bodyOf("mark.svg")]).toEqual([
    "1",
    "2",
    "<svg/>",
  ]);
  await shareAssets(join(folder, "assets"), shared, new Date(now.getTime() + 2 * 24 * 60 * 60_000));
  expect(await readdir(shared)).toEqual(["main-ABCD1234.js", "main-ABCD1234.js.br"]);
  await sharing.close();
});

it("lets only the renewal page be framed, and only by itself", async () => {
  expect(await policyOf("/")).toContain("frame-ancestors 'none'");
  expect(await policyOf("/callback.html")).toContain("frame-ancestors 'none'");
  expect(await policyOf("/silent-renew.html")).toContain("frame-ancestors 'self'");
});

it("sends compressed files, and caches hashed ones for good", async () => {
  const script = await get("/assets/main-ABCD1234.js", { "accept-encoding": "br" });
  expect(script.headers["content-encoding"]).toBe("br");
  expect(script.headers["cache-control"]).toContain("immutable");
  expect((await get("/assets/mark.svg")).headers["cache-control"]).toBe("no-cache");

  const compressed = await get("/", { "accept-encoding": "gzip, br" });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain("configuration");
  const again = await get("/", { "if-none-match": String(compressed.headers["etag"]) });
  expect(again.statusCode).toBe(304);
});

it("sends the security headers of pages", async () => {
  for (const url of ["/", "/assets/mark.svg", "/idp/jwks", "/nowhere"])
    expect((await get(url)).headers, url).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
    });
});

it("covers its sub-domains by HSTS only where configured", async () => {
  const covering = await trialInstitute({ publicUrl: "https://portal.example", coversSubdomains: true });
  expect((await covering.app.inject({ url: "/healthz" })).headers["strict-transport-security"]).toBe(
    "max-age=31536000; includeSubDomains",
  );
  await covering.close();
});

it("uses cookie names that require TLS", async () => {
  const asked = new URL(
    new SignIn(new Browser(institute)).address({ redirect_uri: "https://portal.example/callback.html" }),
    "https://portal.example",
  );
  const begun = await institute.app.inject({ url: asked.pathname + asked.search });
  const cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { pathname } = new URL(String(begun.headers.location), "https://portal.example");
  const form = {
    payload: "email=maya.member%40example.org&password=Ledger-2026",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
  };
  const signedIn = await institute.app.inject({ method: "POST", url: pathname, ...form });
  expect(String(signedIn.headers.location)).toContain("code=");
  const given = [...begun.cookies, ...signedIn.cookies];
  expect(given.some(({ name, path }) => name === "__Host-session" && path === "/")).toBe(true);
  for (const { name, secure, httpOnly } of given)
    expect([name.startsWith("__"), secure, httpOnly]).toEqual([true, true, true]);
});

it("sends a minimal policy with API responses", async () => {
  for (const url of ["/api/openapi.json", "/api/customers/4100107/profile", "/api/nowhere"]) {
    const { headers } = await get(url);
    expect(headers, url).toMatchObject({
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
    });
    expect(headers, url).not.toHaveProperty("permissions-policy");
  }
});

it("answers an unknown address with a page that links back", async () => {
  for (const url of ["/nowhere", "/assets/gone.js", "/../package.json"]) {
    const { statusCode, body } = await get(url);
    expect(statusCode, url).toBe(404);
    expect(body).toContain('href="https://portal.example/"');
  }
});

it("stands in for the systems around the portal, and shows the parameters it receives", async () => {
  const { statusCode, body } = await get("/outside/evidence-tracker?sessionId=abc");
  expect(statusCode).toBe(200);
  expect(body).toContain("<h1>Evidence tracker</h1>");
  expect(body).toContain("<dt>sessionId</dt><dd>abc</dd>");
  expect((await get("/outside/cpd/what-counts")).body).toContain("<h1>CPD: what counts</h1>");
});

it.each([
  ["GET", "/api/nowhere"],
  ["GET", "/api/customers/1/nothing-of-the-kind"],
  ["POST", "/api/nowhere"],
  ["GET", "/api/"],
  ["GET", "/api"],
] as const)("answers %s %s in JSON, like any other refusal of the API", async (method, url) => {
  const { statusCode, headers, json } = await institute.app.inject({ method, url, headers: { accept: "text/html" } });
  expect(statusCode).toBe(404);
  expect(headers["content-type"]).toContain("application/json");
  expect(json()).toMatchObject({ error: { code: "NOT_FOUND", correlationId: expect.any(String) as string } });
});

it("requires a build when it is served alone", async () => {
  const configuration = readPortalConfiguration("adapters/institute/example/configuration.json");
  await expect(headersOfPages("/no/such/folder", configuration)).rejects.toThrow(
    "Nothing has been built yet: npm run build.",
  );
});
