import { setImmediate } from "node:timers/promises";
import { vi } from "vitest";
import type { Call } from "../../../adapters/contract/call.ts";
import { calls } from "../../contracts/support/contract-calls.ts";
import { schemaOf } from "../../../adapters/contract/content-schema.ts";
import { contentTemplate } from "../../../adapters/institute/content/serve-content.ts";
import { contentDocuments, type ContentName } from "../../../domain/shell/content-documents.ts";
import { reportFailure } from "../../../adapters/shell/contract.ts";
import type { TestClock } from "../../actors/test-clock.ts";
import type { Fault } from "./faults.ts";
import { fitAnswer } from "./faults.ts";

export const base = "http://institute/api";

interface Request {
  readonly call: Call;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const isAt = (path: string, template: string): boolean =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);

// A content document is checked by the shape of its own name.
const narrowed = (call: Call, path: string): Call => {
  const name = path.split("/").at(-1) ?? "";
  return call === contentTemplate && name in contentDocuments
    ? { ...call, answer: schemaOf(contentDocuments[name as ContentName]) }
    : call;
};

/** The call of the contract that a request makes. */
export const callAt = (method: string, url: string): Call => {
  const path = new URL(url).pathname.replace("/api", "");
  const call = calls.find((each) => each.method === method && isAt(path, each.path));
  if (!call) throw new Error(`No call of the contract is ${method} ${path}.`);
  return narrowed(call, path);
};

/** The way to the institute, with one fault on it. Reports of failures come through. */
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
    // What a page sends on its way out is a report; the same call may also be made as any other.
    if (call === reportFailure && init.keepalive) {
      this.reports.push(request);
      return new Response(null, { status: 202 });
    }
    this.made.push(request);
    const attempt = this.made.filter(({ headers }) => sameCall(headers, request.headers)).length;
    if (this.#isMended) return fitAnswer(call);
    return this.#fault.answer({ call, attempt, signal: init.signal ?? new AbortController().signal });
  };

  /** The request that was made first; fails where there was none. */
  get first(): Request {
    const [request] = this.made;
    if (!request) throw new Error("No call was made.");
    return request;
  }

  /** The failure that was reported first; fails where there was none. */
  get firstReport(): { readonly name: string } {
    const [report] = this.reports;
    if (!report) throw new Error("No failure was reported.");
    return report.body as { name: string };
  }

  /** From now on every call is answered. */
  mend(): void {
    this.#isMended = true;
  }
}

const sameCall = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  one["x-correlation-id"] === other["x-correlation-id"];

/** How often the event loop turns before something counts as waiting for good. */
const turns = 200;

/** Whether it ends when time goes by as far as anything could wait for it. */
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
  // What loads a module first takes as long as the machine does, which is nothing that time going by could cancelSlow.
  if (!hasEnded) {
    await vi.dynamicImportSettled();
    await goOn();
  }
  return hasEnded;
};
