import { expect, test } from "vitest";

import { notifications } from "../../../adapters/contract/customer.contract.ts";
import { headers } from "../../../adapters/contract/headers.ts";
import { ApiClient } from "../../../adapters/http/api-client.ts";
import type { FailureReport } from "../../../application/ports/failure-reports.ts";
import { CallFailure } from "../../../application/ports/result.ts";
import { fitAnswer } from "../../application/support/faults.ts";
import { TestClock } from "../../application/support/test-clock.ts";
import { TrialIdentity } from "../../application/support/trial-identity.ts";

type Respond = (signal: AbortSignal) => Promise<Response>;

const base = "http://institute/api";
const address = `${base}${notifications.path.replace("{id}", "4711007")}`;
const answerWith =
  (status: number): Respond =>
  () =>
    Promise.resolve(Response.json({}, { status }));
const breaks: Respond = () => Promise.reject(new TypeError("fetch failed"));
const fits: Respond = () => Promise.resolve(fitAnswer(notifications));
const neverAnswers: Respond = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("Stopped waiting.", "AbortError")));
  });

/** Makes a call with a prefetched request "prefetched-id" answered by `early`; a retry gets `late`. */
const callAfter = async (early: Respond, late: Respond = fits) => {
  const reports: FailureReport[] = [];
  const sent: (string | undefined)[] = [];
  const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
  const taken = { correlationId: "prefetched-id", response: early };
  const api = new ApiClient({
    fetch: (_, { headers: given, signal }) => {
      sent.push((given as Record<string, string>)[headers.correlationId]);
      return late(signal ?? new AbortController().signal);
    },
    prefetched: (url) => (url === address ? taken : undefined),
    base,
    clientId: "guildhall-portal",
    identity: new TrialIdentity("4711007"),
    clock,
    reports: { report: (report) => reports.push(report) },
    newIdentifier: () => "another-id",
    onUnauthorized: () => undefined,
  });
  const outcome = api.call(notifications, {}).catch((failure: unknown) => failure);
  if (early === neverAnswers) clock.goOn(60_000);
  return { outcome: await outcome, reports: reports.map(({ status, correlationId }) => [status, correlationId]), sent };
};

test("a valid prefetched response is used, and no request is sent (CALL-01)", async () => {
  const { outcome, reports, sent } = await callAfter(fits);
  expect(outcome).not.toBeInstanceOf(CallFailure);
  expect([reports, sent]).toEqual([[], []]);
});

test.each<[string, Respond, unknown]>([
  ["is not answered", breaks, "unreachable"],
  ["fails at the server", answerWith(500), 500],
])(
  "a prefetched request that %s is retried under its own id, and its failure is reported once (ERR-08)",
  async (_, early, status) => {
    const { outcome, reports, sent } = await callAfter(early);
    expect(outcome).not.toBeInstanceOf(CallFailure);
    expect([reports, sent]).toEqual([[[status, "prefetched-id"]], ["prefetched-id"]]);
  },
);

test("a request that fails twice is reported once (ERR-08)", async () => {
  const { outcome, reports } = await callAfter(breaks, answerWith(503));
  expect(outcome).toMatchObject({ status: 503, correlationId: "prefetched-id" });
  expect(reports).toEqual([[503, "prefetched-id"]]);
});

test.each<[string, Respond, unknown]>([
  ["is refused", answerWith(403), 403],
  ["is for a closed account", answerWith(410), 410],
  ["does not fit the contract", answerWith(200), "invalid"],
  ["does not come in time", neverAnswers, "timeout"],
])(
  "a prefetched response that %s is not retried, and keeps the id known to the server (ERR-08)",
  async (_, early, status) => {
    const { outcome, reports, sent } = await callAfter(early);
    expect(outcome).toMatchObject({ status, correlationId: "prefetched-id" });
    expect([reports, sent]).toEqual([[[status, "prefetched-id"]], []]);
  },
);
