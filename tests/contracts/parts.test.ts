import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { freePort } from "./support/free-port.ts";
import { startServer } from "./support/server.ts";

const discovery = "/idp/.well-known/openid-configuration";

/** What a server of these settings answers, and what it has written into its data folder. */
const servedBy = async (settings: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-"));
  const server = await startServer({ DATA_DIR: folder, ...settings });
  const answers: Record<string, number> = {};
  for (const path of ["/healthz", discovery, "/api/openapi.json", "/idp/forgotten-password"]) answers[path] = (await fetch(server.url + path)).status;
  const page = await (await fetch(`${server.url}/idp/confirm-email/nothing`)).text();
  server.process.kill("SIGTERM");
  const { code, said } = await server.ended;
  const written = await readdir(folder);
  await rm(folder, { recursive: true, force: true });
  return { answers, page, code, written, said };
};

it("an institute that serves the provider alone has no API, and leads back to the portal where that is", async () => {
  const { answers, page, code } = await servedBy({ SERVE: "provider", API_AUDIENCE: "urn:body:api", PORTAL_ORIGINS: "https://portal.body.example" });
  expect(answers).toEqual({ "/healthz": 200, [discovery]: 200, "/api/openapi.json": 404, "/idp/forgotten-password": 200 });
  expect(page).toContain('href="https://portal.body.example/#/my-details/login-details"');
  expect(code).toBe(0);
});

it("one that serves the API alone has no provider", async () => {
  const authority = `http://127.0.0.1:${String(await freePort())}`;
  const { answers, said } = await servedBy({ SERVE: "api", IDENTITY_AUTHORITY: authority, IDENTITY_GROUPS: "everyone", PORTAL_ORIGINS: "https://portal.body.example" });
  expect(answers).toEqual({ "/healthz": 200, [discovery]: 404, "/api/openapi.json": 200, "/idp/forgotten-password": 404 });
  // Whoever starts it looks at the log now, rather than when the first member cannot come in.
  expect(said).toContain(`${authority}/.well-known/openid-configuration (IDENTITY_AUTHORITY) cannot be reached: `);
});

it("one that serves the portal alone keeps nothing", async () => {
  const authority = `http://127.0.0.1:${String(await freePort())}`;
  const { answers, written } = await servedBy({ SERVE: "portal", IDENTITY_AUTHORITY: authority, API_BASE: "https://api.body.example" });
  expect(answers).toEqual({ "/healthz": 200, [discovery]: 404, "/api/openapi.json": 404, "/idp/forgotten-password": 404 });
  expect(written).toEqual([]);
});
