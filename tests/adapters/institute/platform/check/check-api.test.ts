import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";

import { afterAll, beforeAll, expect, test } from "vitest";

import { checkApi, isUsable, type CheckedCall } from "../../../../../adapters/institute/platform/check/check-api.ts";
import { trialInstitute } from "../../../../actors/trial-institute.ts";
import { freePort } from "../../../support/free-port.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

let institute: TestInstitute;
let own: string;
let mock: ChildProcessByStdio<null, Readable, null>;
let mocked: string;

beforeAll(async () => {
  const port = await freePort();
  own = `http://localhost:${port}/api`;
  institute = await trialInstitute({ publicUrl: `http://localhost:${port}` });
  await institute.listen(port, "localhost");
  mock = spawn(process.execPath, ["docs/integrators/mock-api.mjs", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = (await once(mock.stdout, "data")) as [Buffer];
  mocked = /http:\S+/.exec(said.toString())?.[0] ?? "";
});
afterAll(async () => {
  mock.kill();
  await institute.close();
});

/** The outcome of an API, with the content of the embedded server. */
const check = async (api: string, name = "Maya") => {
  const { customerId } = institute.person(name);
  const token = await institute.accessTokenFor(customerId);
  return checkApi({ api, content: own, clientId: "guildhall-portal", customerId, token });
};

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** An API that answers a few calls, and no others. */
const answering = async (answers: Readonly<Record<string, unknown>>): Promise<string> => {
  const server = createServer((request, response) => {
    const ending = (request.url ?? "").split("?")[0]?.split("/").at(-1) ?? "";
    const answer = answers[ending];
    if (answer === 500) response.statusCode = 500;
    if (answer === undefined) response.statusCode = 404;
    response.end(JSON.stringify(answer ?? {}));
  }).listen(0);
  servers.push(server);
  await once(server, "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

const resultOf = (checked: readonly CheckedCall[], call: string) => checked.find((each) => each.call === call);

test.each(["Maya", "Stella", "Frank"])("everything of the embedded server fits for %s (CONF-03)", async (name) => {
  const checked = await check(own, name);
  expect(checked.filter(({ result }) => result !== "fits")).toEqual([]);
  expect(isUsable(checked)).toBe(true);
});

test("the mock of the documentation passes, and what it lacks is not offered (CONF-03, CONF-04)", async () => {
  const checked = await check(mocked);
  expect(isUsable(checked)).toBe(true);
  expect(checked.filter(({ result }) => result === "not there").map(({ call, follows }) => [call, follows])).toEqual(
    ["issued-documents", "standing-link", "deadlines", "sign-in", "passkeys", "activity"].map((name) => [
      `GET /customers/{id}/${name}`,
      "not offered",
    ]),
  );
});

test("each misfit of a sloppy API is named, with what follows (CONF-03)", async () => {
  const transaction = { date: "2026-01-05", reference: "P-1", description: "Card", amount: 100, status: "COMPLETED" };
  const api = await answering({
    profile: {
      accaId: "1",
      name: "Robin",
      customerType: "MEMBER",
      status: "Active",
      isFellow: "Y",
      isRetired: false,
      onlineCountry: false,
    },
    fees: {
      subscription: { year: 2026, amount: "240.00", dueDate: "2026-01-01", status: "DUE" },
      transactions: [
        { ...transaction, type: "PAYMENT", receiptAvailable: true },
        { ...transaction, type: "ADJUSTMENT", receiptAvailable: true },
      ],
    },
    balance: { amount: null },
    countries: 500,
  });
  const checked = await check(api);
  expect(isUsable(checked)).toBe(false);
  expect(resultOf(checked, "GET /customers/{id}/profile")).toEqual({
    call: "GET /customers/{id}/profile",
    result: "fits after leaving out",
    values: [{ path: "isFellow", expected: "true or false", found: '"Y"', fate: "left out" }],
  });
  expect(resultOf(checked, "GET /customers/{id}/fees")).toEqual({
    call: "GET /customers/{id}/fees",
    result: "fits after leaving out",
    follows: "a part fails",
    values: [
      { path: "subscription.amount", expected: "a whole number from 0", found: '"240.00"', fate: "part fails" },
      {
        path: "transactions.*.type",
        expected: "one of CHARGE, PAYMENT, CREDIT_NOTE, REVERSAL, REFUND",
        found: '"ADJUSTMENT"',
        fate: "left out",
      },
    ],
  });
  expect(resultOf(checked, "GET /customers/{id}/balance")).toMatchObject({
    result: "does not fit",
    follows: "a part fails",
    values: [{ path: "amount", expected: "a whole number", found: "nothing", fate: "fails" }],
  });
  expect(resultOf(checked, "GET /validations/countries")).toMatchObject({
    result: "fails",
    follows: "the page fails",
    why: "500",
  });
  expect(resultOf(checked, "GET /customers/{id}/details")).toMatchObject({
    result: "not there",
    follows: "the page fails",
  });
});

test("an API that does not answer fails, and says why (CONF-03)", async () => {
  const [first] = await check(`http://localhost:${await freePort()}`);
  expect(first).toMatchObject({ result: "fails", follows: "the portal fails" });
  expect(first?.why).toMatch(/ECONNREFUSED/);
});
