import { expect, test } from "vitest";
import * as z from "zod/mini";

import type { Call } from "../../../adapters/contract/call.ts";
import { ApiClient } from "../../../adapters/http/api-client.ts";
import type { Identity } from "../../../application/ports/identity.ts";
import { CallFailure } from "../../../application/ports/result.ts";
import { TestClock } from "../../application/support/test-clock.ts";

const record = {
  failure: "RECORD_FETCH_ERROR",
  summary: "A record.",
  method: "GET",
  path: "/record",
  access: "nothing",
  answer: z.object({
    name: z.string(),
    title: z.optional(z.string()),
    parts: z.array(z.object({ line: z.optional(z.string()) })),
  }),
} as const satisfies Call;

/** How the portal reads a response. */
const reading = (response: Response) =>
  new ApiClient({
    fetch: () => Promise.resolve(response),
    base: "https://example.org/api",
    clientId: "portal",
    identity: { caller: () => undefined } as unknown as Identity,
    clock: new TestClock(new Date("2026-06-15T12:00:00")),
    reports: { report: () => undefined },
    newIdentifier: () => "the-call",
    onUnauthorized: () => undefined,
  })
    .call(record, {})
    .catch((failure: unknown) => failure);

const read = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  reading(Response.json(body, { status, headers }));

const refused = async (error: object): Promise<CallFailure> => {
  const failure = await read(422, { error });
  if (!(failure instanceof CallFailure)) throw new TypeError("It was not refused.");
  return failure;
};

test("null in an optional field is absent, at any depth (CALL-02)", async () => {
  expect(await read(200, { name: "Maya", title: null, parts: [{ line: null }] })).toEqual({
    name: "Maya",
    parts: [{}],
  });
});

test("null in a required field is invalid (CALL-02)", async () => {
  expect(await read(200, { name: null, parts: [] })).toMatchObject({ status: "invalid" });
});

test("an answer that is longer than any page can show is invalid, and is not read to its end (CALL-01)", async () => {
  const parts = (count: number) => Array.from({ length: count }, () => ({ line: "x".repeat(90) }));
  expect(await read(200, { name: "Maya", parts: parts(30_000) })).toMatchObject({ name: "Maya" });
  expect(await read(200, { name: "Maya", parts: parts(50_000) })).toMatchObject({ status: "invalid" });
  let pieces = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pieces += 1;
      controller.enqueue(new TextEncoder().encode("x".repeat(100_000)));
    },
  });
  expect(await reading(new Response(endless))).toMatchObject({ status: "invalid" });
  expect(pieces).toBeLessThan(60);
});

test("an error response without a correlation id uses its description and the id of the call (CONT-09)", async () => {
  const { description, correlationId } = await refused({
    code: "DUPLICATE",
    description: "Duplicate contact mechanism found.",
  });
  expect([description, correlationId]).toEqual(["Duplicate contact mechanism found.", "the-call"]);
});

test("error messages hide the wire name of a field but show descriptions of it", async () => {
  const error = { code: "INVALID_REQUEST", field: "body.jobTitle" };
  expect(
    (await refused({ ...error, description: "body.jobTitle: has at most 40 characters" })).description,
  ).toBeUndefined();
  expect((await refused({ ...error, description: "Please provide a valid value for email." })).description).toBe(
    "Please provide a valid value for email.",
  );
});

test.each([
  ["600", 600],
  ["Sun, 15 Jun 2026 12:10:00 GMT", undefined],
  [undefined, undefined],
])("a refusal with the waiting time %s is worth another attempt after %s seconds", async (header, retryAfter) => {
  expect(await read(429, {}, header === undefined ? {} : { "retry-after": header })).toMatchObject({ retryAfter });
});
