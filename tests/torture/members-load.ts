import { fork } from "node:child_process";
import { once } from "node:events";

import autocannon, { type Request, type Result } from "autocannon";

import type { CallHeaders } from "../adapters/support/newcomers.ts";

/** Where members call, with the headers of each by ID, and for how many seconds. */
interface Load {
  readonly url: string;
  readonly headers: readonly (readonly [customerId: string, headers: CallHeaders])[];
  readonly seconds: number;
}

/** How calls were answered: latencies in milliseconds, and the number of refusals. */
interface Answered {
  readonly calls: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly unavailable: number;
}

const reading: readonly Request[] = [
  { path: "/api/customers/{id}/profile" },
  { path: "/api/customers/{id}/notifications" },
  { path: "/api/customers/{id}/balance?report=full" },
  { path: "/api/customers/{id}/cpds/overview" },
  { path: "/api/customers/{id}/fees" },
];

const saving: readonly Request[] = [
  {
    path: "/api/customers/{id}/employer",
    method: "PUT",
    body: JSON.stringify({ companyName: "", jobTitle: "Auditor", jobCategory: "TAX" }),
    headers: { "content-type": "application/json" },
  },
];

const answered = ({ requests, latency, statusCodeStats, errors }: Result): Answered => ({
  calls: requests.total,
  p50: latency.p50,
  p99: latency.p99,
  max: latency.max,
  unavailable: (statusCodeStats?.["503"]?.count ?? 0) + errors,
});

/** The result of a load. */
export interface MembersAnswered {
  readonly reads: Answered;
  readonly saves: Answered;
}

/** Sends the calls of members over 20 connections: 18 read, and two save, twenty times a second. */
const callAll = async ({ url, headers, seconds }: Load): Promise<MembersAnswered> => {
  let calls = 0;
  const requests = (some: readonly Request[]): Request[] =>
    some.map((call) => ({
      ...call,
      setupRequest: ({ path = "", ...request }) => {
        const [customerId, own] = headers[(calls += 1) % headers.length] ?? ["", {}];
        return { ...request, path: path.replace("{id}", customerId), headers: { ...own, ...call.headers } };
      },
    }));
  const load = { url, duration: seconds, timeout: 30 };
  const [reads, saves] = await Promise.all([
    autocannon({ ...load, connections: 18, requests: requests(reading) }),
    autocannon({ ...load, connections: 2, overallRate: 20, requests: requests(saving) }),
  ]);
  return { reads: answered(reads), saves: answered(saves) };
};

// In a process of its own, whose times no other work of the benchmark disturbs.
if (process.argv[1] === import.meta.filename)
  process.once("message", (load: Load) => {
    void callAll(load).then((answers) => {
      process.send?.(answers);
      process.disconnect();
    });
  });

/** Calls as members do, in another process. */
export const callAsMembers = async (load: Load): Promise<MembersAnswered> => {
  const child = fork(import.meta.filename);
  child.send(load);
  const [answers] = (await once(child, "message")) as [MembersAnswered];
  return answers;
};
