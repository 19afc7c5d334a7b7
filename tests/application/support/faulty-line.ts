import { setImmediate } from "node:timers/promises";

import { vi } from "vitest";

import type { Call } from "../../../adapters/contract/call.ts";
import { schemaOf } from "../../../adapters/contract/content-schema.ts";
import { contentAdditions } from "../../../adapters/contract/content.ts";
import { reportFailure } from "../../../adapters/contract/shell.contract.ts";
import { contractCalls as calls } from "../../../adapters/institute/main/contract-calls.ts";
import { contentTemplate } from "../../../adapters/institute/platform/content/serve-content.ts";
import { contentDocuments, type ContentName } from "../../../domain/shell/content-documents.ts";
import type { Fault } from "./faults.ts";
import { fitAnswer } from "./faults.ts";
import type { TestClock } from "./test-clock.ts";

export const base = "http://institute/api";

interface Request {
  readonly call: Call;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const isAt = (path: string, template: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);

// Validates a content document by its own shape.
const narrowed = (call: Call, path: string): Call => {
  const name = path.split("/").at(-1) ?? "";
  return call === contentTemplate && name in contentDocuments
    ? {
        ...call,
        answer: schemaOf(contentDocuments[name as ContentName]),
        isAddition: contentAdditions.includes(name as ContentName),
      }
    : call;
};

/** The contract call of a request. */
export const callAt = (method: string, url: string): Call => {
  const path = new URL(url).pathname.replace("/api", "");
  const call = calls.find((each) => each.method === method && isAt(path, each.path));
  if (!call) throw new Error(`No call of the contract is ${method} ${path}.`);
  return narrowed(call, path);
};

/** A connection to the institute with one fault. Failure reports get through. */
export class FaultyLine {
  readonly made: Request[] = [];
  readonly reports: Request[] = [];
  readonly #fault: Fault;
  #isMended = false;

  constructor(fault: Fault) {
    this.#fault = fault;
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const call = callAt(init.method ?? "GET", url);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const request = { call, url, body, headers: init.headers as Record<string, string> };
    // A keepalive request is a report; the same call can also be made normally.
    if (call === reportFailure && init.keepalive) {
      this.reports.push(request);
      return new Response(null, { status: 202 });
    }
    this.made.push(request);
    const attempt = this.made.filter(({ headers }) => sameCall(headers, request.headers)).length;
    if (this.#isMended) return fitAnswer(call);
    return this.#fault.answer({ call, attempt, signal: init.signal ?? new AbortController().signal });
  };

  /** The first request; throws when there was none. */
  get first(): Request {
    const [request] = this.made;
    if (!request) throw new Error("No call was made.");
    return request;
  }

  /** The first reported failure; throws when there was none. */
  get firstReport(): { readonly name: string } {
    const [report] = this.reports;
    if (!report) throw new Error("No failure was reported.");
    return report.body as { name: string };
  }

  /** Removes the fault. */
  mend(): void {
    this.#isMended = true;
  }
}

const sameCall = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  one["x-correlation-id"] === other["x-correlation-id"];

/** Turns of the event loop after which work counts as stuck. */
const turns = 200;

/** Whether work ends after all timers have run. */
export const ends = async (work: Promise<unknown>, clock: TestClock): Promise<boolean> => {
  let hasEnded = false;
  const ended = (): void => {
    hasEnded = true;
  };
  work.then(ended, ended);
  const goOn = async (): Promise<void> => {
    for (let turn = 0; turn < turns && !hasEnded; turn += 1) {
      await setImmediate();
      clock.goOn(60_000);
    }
  };
  await goOn();
  // Loading a module takes real time, which the test clock does not advance.
  if (!hasEnded) {
    await vi.dynamicImportSettled();
    await goOn();
  }
  return hasEnded;
};
