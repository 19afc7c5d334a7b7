import { expect, it } from "vitest";
import { trialInstitute } from "../actors/trial-institute.ts";
import { openApi } from "../../adapters/institute/api/open-api.ts";
import { calls } from "./support/contract-calls.ts";

const references = (part: unknown): readonly string[] => {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    key === "$ref" ? [value as string] : references(value),
  );
};

it("describes every call at /api/openapi.json", async () => {
  const institute = await trialInstitute();
  const { paths } = (await institute.app.inject({ url: "/api/openapi.json" })).json<ReturnType<typeof openApi>>();
  const described = Object.entries(paths).flatMap(([path, of]) => Object.keys(of).map((method) => `${method} ${path}`));
  expect(described.toSorted()).toEqual(calls.map(({ method, path }) => `${method.toLowerCase()} ${path}`).toSorted());
  await institute.close();
});

it("serves every call that the contract has", async () => {
  const institute = await trialInstitute();
  for (const { method, path, demands } of calls) {
    const { statusCode } = await institute.app.inject({ method, url: `/api${path.replaceAll(/[{}]/g, "")}` });
    expect([path, statusCode]).toEqual([path, demands === "nothing" ? 400 : 401]);
  }
  await institute.close();
});

it("refers to nothing that is not in it", () => {
  const description = openApi(calls);
  const known = Object.keys(description.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(known).toEqual(expect.arrayContaining([...new Set(references(description))]));
});

it("names each operation once, with its refusals", () => {
  const operations = Object.values(openApi(calls).paths).flatMap((of) => Object.values(of));
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(calls.length);
  for (const { responses } of operations) expect(responses).toHaveProperty("default");
});
