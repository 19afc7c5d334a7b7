import type * as z from "zod/mini";

import type { Clock, Bytes, NewIdentifier } from "../../application/ports/browser.ts";
import type { FailureReports } from "../../application/ports/failure-reports.ts";
import type { Identity } from "../../application/ports/identity.ts";
import { CallFailure } from "../../application/ports/result.ts";
import { isRefusal, type FailureStatus } from "../../domain/shell/failure.ts";
import { refusal, timeoutOf, type BodyOf, type Call, type QueryOf, type ReadOf } from "../contract/call.ts";
import type { Misfit } from "../contract/tolerant-reading.ts";
import { limitedText } from "./limited-text.ts";
import { requestOf, type FetchRequest, type RequestValues } from "./request.ts";

/** A request sent before the portal's code had loaded. */
export interface PrefetchedRequest {
  readonly correlationId: string;
  /** Its response; rejects once `signal` aborts. */
  readonly response: (signal: AbortSignal) => Promise<Response>;
}

/** Sends a request, and tells which share of its body has left, 0 to 1. */
type SendWithProgress = (
  address: string,
  request: FetchRequest["init"] & { readonly body: BodyInit },
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<Response>;

export interface ApiClientOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Sends a file, and tells the share that has left; without it, files are sent by `fetch`. */
  readonly upload?: SendWithProgress | undefined;
  /** Returns the prefetched request for an address, if any. */
  readonly prefetched?: ((url: string) => PrefetchedRequest | undefined) | undefined;
  /** Base address of calls, without a trailing slash. */
  readonly base: string;
  readonly clientId: string;
  /** The reader's language, as a BCP 47 tag. LANG-06 */
  readonly language?: (() => string | undefined) | undefined;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly reports: FailureReports;
  readonly newIdentifier: NewIdentifier;
  /** Called when renewal is refused. */
  readonly onUnauthorized: () => void;
}

/** The parts of a request that differ between requests of one call. */
interface Request<C extends Call> extends Omit<RequestValues, "query"> {
  readonly query?: QueryOf<C>;
  readonly body?: BodyOf<C>;
  /** Called with the share of the body that has left, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Error code, where one call serves several purposes. */
  readonly failure?: string;
  /** Loads values that replace missing ones at the same place of the answer. CONF-02 */
  readonly defaults?: (() => Promise<unknown>) | undefined;
}

/** Code, description and waiting time in seconds of a refusal, when the response has them. */
interface RefusalDetails {
  readonly retryAfter?: number | undefined;
  readonly code?: string | undefined;
  readonly description?: string | undefined;
}

class FailedAttempt {
  readonly status: FailureStatus;
  readonly refusal: RefusalDetails;
  readonly misfits: readonly Misfit[];
  constructor(status: FailureStatus, refusal: RefusalDetails = {}, misfits: readonly Misfit[] = []) {
    this.status = status;
    this.refusal = refusal;
    this.misfits = misfits;
  }
}

/** Whether a prefetched request is worth repeating: it failed at the network or the server. */
const mayPass = ({ status }: FailedAttempt): boolean =>
  status === "unreachable" || (typeof status === "number" && !isRefusal(status));

/** Reports of one answer; an API that fits badly would send hundreds. */
const mostReported = 10;

/** Statuses of an API that does not have a call. */
const unknownCall: readonly FailureStatus[] = [404, 501];

/** The status of an answer without a body, which is an empty record. */
const noContent = 204;

type FileCall = Call & { readonly file: string };

/** A successful response as it was read, with what did not fit. */
interface ReadResponse<T> {
  readonly answer: T;
  readonly misfits?: readonly Misfit[];
}

/** Reads a successful response. */
type Read<T> = (response: Response) => Promise<ReadResponse<T> | FailedAttempt>;

/**
 * Makes the contract's calls, reads their answers tolerantly, and reports each failure once, even after a retry with a
 * renewed token. CALL-01, CALL-02, CONF-01, ERR-08
 */
export class ApiClient {
  readonly #options: ApiClientOptions;
  /** What was reported as left out of answers. */
  readonly #leftOut: string[] = [];

  constructor(options: ApiClientOptions) {
    this.#options = options;
  }

  /** The answer as far as it fits. Throws a CallFailure, already reported, where something needed is missing. */
  call<C extends Call>(call: C, request: Request<C>): Promise<ReadOf<C>> {
    return this.#make(call, request, (response) => readAnswer(call, response, request.defaults));
  }

  /** The complete file of a call. Fails like any other call. DOCS-06 */
  file<C extends FileCall>(call: C, request: Request<C>): Promise<Bytes> {
    return this.#make(call, request, (response) => readFile(call, response));
  }

  async #make<C extends Call, T>(call: C, request: Request<C>, read: Read<T>): Promise<T> {
    const { newIdentifier, reports, identity, onUnauthorized } = this.#options;
    const { address, correlationId: ownId } = this.#request(call, request, newIdentifier());
    const prefetched = call.method === "GET" ? this.#options.prefetched?.(address) : undefined;
    const correlationId = prefetched?.correlationId ?? ownId;
    const name = request.failure ?? call.failure;
    // Built for each attempt, because the token may have been renewed.
    const send = () =>
      this.#outcome(call, (signal) => this.#send(this.#request(call, request, correlationId), signal, request), read);
    const report = ({ status, misfits }: FailedAttempt): void =>
      reports.report({
        name,
        status,
        correlationId,
        path: misfits.find(({ fate }) => fate === "fails")?.path || undefined,
      });
    let outcome = await (prefetched ? this.#outcome(call, prefetched.response, read) : send());
    if (prefetched && outcome instanceof FailedAttempt && mayPass(outcome)) {
      const first = outcome;
      outcome = await send();
      if (!(outcome instanceof FailedAttempt)) report(first);
    }
    if (outcome instanceof FailedAttempt && outcome.status === 401) {
      const renewal = await identity.renew();
      if (renewal === "refused") onUnauthorized();
      if (renewal === "renewed") {
        report(outcome);
        outcome = await send();
      }
    }
    if (!(outcome instanceof FailedAttempt)) {
      this.#reportLeftOut(name, correlationId, outcome.misfits);
      return outcome.answer;
    }
    const isNotOffered = call.isAddition === true && unknownCall.includes(outcome.status);
    if (!isNotOffered) report(outcome);
    throw new CallFailure(name, outcome.status, correlationId, { ...outcome.refusal, isNotOffered });
  }

  /** Reports each place of an answer that does not fit, once a visit, and ten of an answer at most. CONF-01 */
  #reportLeftOut(name: string, correlationId: string, misfits: readonly Misfit[] = []): void {
    for (const path of [...new Set(misfits.map((misfit) => misfit.path))].slice(0, mostReported)) {
      const place = `${name} ${path}`;
      if (!this.#leftOut.includes(place))
        this.#options.reports.report({ name, status: "left-out", correlationId, path });
      this.#leftOut.push(place);
    }
  }

  /** Reads a response within the call's time-out. */
  async #outcome<T>(
    call: Call,
    respond: (signal: AbortSignal) => Promise<Response>,
    read: Read<T>,
  ): Promise<ReadResponse<T> | FailedAttempt> {
    const stop = new AbortController();
    let isLate = false;
    const timeout = timeoutOf(call);
    const cancel =
      timeout === undefined
        ? undefined
        : this.#options.clock.after(timeout, () => {
            isLate = true;
            stop.abort();
          });
    try {
      const response = await respond(stop.signal);
      return response.ok ? await read(response) : new FailedAttempt(response.status, await refusalDetails(response));
    } catch {
      return new FailedAttempt(isLate ? "timeout" : "unreachable");
    } finally {
      cancel?.();
    }
  }

  #request<C extends Call>(call: C, request: Request<C>, correlationId: string): FetchRequest {
    const { base, clientId, language, identity } = this.#options;
    const caller = identity.caller();
    const token = call.access === "nothing" ? undefined : caller?.accessToken;
    const params = { id: caller?.customerId ?? "", ...request.params };
    const query = request.query as RequestValues["query"];
    return requestOf(
      call,
      { ...request, params, query },
      { base, clientId, language: language?.(), token, correlationId },
    );
  }

  async #send(
    { address, init }: FetchRequest,
    signal: AbortSignal,
    { onProgress }: Pick<Request<Call>, "onProgress">,
  ): Promise<Response> {
    const { fetch, upload } = this.#options;
    const { body } = init;
    const isShown = upload && onProgress && body !== undefined;
    const response = await (isShown
      ? upload(address, { ...init, body }, onProgress, signal)
      : fetch(address, { ...init, signal }));
    return Object.assign(response, { text: () => limitedText(response) });
  }
}

const readAnswer = async <C extends Call>(
  call: C,
  response: Response,
  defaults: Request<C>["defaults"],
): Promise<ReadResponse<ReadOf<C>> | FailedAttempt> => {
  if (!call.answer) return { answer: undefined as ReadOf<C> };
  // Throws when the response is cut off or times out, which is not a validation failure.
  const isEmpty = response.status === noContent && call.method === "GET";
  const text = isEmpty ? "{}" : await response.text();
  if (isWebPage(response, text)) return new FailedAttempt("invalid");
  const answer = parsed(text);
  const checked = call.answer.safeParse(answer);
  if (checked.success) return { answer: checked.data as ReadOf<C> };
  // Loaded on demand, because most answers fit.
  const { readTolerantly, withNothingRequired } = await import("../contract/tolerant-reading.ts");
  const schema = call.hasReceipt ? withNothingRequired(call.answer as z.ZodMiniObject) : call.answer;
  const reading = readTolerantly(schema, answer, await defaults?.());
  return "value" in reading
    ? { answer: reading.value as ReadOf<C>, misfits: reading.misfits }
    : new FailedAttempt("invalid", {}, reading.misfits);
};

/** Whether a network or a gateway answered with a page of its own in place of the API. */
const isWebPage = ({ status }: Response, text: string): boolean => status === 200 && text.trimStart().startsWith("<");

const readFile = async (call: FileCall, response: Response): Promise<ReadResponse<Bytes> | FailedAttempt> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isFitting = bytes.length > 0 && response.headers.get("content-type")?.startsWith(call.file) === true;
  return isFitting ? { answer: bytes } : new FailedAttempt("invalid");
};

/** Reads JSON without its nulls: an optional field that is null is absent. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text, (_, value: unknown) => value ?? undefined);
  } catch {
    return undefined;
  }
};

const refusalDetails = async (response: Response): Promise<RefusalDetails> => {
  const checked = refusal.safeParse(parsed(await response.text().catch(() => "")));
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  if (!checked.success) return { retryAfter };
  const { code, description, field } = checked.data.error;
  // A description that names a field of the request ("body.jobTitle: has at most 40 characters") is meant for
  // developers.
  return field !== undefined && description.startsWith(`${field}:`)
    ? { code, retryAfter }
    : { code, description, retryAfter };
};
