import { expect, it, onTestFinished } from "vitest";

import { submitDeclaration } from "../../../../adapters/contract/cpd-declarations.contract.ts";
import { cpdOverview } from "../../../../adapters/contract/cpd.contract.ts";
import { balance } from "../../../../adapters/contract/customer.contract.ts";
import { personNamed } from "../../../../adapters/institute/trial/everyone.ts";
import { Browser, SignIn } from "../../support/browser.ts";
import { firstDayInPostgres } from "../../support/databases.ts";
import { declarationAnswers } from "../../support/declaring.ts";
import { freePort } from "../../support/free-port.ts";
import { oneAddressOf } from "../../support/one-address.ts";
import { publicUrl } from "../../support/open-institute.ts";
import { startServer, type Server } from "../../support/server.ts";

const { customerId, email } = personNamed("Maya");

it("either of two processes on one PostgreSQL behind one address can be killed while sign-ins continue", async () => {
  const environment = { DATABASE_URL: await firstDayInPostgres(), PUBLIC_URL: publicUrl };
  const ports = [await freePort(), await freePort()];
  const start = async (port: number | undefined): Promise<Server> => {
    const server = await startServer({ ...environment, PORT: String(port) });
    onTestFinished(() => void server.process.kill("SIGKILL"));
    return server;
  };
  const [first, second] = await Promise.all(ports.map(start));
  const address = await oneAddressOf(ports);
  const browser = new Browser(address);

  const call = async (token: string, path: string, init: { readonly method?: string; readonly body?: string } = {}) => {
    const headers = {
      authorization: `Bearer ${token}`,
      "x-client-id": "guildhall-portal",
      "content-type": "application/json",
      "idempotency-key": "one-declaration",
      connection: "close",
    };
    const answer = await fetch(`${address.url}/api${path.replace("{id}", customerId)}`, { ...init, headers });
    return { status: answer.status, text: await answer.text() };
  };
  const reads = async (token: string) =>
    (await Promise.all([1, 2, 3, 4].map(() => call(token, `${balance.path}?report=full`)))).map(({ status }) => status);
  const declares = (token: string, year: number) =>
    call(token, submitDeclaration.path, {
      method: "POST",
      body: JSON.stringify({ year, ...declarationAnswers }),
    });
  const renewed = async (): Promise<string> => {
    const renewal = new SignIn(browser);
    return (await renewal.tokens(await renewal.returned(await renewal.begin({ prompt: "none" })))).tokens.access_token;
  };
  const kill = async (server: Server | undefined): Promise<void> => {
    server?.process.kill("SIGKILL");
    await server?.ended;
  };
  const allWell = [200, 200, 200, 200];

  // Both processes answer the steps of one sign-in in turn.
  const { access_token: token } = await new SignIn(browser).complete(email);
  expect(await reads(token)).toEqual(allWell);

  await kill(first);
  expect(await reads(token)).toEqual(allWell);
  const { year } = JSON.parse((await call(token, cpdOverview.path)).text) as { readonly year: number };
  const receipt = await declares(await renewed(), year);
  expect(receipt.status).toBe(201);

  const again = await start(ports[0]);
  await kill(second);
  expect(await reads(token)).toEqual(allWell);
  const last = await renewed();
  expect(await declares(last, year)).toEqual(receipt);

  const page = await browser.visit("/idp/session/end?client_id=guildhall-portal");
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  await browser.visit("/idp/session/end/confirm", { xsrf, logout: "yes" });
  expect([...new Set(await reads(last))]).toEqual([401]);
  await kill(again);
  await address.close();
}, 120_000);
