import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, expect, it } from "vitest";

import { schemaOf } from "../../../../adapters/contract/content-schema.ts";
import { contractCalls as calls } from "../../../../adapters/institute/main/contract-calls.ts";
import { openApi } from "../../../../adapters/institute/main/open-api.ts";
import { problemsAt } from "../../../../adapters/institute/platform/content/check-address.ts";
import { contentDocuments } from "../../../../domain/shell/content-documents.ts";
import { trialInstitute } from "../../../actors/trial-institute.ts";
import { freePort } from "../../support/free-port.ts";
import type { TestInstitute } from "../../support/test-institute.ts";

const references = (part: unknown): readonly string[] => {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    key === "$ref" ? [value as string] : references(value),
  );
};

let institute: TestInstitute;
let port: number;
beforeAll(async () => {
  port = await freePort();
  institute = await trialInstitute({
    publicUrl: `http://localhost:${port}`,
    now: () => new Date("2026-03-04T09:00:00Z"),
  });
});
afterAll(() => institute.close());

it("describes every call at /api/openapi.json", async () => {
  const { paths } = (await institute.app.inject({ url: "/api/openapi.json" })).json<ReturnType<typeof openApi>>();
  const described = Object.entries(paths).flatMap(([path, of]) => Object.keys(of).map((method) => `${method} ${path}`));
  expect(described.toSorted()).toEqual(calls.map(({ method, path }) => `${method.toLowerCase()} ${path}`).toSorted());
});

it("sends the description compressed, and answers 304 to a client that has it", async () => {
  const first = await institute.app.inject({ url: "/api/openapi.json", headers: { "accept-encoding": "gzip" } });
  expect(first.headers["content-encoding"]).toBe("gzip");
  const { etag } = first.headers;
  const again = await institute.app.inject({ url: "/api/openapi.json", headers: { "if-none-match": String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

it("limits the descriptions per network, which are long without compression", async () => {
  const from = async (remoteAddress: string) =>
    (await institute.app.inject({ url: "/api/openapi.json", remoteAddress })).statusCode;
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) statuses.push(await from("203.0.113.7"));
  expect([new Set(statuses.slice(0, 30)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
  expect(await from("203.0.113.8")).toBe(200);
});

it("serves every call of the contracts", async () => {
  const answers = await Promise.all(
    calls.map(async ({ method, path, access }) => {
      const { statusCode } = await institute.app.inject({ method, url: `/api${path.replaceAll(/[{}]/g, "")}` });
      return { call: `${method} ${path}`, statusCode, refusal: access === "nothing" ? 400 : 401 };
    }),
  );
  const unserved = answers.filter(({ statusCode }) => statusCode === 404).map(({ call }) => call);
  expect(
    unserved,
    "to be served by adapters/<area>/<area>.routes.ts, which adapters/institute/main/areas.ts names",
  ).toEqual([]);
  expect(answers.filter(({ statusCode, refusal }) => statusCode !== refusal)).toEqual([]);
});

it("has no unresolved references", () => {
  const description = openApi(calls);
  const known = Object.keys(description.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(known).toEqual(expect.arrayContaining([...new Set(references(description))]));
});

it("has unique operation names, with their refusals", () => {
  const operations = Object.values(openApi(calls).paths).flatMap((of) => Object.values(of));
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(calls.length);
  for (const { responses } of operations) expect(responses).toHaveProperty("default");
});

it("describes every content document with its shape and a valid example", async () => {
  const { paths, components } = (await institute.app.inject({ url: "/api/openapi.json" })).json<
    ReturnType<typeof openApi>
  >();
  const shown = Object.keys(components.schemas).filter((name) => /^content\.[a-z-]+$/.test(name));
  expect(shown.toSorted()).toEqual(
    Object.keys(contentDocuments)
      .map((name) => `content.${name}`)
      .toSorted(),
  );
  const answer: unknown = paths["/content/templates/{name}"]?.["get"]?.responses["200"];
  const { examples } = (answer as { content: { "application/json": { examples: Record<string, { value: unknown }> } } })
    .content["application/json"];
  for (const [name, shape] of Object.entries(contentDocuments))
    expect(schemaOf(shape).safeParse(examples[name]?.value).error, name).toBeUndefined();
});

it("finds problems at the address of a content service", async () => {
  await institute.listen(port, "localhost");
  const token = await institute.accessTokenFor(institute.person("Maya").customerId);
  const service = { base: `http://localhost:${port}/api`, token, clientId: "guildhall-portal" };
  expect(await problemsAt(service)).toEqual([]);
  const other = createServer((_request, response) => response.end(JSON.stringify({ heading: 1 }))).listen(0);
  await once(other, "listening");
  const problems = await problemsAt({ ...service, base: `http://localhost:${(other.address() as AddressInfo).port}` });
  expect(problems).toContain("help-information for member: heading: has to be a text: put it in quotation marks");
  other.close();
  // Reported once, and not for each document.
  const unreachable = `http://localhost:${await freePort()}`;
  await expect(problemsAt({ ...service, base: unreachable })).rejects.toThrow(`${unreachable} cannot be reached: `);
});
