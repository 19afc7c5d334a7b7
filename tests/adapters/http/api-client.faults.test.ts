import { describe, expect, test } from "vitest";

import { type Call, timeoutOf } from "../../../adapters/contract/call.ts";
import { balance } from "../../../adapters/contract/customer.contract.ts";
import { headers } from "../../../adapters/contract/headers.ts";
import { reportFailure } from "../../../adapters/contract/shell.contract.ts";
import { ApiClient } from "../../../adapters/http/api-client.ts";
import { httpFailureReports } from "../../../adapters/http/shell.http.ts";
import { contractCalls as calls } from "../../../adapters/institute/main/contract-calls.ts";
import { CallFailure } from "../../../application/ports/result.ts";
import { Failures } from "../../../application/shell/failures.ts";
import { errorScreenOf, hidesFrame, takesOver } from "../../../domain/shell/failure.ts";
import {
  type Fault,
  description,
  endsSession,
  failuresUnder,
  isNotOffered,
  faults,
  fitAnswer,
} from "../../application/support/faults.ts";
import { base, ends, FaultyLine } from "../../application/support/faulty-line.ts";
import { sample, someone } from "../../application/support/fitting.ts";
import { portMethods } from "../../application/support/port-methods.ts";
import { TestClock } from "../../application/support/test-clock.ts";
import { TrialIdentity } from "../../application/support/trial-identity.ts";

const customerId = "4711007";
const key = "key-of-this-attempt";

/** The API client on a faulty line, with the service that receives its failures. */
const clientOn = (fault: Fault) => {
  const line = new FaultyLine(fault);
  const clock = new TestClock(new Date("2026-03-04T12:00:00Z"));
  const identity = new TrialIdentity(customerId);
  identity.renewal = fault.renewal ?? "refused";
  let identifiers = 0;
  const newIdentifier = () => `correlation-${(identifiers += 1)}`;
  const reports = httpFailureReports({ fetch: line.fetch, base, clientId: "guildhall-portal", page: () => "/help" });
  let unauthorized = 0;
  const api = new ApiClient({
    fetch: line.fetch,
    base,
    clientId: "guildhall-portal",
    identity,
    clock,
    reports,
    newIdentifier,
    onUnauthorized: () => (unauthorized += 1),
  });
  return {
    line,
    clock,
    identity,
    api,
    failures: new Failures(reports, newIdentifier),
    unauthorized: () => unauthorized,
  };
};
type Scene = ReturnType<typeof clientOn>;

/** Expects one report per failure, with the call's id, in the contract's format, without personal data. */
const expectReported = ({ line }: Scene, name: string, statuses: readonly unknown[]): void => {
  const correlationId = line.made[0]?.headers[headers.correlationId];
  // An answer that does not fit is reported with the place, which depends on the call.
  expect(line.reports.map(({ body }) => ({ ...(body as object), path: undefined }))).toEqual(
    statuses.map((status) => ({ name, status: String(status), correlationId, page: "/help" })),
  );
  for (const report of line.reports) {
    expect(reportFailure.body.safeParse(report.body).success).toBe(true);
    expect(report.headers[headers.correlationId]).toBe(correlationId);
    expect(Object.keys(report.headers)).not.toContain("authorization");
  }
  const reported = JSON.stringify(line.reports);
  for (const secret of [customerId, someone, description, key, "token"]) expect(reported).not.toContain(secret);
};

/** Expects the screen that the failure's name and status select. */
const expectShown = ({ failures, line }: Scene, failure: CallFailure): void => {
  const reported = line.reports.length;
  failures.raise(failure);
  expect(line.reports).toHaveLength(reported);
  expect(failures.shown).toEqual(
    takesOver(failure.name)
      ? {
          screen: errorScreenOf(failure.status),
          correlationId: failure.correlationId,
          isTakeOver: hidesFrame(failure.name),
        }
      : undefined,
  );
};

const expectNoPersonalData = ({ line }: Scene): void => {
  expect(line.reports).toEqual([]);
};

/** Expects renewal only after a 401; a rejected one ends the session once. */
const expectRenewal = ({ identity, unauthorized, line }: Scene, fault: Fault): void => {
  const isAbout401 = fault.name.startsWith("401");
  expect(identity.asked).toEqual(isAbout401 ? ["renew"] : []);
  expect(unauthorized()).toBe(endsSession(fault) ? 1 : 0);
  expect(line.made).toHaveLength(fault.renewal === "renewed" ? 2 : 1);
};

const requestOf = (call: Call) => ({
  params: Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]): [string, string] => [name, customerId]),
  ),
  ...(call.query && { query: sample(call.query) }),
  ...(call.body && { body: sample(call.body) }),
  ...(call.once && { key }),
});

const made = ({ api }: Scene, call: Call): Promise<unknown> =>
  call.file === undefined ? api.call(call, requestOf(call)) : api.file({ ...call, file: call.file }, requestOf(call));

const wholeOf = async (response: Response, { answer, file }: Call): Promise<unknown> => {
  if (file !== undefined) return new Uint8Array(await response.arrayBuffer());
  return answer ? response.json() : undefined;
};

describe(`${calls.length} calls of the contract × ${faults.length} faults = ${calls.length * faults.length} cases`, () => {
  describe.each(calls.map((call) => ({ call, title: `${call.method} ${call.path}` })))("$title", ({ call }) => {
    test.each(faults)("$name", async (fault) => {
      const scene = clientOn(fault);
      const outcome = made(scene, call).then(
        (answer) => ({ answer }),
        (failure: unknown) => ({ failure }),
      );
      const waitsForGood = fault.endsByTime?.(call) === true && timeoutOf(call) === undefined;
      expect(await ends(outcome, scene.clock)).toBe(!waitsForGood);
      if (waitsForGood) return expectNoPersonalData(scene);

      expectRenewal(scene, fault);
      const status = fault.status(call);
      const { answer, failure } = { answer: undefined, failure: undefined, ...(await outcome) };
      if (status === undefined) {
        expect(failure).toBeUndefined();
        const unread = call.hasReceipt ? {} : undefined;
        expect(answer).toEqual(fault.isUnread ? unread : await wholeOf(fitAnswer(call), call));
        return expectReported(scene, call.failure, failuresUnder(fault, call));
      }
      expect(failure).toBeInstanceOf(CallFailure);
      expect(failure).toMatchObject({ name: call.failure, status });
      expectReported(scene, call.failure, failuresUnder(fault, call));
      expectShown(scene, failure as CallFailure);
    });
  });

  const timed = calls.filter((call) => timeoutOf(call) !== undefined);
  test.each(timed)("$failure of $method $path times out at its own limit", async (call) => {
    const never = faults.find(({ name }) => name === "no answer in time");
    if (!never) throw new Error("There is no such fault.");
    const scene = clientOn(never);
    let status: unknown;
    const outcome = made(scene, call).catch((failure: unknown) => {
      ({ status } = failure as CallFailure);
    });
    scene.clock.goOn(Number(timeoutOf(call)) - 1);
    await Promise.resolve();
    expect(status).toBeUndefined();
    expect(scene.line.made).toHaveLength(1);
    scene.clock.goOn(1);
    await outcome;
    expect(status).toBe("timeout");
  });
});

const methods = await portMethods();

describe(`${methods.length} methods of the http ports × ${faults.length} faults = ${methods.length * faults.length} cases`, () => {
  describe.each(methods)("$title", ({ title, portOn, run }) => {
    test.each(faults)("$name", async (fault) => {
      const scene = clientOn(fault);
      const outcome = run(portOn(scene.api)).then(
        (answer) => ({ answer }),
        (failure: unknown) => ({ failure }),
      );
      const hasEnded = await ends(outcome, scene.clock);
      const { call } = scene.line.first;
      const waitsForGood = fault.endsByTime?.(call) === true && timeoutOf(call) === undefined;
      expect(hasEnded).toBe(!waitsForGood);
      if (waitsForGood) return expectNoPersonalData(scene);

      expectRenewal(scene, fault);
      const status = fault.status(call);
      const { answer, failure } = { answer: undefined, failure: undefined, ...(await outcome) };
      if (status === undefined) {
        expect(failure).toBeUndefined();
        const [first] = scene.line.reports;
        return expectReported(scene, first ? scene.line.firstReport.name : "", failuresUnder(fault, call));
      }
      if (isNotOffered(fault, call)) return expect(scene.line.reports).toEqual([]);
      const { name } = scene.line.firstReport;
      expectReported(scene, name, failuresUnder(fault, call));
      // Failures shown in place or decided by pages are returned, all others are thrown.
      if (takesOver(name) && !title.endsWith("statement")) {
        expect(failure).toMatchObject({ name, status });
        expectShown(scene, failure as CallFailure);
      } else {
        expect(failure).toBeUndefined();
        expect(answer).toMatchObject({ ok: false });
      }
    });
  });
});

test("a call with an expired token is sent for the signed-in customer, first and after renewal (SIGN-03)", async () => {
  const renewed = faults.find(({ name }) => name === "401 that a renewed token puts right");
  if (!renewed) throw new Error("There is no such fault.");
  const { api, identity, line } = clientOn(renewed);
  identity.expire();
  await api.call(balance, { query: { report: "full" } });
  expect(line.made.map(({ url }) => new URL(url).pathname)).toEqual(
    Array(2).fill(`/api/customers/${customerId}/balance`),
  );
});

test("a report that cannot be sent is dropped without another report", async () => {
  const sent: string[] = [];
  const reports = httpFailureReports({
    fetch: (url) => {
      sent.push(url);
      return Promise.reject(new TypeError("fetch failed"));
    },
    base,
    clientId: "guildhall-portal",
    page: () => "/",
  });
  const failures = new Failures(reports, () => "an-id");
  failures.raise(new Error(someone));
  await Promise.resolve();
  expect(sent).toEqual([`${base}/reports`]);
  expect(failures.shown).toEqual({ screen: "standard", correlationId: "an-id", isTakeOver: false });
});
