import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { Refused } from "../refused.ts";
import { sendRefusal } from "../send-refusal.ts";
import { isStorageAway } from "../storage/faults.ts";

const known: Readonly<Record<number, readonly [code: string, description: string]>> = {
  400: ["INVALID_REQUEST", "The request could not be read."],
  404: ["NOT_FOUND", "There is nothing at this address."],
  413: ["TOO_LARGE", "The request is too large."],
  415: ["UNSUPPORTED_MEDIA_TYPE", "The request must be JSON."],
};

const invalid = ["INVALID_REQUEST", "The request could not be read."] as const;

/** The refusal that anything thrown amounts to. What nobody foresaw is logged, and told in no detail. */
export const refusalOf = (error: FastifyError | Refused | Error, request: FastifyRequest): Refused => {
  if (error instanceof Refused) {
    if (error.status === 401 || error.status === 403) request.log.info({ reason: error.code }, "a call is refused");
    return error;
  }
  if (isStorageAway(error)) {
    request.log.error({ err: error }, "the database does not answer as it should");
    return new Refused(503, "UNAVAILABLE", "The institute cannot be reached at the moment. Try again in a minute.", {
      retryAfter: 10,
    });
  }
  const status = "statusCode" in error ? (error.statusCode ?? 500) : 500;
  if (status < 500) return new Refused(status, ...(known[status] ?? invalid));
  request.log.error({ err: error }, "an unexpected error");
  return new Refused(500, "INTERNAL_ERROR", "Something went wrong at the institute. Try again later.");
};

/** Turns whatever goes wrong below /api into a refusal of the contract's shape. */
export const answerRefusals = (api: FastifyInstance): void => {
  api.setErrorHandler((error: FastifyError | Refused, request, reply) =>
    sendRefusal(reply, request, refusalOf(error, request)),
  );
  api.setNotFoundHandler((request, reply) =>
    sendRefusal(reply, request, new Refused(404, "NOT_FOUND", "There is nothing at this address.")),
  );
};
