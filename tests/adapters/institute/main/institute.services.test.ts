import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

import { startInstitute } from "../../../../adapters/institute/main/start-institute.ts";
import { freePort } from "../../support/free-port.ts";
import { openInstitute } from "../../support/open-institute.ts";
import { ownBodyFile, ownOutsideFile } from "../../support/release-files.ts";
import { startServer, stopServer } from "../../support/server.ts";
import { settingsOf } from "../../support/settings.ts";

const discovery = "/idp/.well-known/openid-configuration";

/** Drawings of the style sheet, the favicon, and a file that these pages do not use. */
const drawings = (styles: string): readonly string[] => [
  "/assets/mark.svg",
  "/assets/portal.html",
  ...[...styles.matchAll(/url\("(\/[^"]+)"\)/g)].map(([, path = ""]) => path),
];

interface Answers {
  readonly statuses: Readonly<Record<string, number>>;
  readonly drawn: Readonly<Record<string, number>>;
  readonly page: string;
}

const answersAt = async (url: string): Promise<Answers> => {
  const statuses: Record<string, number> = {};
  for (const path of ["/healthz", discovery, "/api/openapi.json", "/idp/forgotten-password"])
    statuses[path] = (await fetch(url + path)).status;
  const page = await (await fetch(`${url}/idp/confirm-email/nothing`)).text();
  const styles = await (await fetch(`${url}/pages/style.css`)).text();
  const drawn: Record<string, number> = {};
  for (const path of drawings(styles)) drawn[path] = (await fetch(url + path)).status;
  return { statuses, drawn, page };
};

const inFolder = async <T>(use: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), "guildhall-"));
  return use(folder).finally(() => rm(folder, { recursive: true, force: true }));
};

/** Responses of an institute with these settings in this process, and the files in its data folder. */
const servedWith = (settings: Readonly<Record<string, string>>) =>
  inFolder(async (folder) => {
    const port = await freePort();
    const institute = await startInstitute(
      settingsOf({ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "fatal", ...settings }),
    );
    const answers = await answersAt(`http://localhost:${port}`);
    await institute.close();
    return { ...answers, written: await readdir(folder) };
  });

it("an institute that serves only the provider has no API, and links to the portal's address", async () => {
  const { statuses, page } = await servedWith({
    SERVE: "provider",
    API_AUDIENCE: "urn:body:api",
    PORTAL_ORIGINS: "https://portal.body.example",
  });
  expect(statuses).toEqual({
    "/healthz": 200,
    [discovery]: 200,
    "/api/openapi.json": 404,
    "/idp/forgotten-password": 200,
  });
  expect(page).toContain('href="https://portal.body.example/#/my-details/login-details"');
});

it("an institute without the portal serves only the typeface, mark and seal that its own pages use", async () => {
  const { drawn } = await servedWith({ SERVE: "api,provider", PORTAL_ORIGINS: "https://portal.body.example" });
  const named = Object.entries(drawn).map(([path, status]) => [path.replace(/-[0-9a-f]{8}\./, "."), status]);
  expect(Object.fromEntries(named)).toEqual({
    "/assets/mark.svg": 200,
    "/assets/seal.svg": 200,
    "/assets/guildhall-text.woff2": 200,
    "/assets/guildhall-display.woff2": 200,
    "/assets/portal.html": 404,
  });
});

it("an institute in production has no page that stands in for another system, and loads nothing of the trial", async () => {
  const example = fileURLToPath(new URL("../../../../adapters/institute/example", import.meta.url));
  // Prints the address of each module that is loaded.
  const hook = `import { registerHooks } from "node:module";
registerHooks({ load: (url, context, next) => { console.error("loads " + url); return next(url, context); } });`;
  const { said, outside } = await inFolder(async (folder) => {
    const server = await startServer({
      NODE_OPTIONS: `--import ${new URL(`data:text/javascript,${encodeURIComponent(hook)}`).href}`,
      GUILDHALL_ENV: "production",
      PUBLIC_URL: "https://portal.body.example",
      HOST: "localhost",
      DATA_DIR: folder,
      BODY_FILE: ownBodyFile,
      OUTSIDE_FILE: ownOutsideFile,
      LISTS_FILE: join(example, "lists.yaml"),
    });
    const outside = (await fetch(`${server.url}/outside/support`)).status;
    await stopServer(server);
    return { ...(await server.ended), outside };
  });
  expect(said).toContain("adapters/institute/main/parts.ts");
  expect(said.split("\n").filter((line) => line.includes("institute/trial/"))).toEqual([]);
  expect(said).not.toContain("Sign in as");
  expect(outside).toBe(404);
}, 30_000);

it("an institute that serves only the API has no provider", async () => {
  const authority = `http://127.0.0.1:${String(await freePort())}`;
  const { statuses, said } = await inFolder(async (folder) => {
    const server = await startServer({
      DATA_DIR: folder,
      SERVE: "api",
      IDENTITY_AUTHORITY: authority,
      IDENTITY_GROUPS: "everyone",
      PORTAL_ORIGINS: "https://portal.body.example",
    });
    const answers = await answersAt(server.url);
    server.process.kill("SIGTERM");
    return { ...answers, ...(await server.ended) };
  });
  expect(statuses).toEqual({
    "/healthz": 200,
    [discovery]: 404,
    "/api/openapi.json": 200,
    "/idp/forgotten-password": 404,
  });
  // Logged at start, rather than when the first member cannot sign in.
  expect(said).toContain(`${authority}/.well-known/openid-configuration (IDENTITY_AUTHORITY) cannot be reached: `);
});

it("no page of a trial is served in production", async () => {
  const institute = await openInstitute({ kind: "sqlite", path: ":memory:" }, { production: true, seedPeople: false });
  for (const url of ["/outside/evidence-tracker", "/outside/mail", "/outside/payments"])
    expect([url, (await institute.app.inject({ url })).statusCode]).toEqual([url, 404]);
  await institute.close();
});

it("an institute that serves only the portal stores nothing", async () => {
  const authority = `http://127.0.0.1:${String(await freePort())}`;
  const { statuses, written } = await servedWith({
    SERVE: "portal",
    IDENTITY_AUTHORITY: authority,
    API_BASE: "https://api.body.example",
  });
  expect(statuses).toEqual({
    "/healthz": 200,
    [discovery]: 404,
    "/api/openapi.json": 404,
    "/idp/forgotten-password": 404,
  });
  expect(written).toEqual([]);
});
