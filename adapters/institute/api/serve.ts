import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import { headers, type AnswerOf, type BodyOf, type Call, type QueryOf } from "../../contract/call.ts";
import type { CheckAccess } from "../identity/access.ts";
import { Refused } from "../refused.ts";
import "../words-for-misfits.ts";

type Schema = NonNullable<Call["answer"]>;

/** An answer may be given as readonly: it is only written out. */
type Given<T> = T extends object ? { readonly [K in keyof T]: Given<T[K]> } : T;

/** A request that fits the contract, from a caller who may make it. */
export interface Asked<C extends Call> {
  /** The customer whose {id} the path names; "" where it names none. */
  readonly customerId: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** "" where the call is not one of those that are carried out once. */
  readonly idempotencyKey: string;
  /** The version a change was made upon; undefined where the caller does not say. */
  readonly version: string | undefined;
  readonly request: FastifyRequest;
}

/** How a call is answered. */
export interface Serving<C extends Call> {
  readonly answer: (asked: Asked<C>) => Promise<Given<AnswerOf<C>>>;
  /** Where the answer's shape depends on the path, the one schema it has to fit. */
  readonly shape?: (params: Readonly<Record<string, string>>) => Schema | undefined;
}

/** What was given, if it fits the schema; refuses it otherwise. */
export const fitting = (schema: Schema | undefined, given: unknown, part: string): unknown => {
  if (!schema) return undefined;
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = [part, ...(issue?.path ?? [])].join(".");
  throw new Refused(400, "INVALID_REQUEST", `${where}: ${issue?.message ?? "does not fit"}`);
};

const idempotencyKeyOf = (call: Call, request: FastifyRequest): string => {
  if (!call.once) return "";
  const key = request.headers[headers.idempotencyKey];
  if (typeof key === "string" && /^[\x21-\x7e]{8,100}$/.test(key)) return key;
  throw new Refused(400, "IDEMPOTENCY_KEY_REQUIRED", "The request needs an Idempotency-Key of 8 to 100 characters.");
};

/** Where a call stands among the server's routes. */
export const urlOf = ({ path }: Call): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

const versionOf = (call: Call, request: FastifyRequest): string | undefined =>
  call.versioned ? /^"([^"]+)"$/.exec(request.headers[headers.version] ?? "")?.[1] : undefined;

/** Serves one call of the contract: what comes in and what goes out are both held to it. CALL-01, CALL-02 */
export const serveBy =
  (api: FastifyInstance, checkAccess: CheckAccess) =>
  <C extends Call>(call: C, { answer, shape }: Serving<C>): void => {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const params = request.params as Record<string, string>;
      const asked = {
        customerId: params["id"] ?? "",
        params,
        query: fitting(call.query, request.query, "query") as QueryOf<C>,
        body: fitting(call.body, request.body, "body") as BodyOf<C>,
        idempotencyKey: idempotencyKeyOf(call, request),
        version: versionOf(call, request),
        request,
      };
      const given = await answer(asked);
      const schema = shape?.(params) ?? call.answer;
      if (!schema) return reply.code(call.success).send();
      const result = z.safeParse(schema, given);
      if (result.success) return reply.code(call.success).send(result.data);
      const misfits = result.error.issues.map((issue) => issue.path.join("."));
      request.log.error({ misfits }, "an answer does not fit the contract");
      throw new Refused(500, "INTERNAL_ERROR", "Something went wrong at the institute. Try again later.");
    };

    api.route({
      method: call.method,
      url: urlOf(call),
      onRequest: async (request) => {
        if (!call.open) await checkAccess(request, call);
      },
      handler,
    });
  };
