import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { freePort } from "../support/free-port.ts";
import { startServer } from "../support/server.ts";

const discovery = "/idp/.well-known/openid-configuration";

/** Drawings of the style sheet, the favicon, and a file that these pages do not use. */
const drawings = (styles: string): readonly string[] => [
  "/assets/mark.svg",
  "/assets/portal.html",
  ...[...styles.matchAll(/url\("(\/[^"]+)"\)/g)].map(([, path = ""]) => path),
];

/** Responses of a server with these settings, and the files in its data folder. */
const servedBy = async (settings: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-"));
  const server = await startServer({ DATA_DIR: folder, ...settings });
  const answers: Record<string, number> = {};
  for (const path of ["/healthz", discovery, "/api/openapi.json", "/idp/forgotten-password"])
    answers[path] = (await fetch(server.url + path)).status;
  const page = await (await fetch(`${server.url}/idp/confirm-email/nothing`)).text();
  const styles = await (await fetch(`${server.url}/pages/style.css`)).text();
  const drawn: Record<string, number> = {};
  for (const path of drawings(styles)) drawn[path] = (await fetch(server.url + path)).status;
  server.process.kill("SIGTERM");
  const { code, said } = await server.ended;
  const written = await readdir(folder);
  await rm(folder, { recursive: true, force: true });
  return { answers, drawn, page, code, written, said };
};

it("an institute that serves only the provider has no API, and links to the portal's address", async () => {
  const { answers, page, code } = await servedBy({
    SERVE: "provider",
    API_AUDIENCE: "urn:body:api",
    PORTAL_ORIGINS: "https://portal.body.example",
  });
  expect(answers).toEqual({
    "/healthz": 200,
    [discovery]: 200,
    "/api/openapi.json": 404,
    "/idp/forgotten-password": 200,
  });
  expect(page).toContain('href="https://portal.body.example/#/my-details/login-details"');
  expect(code).toBe(0);
});

it("an institute without the portal serves only the typeface, mark and seal that its own pages use", async () => {
  const { drawn } = await servedBy({ SERVE: "api,provider", PORTAL_ORIGINS: "https://portal.body.example" });
  const named = Object.entries(drawn).map(([path, status]) => [path.replace(/-[0-9a-f]{8}\./, "."), status]);
  expect(Object.fromEntries(named)).toEqual({
    "/assets/mark.svg": 200,
    "/assets/seal.svg": 200,
    "/assets/guildhall-text.woff2": 200,
    "/assets/guildhall-display.woff2": 200,
    "/assets/portal.html": 404,
  });
});

it("an institute that serves only the API has no provider", async () => {
  const authority = `http://127.0.0.1:${String(await freePort())}`;
  const { answers, said } = await servedBy({
    SERVE: "api",
    IDENTITY_AUTHORITY: authority,
    IDENTITY_GROUPS: "everyone",
    PORTAL_ORIGINS: "https://portal.body.example",
  });
  expect(answers).toEqual({
    "/healthz": 200,
    [discovery]: 404,
    "/api/openapi.json": 200,
    "/idp/forgotten-password": 404,
  });
  // Logged at start, rather than when the first member cannot sign in.
  expect(said).toContain(`${authority}/.well-known/openid-configuration (IDENTITY_AUTHORITY) cannot be reached: `);
});

it("an institute that serves only the portal stores nothing", async () => {
  const authority = `http://127.0.0.1:${String(await freePort())}`;
  const { answers, written } = await servedBy({
    SERVE: "portal",
    IDENTITY_AUTHORITY: authority,
    API_BASE: "https://api.body.example",
  });
  expect(answers).toEqual({
    "/healthz": 200,
    [discovery]: 404,
    "/api/openapi.json": 404,
    "/idp/forgotten-password": 404,
  });
  expect(written).toEqual([]);
});
