import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";

import { displaySize } from "../../../../domain/evidence/evidence-limits.ts";
import { supportReference } from "../../../../domain/shell/failure.ts";
import { headers } from "../../../contract/headers.ts";
import { fillLine } from "../content/fill-line.ts";
import { html, type Html } from "../pages/html.ts";
import { sendPage, type PagesFor } from "../pages/pages.ts";
import { isStorageUnavailable } from "../storage/faults.ts";
import {
  refusalBody,
  RefusalError,
  unavailable,
  unexpectedError,
  unknownAddress,
  unknownAddressMessage,
  type RefusalKind,
} from "./refusal-error.ts";
import { statusOf } from "./refusal-status.ts";
import { refusalMessage, wordedRefusal, type RefusalWords } from "./refusal-texts.ts";

/** Sends a refusal in the contract's shape. */
const sendRefusal = (
  reply: FastifyReply,
  request: FastifyRequest,
  refused: RefusalError,
  message = refused.message,
): FastifyReply => {
  if (refused.kind === "signed out") void reply.header("www-authenticate", `Bearer error="invalid_token"`);
  if (refused.retryAfter !== undefined) void reply.header("retry-after", refused.retryAfter);
  return reply
    .code(statusOf(refused))
    .type("application/json; charset=utf-8")
    .send(refusalBody({ code: refused.code, message, field: refused.field }, request.id));
};

/** The pages that show refusals, and the address of their link back. */
export interface RefusalPages {
  readonly pagesFor: PagesFor;
  readonly portalUrl: string;
  /** The text of the link back, if it does not lead to the portal. */
  readonly back?: string;
  /** Content below the message, such as a form that sends the typed values again. */
  readonly below?: (request: FastifyRequest) => Html;
}

/** Sends one of the institute's own pages, which names the problem without internal details. */
const sendRefusalPage = async (
  reply: FastifyReply,
  request: FastifyRequest,
  refused: RefusalError,
  { pagesFor, portalUrl, back: ownBack, below }: RefusalPages,
): Promise<FastifyReply> => {
  const pages = await pagesFor(request);
  if (refused.retryAfter !== undefined) void reply.header("retry-after", refused.retryAfter);
  const { notFound: unknown, failed, back } = await pages.words("error-pages");
  const message = await refusalMessage(refused, pages);
  const reference = supportReference(request.id);
  const [heading, note] =
    refused.kind === "unknown"
      ? [unknown.heading, message === unknownAddressMessage ? unknown.message : message]
      : [failed.heading, fillLine(failed.message, { reason: message, reference })];
  void reply.header("cache-control", "no-store");
  const isFailure = statusOf(refused) >= 500;
  return sendPage(
    reply,
    statusOf(refused),
    pages.notePage(heading, isFailure && below ? [html`<p>${note}</p>`, below(request)] : note, {
      text: ownBack ?? back,
      href: `${portalUrl}/`,
    }),
  );
};

/** Refusals of requests that the server rejects before any handler, by status; all others are malformed. */
const known: Readonly<Record<number, readonly [kind: RefusalKind, code: string, description: string]>> = {
  404: ["unknown", "NOT_FOUND", unknownAddressMessage],
  415: ["unsupported", "UNSUPPORTED_MEDIA_TYPE", "The request must be JSON."],
};

const tooLarge = ({ routeOptions }: FastifyRequest): RefusalError =>
  wordedRefusal("too large", "TOO_LARGE", { values: { size: displaySize(routeOptions.bodyLimit) } });

/** Converts a thrown value to a refusal. Unexpected errors are logged and answered without details. */
const refusalOf = (error: FastifyError | RefusalError | Error, request: FastifyRequest): RefusalError => {
  if (error instanceof RefusalError) {
    if (error.kind === "signed out" || error.kind === "forbidden")
      request.log.info({ reason: error.code }, "a call is refused");
    return error;
  }
  if (isStorageUnavailable(error)) {
    request.log.error({ err: error }, "the database is unavailable");
    return unavailable();
  }
  const status = "statusCode" in error ? (error.statusCode ?? 500) : 500;
  if (status === 413) return tooLarge(request);
  const own = known[status];
  if (own !== undefined) return new RefusalError(...own);
  if (status < 500) return wordedRefusal("malformed", "INVALID_REQUEST");
  request.log.error({ err: error }, "an unexpected error");
  return unexpectedError();
};

/** The words of refusals for a caller, and headers that name their language where several are offered. LANG-06 */
interface CallerWords {
  readonly words: RefusalWords;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers errors with refusals in the contract's shape, in the organisation's words and the caller's language. RULE-04, LANG-04 */
export const answerRefusals = (api: FastifyInstance, wordsFor: (request: FastifyRequest) => CallerWords): void => {
  api.setErrorHandler(async (error: FastifyError | RefusalError, request, reply) => {
    const refused = refusalOf(error, request);
    const { words, headers = {} } = wordsFor(request);
    void reply.headers(headers);
    return sendRefusal(reply, request, refused, await refusalMessage(refused, words));
  });
  api.setNotFoundHandler((request, reply) => sendRefusal(reply, request, unknownAddress()));
};

const isApi = (request: FastifyRequest): boolean => /^\/api(\/|\?|$)/.test(request.url);

/** Formats a refusal for the caller: as JSON in the contract's shape below /api, as a page elsewhere. */
const answer = async (
  reply: FastifyReply,
  request: FastifyRequest,
  refused: RefusalError,
  pages: RefusalPages,
): Promise<FastifyReply> =>
  isApi(request)
    ? sendRefusal(reply, request, refused, await refusalMessage(refused, await pages.pagesFor(request)))
    : sendRefusalPage(reply, request, refused, pages);

/** Answers an error without internal details. */
export const answerError =
  (pages: RefusalPages) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    answer(reply, request, refusalOf(error, request), pages);

/** Answers errors and unknown addresses without internal details. */
export const answerErrors = (app: FastifyInstance, pages: RefusalPages): void => {
  app.setErrorHandler(answerError(pages));
  app.setNotFoundHandler((request, reply) => answer(reply, request, unknownAddress(), pages));
};

/** Answers a URL that Fastify cannot parse: no hook has run, and no handler will. */
export const refuseUnreadable =
  (pages: RefusalPages) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.header(headers.correlationId, request.id).header("x-content-type-options", "nosniff");
    void answer(reply, request, refusalOf(error, request), pages);
  };

const statuses: Readonly<Record<string, readonly [line: string, code: string, description: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "TOO_LARGE", "The request is too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "TIMEOUT", "The request took too long to arrive."],
};

const unreadable = ["400 Bad Request", "INVALID_REQUEST", "The request could not be read."] as const;

/** Answers malformed HTTP with 400 and closes the connection. Broken connections are logged at debug level. */
export const refuseBrokenRequests =
  (log: Logger) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    log.debug({ err: error }, "a connection broke");
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const [line, code, message] = statuses[error.code ?? ""] ?? unreadable;
    const body = JSON.stringify(refusalBody({ code, message, field: undefined }, randomUUID()));
    const head = [
      `HTTP/1.1 ${line}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  };
