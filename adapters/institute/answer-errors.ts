import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { headers } from "../contract/call.ts";
import { refusalOf } from "./api/refusals.ts";
import { refusalBody, Refused } from "./refused.ts";
import { sendRefusal, sendRefusalPage, type RefusalPages } from "./send-refusal.ts";

const isApi = (request: FastifyRequest): boolean => /^\/api(\/|\?|$)/.test(request.url);

/** A refusal as whoever asked can read it: below /api in the contract's shape, elsewhere as a page. */
const answer = (reply: FastifyReply, request: FastifyRequest, refused: Refused, pages: RefusalPages): FastifyReply =>
  isApi(request) ? sendRefusal(reply, request, refused) : sendRefusalPage(reply, request, refused, pages);

/** Answers whatever goes wrong, and any address where there is nothing, in a way that says nothing of the inside. */
export const answerErrors = (app: FastifyInstance, pages: RefusalPages): void => {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answer(reply, request, refusalOf(error, request), pages),
  );
  app.setNotFoundHandler((request, reply) =>
    answer(reply, request, new Refused(404, "NOT_FOUND", "There is nothing at this address."), pages),
  );
};

/** Answers an address that the server itself cannot read: no hook has run, and no handler is asked. */
export const refuseUnreadable =
  (pages: RefusalPages) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void reply.header(headers.correlationId, request.id).header("x-content-type-options", "nosniff");
    answer(reply, request, refusalOf(error, request), pages);
  };

const statuses: Readonly<Record<string, readonly [line: string, code: string, description: string]>> = {
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "TOO_LARGE", "The request is too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "TIMEOUT", "The request took too long to arrive."],
};

/** Answers what is not even HTTP, and closes the connection. One that merely broke is told at the level of details. */
export const refuseBrokenRequests =
  (log: Logger) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    log.debug({ err: error }, "a connection broke");
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const [line, code, message] = statuses[error.code ?? ""] ?? ["400 Bad Request", "INVALID_REQUEST", "The request could not be read."];
    const body = JSON.stringify(refusalBody({ code, message, field: undefined }, randomUUID()));
    const head = [
      `HTTP/1.1 ${line}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  };
