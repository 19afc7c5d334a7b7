import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refusalBody, Refused } from "../refused.ts";

const known: Readonly<Record<number, readonly [code: string, description: string]>> = {
  400: ["INVALID_REQUEST", "The request could not be read."],
  404: ["NOT_FOUND", "There is nothing at this address."],
  413: ["TOO_LARGE", "The request is too large."],
  415: ["UNSUPPORTED_MEDIA_TYPE", "The request must be JSON."],
};

const unexpected = ["INTERNAL_ERROR", "Something went wrong at the institute. Try again later."] as const;

/** Turns whatever goes wrong below /api into a refusal of the contract's shape. */
export const answerRefusals = (api: FastifyInstance): void => {
  const refuse = (reply: FastifyReply, request: FastifyRequest, status: number, code: string, description: string) =>
    reply.code(status).send(refusalBody(code, description, request.id));

  api.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    if (error instanceof Refused) {
      if (error.status === 401) void reply.header("www-authenticate", `Bearer error="invalid_token"`);
      return refuse(reply, request, error.status, error.code, error.message);
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "an unexpected error");
    const [code, description] = known[status] ?? (status < 500 ? known[400] : undefined) ?? unexpected;
    return refuse(reply, request, status < 500 ? status : 500, code, description);
  });

  api.setNotFoundHandler((request, reply) =>
    refuse(reply, request, 404, "NOT_FOUND", "There is nothing at this address."),
  );
};
