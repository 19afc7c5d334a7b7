import { brotliDecompressSync } from "node:zlib";

import { expect, test } from "vitest";

import { trialInstitute } from "../../../actors/trial-institute.ts";

// Texts and lists are the same for everyone: they are rendered once, and revalidated by their ETag. CALL-01, SHELL-13

const sameForEveryone = [
  "/api/content/templates/landing-page?type=member",
  "/api/validations/countries",
  "/api/lookups/employmentDetails?customerType=member",
  "/api/lookups/networks",
];

const requestTwice = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const institute = await trialInstitute();
  try {
    const authorization = `Bearer ${await institute.accessTokenFor(institute.person("Maya").customerId)}`;
    const ask = (given: Readonly<Record<string, string>>) =>
      institute.app.inject({ url, headers: { authorization, "x-client-id": "guildhall-portal", ...given } });
    const first = await ask(headers);
    return { first, again: await ask({ ...headers, "if-none-match": String(first.headers.etag) }) };
  } finally {
    await institute.close();
  }
};

test.each(sameForEveryone)("%s is not sent again to a client that has it", async (url) => {
  const { first, again } = await requestTwice(url);
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ""]);
  expect(first.headers["cache-control"]).toBe("private, no-cache");
});

test.each(sameForEveryone)("%s is compressed without changing its content", async (url) => {
  const { first } = await requestTwice(url, { "accept-encoding": "gzip, br" });
  const { first: plain } = await requestTwice(url);
  expect(first.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers["content-encoding"]).toBeUndefined();
});

test("personal data is not cached", async () => {
  const institute = await trialInstitute();
  const { customerId } = institute.person("Maya");
  const headers = {
    authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
    "x-client-id": "guildhall-portal",
  };
  const own = await institute.app.inject({ url: `/api/customers/${customerId}/profile`, headers });
  await institute.close();
  expect(own.statusCode).toBe(200);
  expect(own.headers["cache-control"]).toBe("no-store");
  expect(own.headers.etag).toBeUndefined();
});
