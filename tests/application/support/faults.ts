import { successOf, timeoutOf, type Call } from "../../../adapters/contract/call.ts";
import type { Renewal } from "../../../application/ports/identity.ts";
import type { FailureStatus } from "../../../domain/shell/failure.ts";
import { fitting, misfitting } from "./fitting.ts";

/** A request that meets a fault. */
export interface AttemptedRequest {
  readonly call: Call;
  readonly signal: AbortSignal;
  /** 1 for the first request of a call, 2 for the one after a renewal. */
  readonly attempt: number;
}

/** A kind of failure and its expected result. */
export interface Fault {
  readonly name: string;
  readonly answer: (asked: AttemptedRequest) => Response | Promise<Response>;
  /** Undefined when the call still succeeds. */
  readonly status: (call: Call) => FailureStatus | undefined;
  /** Whether nothing of the answer can be read, and a call that succeeds all the same reports that. CALL-02 */
  readonly isUnread?: (call: Call) => boolean;
  /** Whether the call ends only by its timeout, or never if it has none. */
  readonly endsByTime?: (call: Call) => boolean;
  /** Outcome of the renewal after a 401. Default: refused. */
  readonly renewal?: Renewal;
}

/** Whether the API answers that it does not have the call, which it need not have. CONF-04 */
export const isNotOffered = (fault: Fault, call: Call): boolean =>
  call.isAddition === true && fault.status(call) === 404;

/** What a call reports under a fault: the failures of its consecutive requests, and an answer that is left out. */
export const failuresUnder = (fault: Fault, call: Call): readonly (FailureStatus | "left-out")[] => {
  const status = fault.status(call);
  if (isNotOffered(fault, call)) return [];
  return [
    ...(fault.renewal === "renewed" ? [401] : []),
    ...(status === undefined ? [] : [status]),
    ...(fault.isUnread?.(call) === true ? ["left-out" as const] : []),
  ];
};

/** Whether a fault ends the session. */
export const endsSession = ({ name, renewal = "refused" }: Fault): boolean =>
  name.startsWith("401") && renewal === "refused";

/** An error description: may be shown to the customer, but must not be reported. */
export const description = "Maya Member owes us money";

/** A valid response of the institute. */
export const fitAnswer = (call: Call): Response => {
  const { answer, file } = call;
  const status = successOf(call);
  if (file !== undefined) return new Response("%PDF-1.7", { status, headers: { "content-type": file } });
  return answer ? Response.json(fitting(answer), { status }) : new Response(null, { status });
};

const isRead = ({ answer, file }: Call): boolean => answer !== undefined || file !== undefined;

/** Whether a call succeeds although nothing of its answer can be read. CALL-02 */
const succeedsUnread = ({ answer, hasReceipt }: Call): boolean =>
  hasReceipt === true || answer?.safeParse(undefined).success === true;

const ifNeeded = (status: FailureStatus) => (call: Call) =>
  isRead(call) && !succeedsUnread(call) ? status : undefined;

const refused = (status: number): Response =>
  Response.json({ error: { code: "REFUSED", description, correlationId: "of-the-institute" } }, { status });

const unlessAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("Stopped waiting.", "AbortError")));
  });

const halfAnAnswer = (ends: (stream: ReadableStreamDefaultController) => void): Response =>
  new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"notifi'));
        ends(stream);
      },
    }),
  );

const always = (status: FailureStatus) => () => status;
const ifRead = (status: FailureStatus) => (call: Call) => (isRead(call) ? status : undefined);

const status = (code: number): Fault => ({ name: String(code), answer: () => refused(code), status: always(code) });

/** All kinds of failure that the portal handles. */
export const faults: readonly Fault[] = [
  {
    name: "a refused connection",
    answer: () => Promise.reject(new TypeError("fetch failed")),
    status: always("unreachable"),
  },
  {
    name: "no answer in time",
    answer: ({ signal }) => unlessAborted(signal),
    status: ({ timeout }) => (timeout === "none" ? undefined : "timeout"),
    endsByTime: () => true,
  },
  {
    name: "an answer that breaks off",
    answer: () => halfAnAnswer((stream) => stream.error(new TypeError("terminated"))),
    status: ifRead("unreachable"),
  },
  {
    name: "an answer that stops halfway",
    answer: ({ signal }) =>
      halfAnAnswer((stream) => {
        signal.addEventListener("abort", () => stream.error(signal.reason));
      }),
    status: (call) => (isRead(call) && timeoutOf(call) !== undefined ? "timeout" : undefined),
    endsByTime: isRead,
  },
  {
    name: "401 that a renewed token puts right",
    answer: ({ call, attempt }) => (attempt === 1 ? refused(401) : fitAnswer(call)),
    status: () => undefined,
    renewal: "renewed",
  },
  { ...status(401), name: "401 without renewal" },
  { ...status(401), name: "401 with a renewed token too", renewal: "renewed" },
  { ...status(401), name: "401 while the provider does not answer", renewal: "no answer" },
  status(403),
  status(404),
  status(410),
  status(500),
  {
    name: "a gateway's page",
    answer: () => new Response("<h1>Bad gateway</h1>", { status: 502, headers: { "content-type": "text/html" } }),
    status: always(502),
  },
  {
    name: "an answer that is not JSON",
    answer: () => new Response("<h1>Welcome to this café's wifi</h1>", { headers: { "content-type": "text/html" } }),
    status: ifRead("invalid"),
  },
  {
    name: "an empty answer",
    answer: () => new Response(null),
    status: ifNeeded("invalid"),
    isUnread: ({ hasReceipt }) => hasReceipt === true,
  },
  {
    name: "an answer that does not fit",
    answer: ({ call }) => Response.json(call.answer ? misfitting(call.answer) : 42),
    status: ifNeeded("invalid"),
    isUnread: succeedsUnread,
  },
];
