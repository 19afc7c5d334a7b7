import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";

import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { successOf, type AnswerOf, type BodyOf, type Call, type QueryOf } from "../../../contract/call.ts";
import { line } from "../../../contract/fields.ts";
import { headers } from "../../../contract/headers.ts";
import { countActivity } from "../customers/activity-counts.store.ts";
import { assertAccess, customerOf, lockCustomer, type CustomerRow } from "../customers/customers.store.ts";
import { dayClock } from "../day-clock.ts";
import { compressed, sendCompressed, type CompressedText } from "../http/compressed.ts";
import { fileHeaders } from "../http/file-headers.ts";
import { networkOf } from "../http/network-of.ts";
import { RefusalError, unforeseen } from "../http/refusal-error.ts";
import type { Limit, Limits } from "../limits.ts";
import { inTransaction, type Database } from "../storage/storage.ts";
import { once } from "./once.ts";
import "../messages.ts";

/**
 * Returns the calling customer's id; throws a refusal unless the token and the {id} of the path allow the call.
 * `onCustomerId` gets the id before the check of the sign-in, so their data can be loaded in parallel.
 */
export type CheckAccess = (
  request: FastifyRequest,
  call: Call,
  onCustomerId?: (customerId: string) => void,
) => Promise<string>;

/** Serves one call. */
export type ServeCall = ReturnType<typeof serveBy>;

type Schema = NonNullable<Call["answer"]>;

/** Allows readonly values, because answers are only serialised. */
type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** A file as it is served, with the name under which it is saved. */
export interface ServedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A validated request from an authorised caller. */
export interface CallRequest<C extends Call> {
  /** The caller's customer id; "" when the call requires no sign-in. */
  readonly customerId: string;
  /** The caller's record; undefined when the call requires no account. */
  readonly customer: C["access"] extends "nothing" | "sign-in" ? undefined : CustomerRow;
  readonly params: Readonly<Record<string, string>>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The version that a change is based on; undefined when the request names none. */
  readonly version: string | undefined;
  /** The key under which a repeat is carried out once; "" for calls that need none. */
  readonly idempotencyKey: string;
  /** A transaction for calls that change anything, unless the handler opens its own. */
  readonly database: Database;
  readonly now: Date;
  /** The organisation's day. RULE-03 */
  readonly today: CalendarDate;
  readonly rules: OrganisationRules;
  readonly request: FastifyRequest;
}

interface CallHandler<C extends Call> {
  readonly answer: (
    callRequest: CallRequest<C>,
  ) => Promise<C extends { readonly file: string } ? ServedFile : DeepReadonly<AnswerOf<C>>>;
  /** The schema of an answer whose shape depends on the path. */
  readonly shape?: (params: Readonly<Record<string, string>>) => Schema | undefined;
  /** Rate limit of one caller. */
  readonly limit?: Limit;
  /** Additional rate limit for a body that requests something more expensive. The body is not validated yet. */
  readonly limitOfBody?: (body: unknown) => Limit | undefined;
  /**
   * Whether the handler opens its own transaction, after slow work that needs no database. It then carries out a
   * repeated key once itself.
   */
  readonly hasOwnTransaction?: boolean;
}

/** Dependencies of every call. */
export interface Server {
  readonly api: FastifyInstance;
  readonly checkAccess: CheckAccess;
  readonly database: Database;
  readonly now: () => Date;
  readonly rules: OrganisationRules;
  readonly limits: Limits;
}

/** Drawing a file is the most expensive request. */
const downloads: Limit = { name: "downloads", atOnce: 60, every: 1000 };

/** Path parameters are compared with stored values; longer ones and control characters cannot match. */
const pathParameters = z.record(z.string(), line(100));

/** Validates a part of the request; throws a 400 refusal that names the field. */
const parseOrRefuse = (schema: Schema | undefined, value: unknown, part: string): unknown => {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = [part, ...(issue?.path ?? [])].join(".");
  throw new RefusalError("malformed", "INVALID_REQUEST", `${field}: ${issue?.message ?? "does not fit"}`, { field });
};

const idempotencyKeyOf = (request: FastifyRequest): string => {
  const key = request.headers[headers.idempotencyKey];
  if (typeof key === "string" && /^[\x21-\x7e]{8,100}$/.test(key)) return key;
  throw new RefusalError(
    "malformed",
    "IDEMPOTENCY_KEY_REQUIRED",
    "The request needs an Idempotency-Key of 8 to 100 characters.",
  );
};

/** The version that a change is based on. An unreadable one is refused, because it was meant to prevent overwriting. */
const versionOf = (call: Call, request: FastifyRequest): string | undefined => {
  const header = request.headers[headers.version];
  if (!call.versioned || header === undefined) return undefined;
  const version = /^"([^"]+)"$/.exec(header)?.[1];
  if (version !== undefined) return version;
  throw new RefusalError("malformed", "INVALID_VERSION", `If-Match has to be one version in quotes, such as "3".`);
};

const urlOf = ({ path }: Call): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/**
 * Serves the contract's calls: checks access, validates requests and answers, and runs idempotent calls once. CALL-01,
 * CALL-02
 */
export const serveBy = ({ api, checkAccess, database, now, rules, limits }: Server) => {
  const dayAt = dayClock(rules);
  const callers = new WeakMap<FastifyRequest, string>();
  const callersBeingRead = new WeakMap<FastifyRequest, Promise<CustomerRow>>();

  return <C extends Call>(
    call: C,
    { answer, shape, limit = call.file && downloads, limitOfBody, hasOwnTransaction = false }: CallHandler<C>,
  ): void => {
    const isChange = call.method !== "GET" && call.access !== "nothing" && !hasOwnTransaction;
    const isOfCustomer = call.access !== "nothing" && call.access !== "sign-in";

    // Answers that are the same for everyone are the same object each time, so they are validated and serialised once.
    const compressedAnswers = new WeakMap<object, CompressedText>();

    const validatedAnswer = async (callRequest: CallRequest<C>): Promise<unknown> => {
      const returned: unknown = await answer(callRequest);
      const isCacheable = call.cacheable === true && typeof returned === "object" && returned !== null;
      const known = isCacheable ? compressedAnswers.get(returned) : undefined;
      if (known) return known;
      const schema = shape?.(callRequest.params) ?? call.answer;
      if (!schema) return call.file === undefined ? undefined : returned;
      const result = z.safeParse(schema, returned);
      if (result.success) {
        if (!isCacheable) return result.data;
        const answered = compressed(JSON.stringify(result.data));
        compressedAnswers.set(returned, answered);
        return answered;
      }
      const fields = result.error.issues.map((issue) => issue.path.join("."));
      callRequest.request.log.error({ fields }, "an answer violates the contract");
      throw unforeseen();
    };

    const answerIn = async (within: Database, request: FastifyRequest): Promise<unknown> => {
      const customerId = callers.get(request) ?? "";
      const present = now();
      const today = dayAt(present);
      const isOnceHere = call.once === true && !hasOwnTransaction;
      if (isOnceHere) await lockCustomer(within, customerId);
      const customer = isOfCustomer
        ? await (callersBeingRead.get(request) ?? customerOf(within, customerId))
        : undefined;
      if (customer) assertAccess(call.access, customer, today);
      const callRequest: CallRequest<C> = {
        customerId,
        customer: customer as CallRequest<C>["customer"],
        params: parseOrRefuse(pathParameters, request.params, "path") as Record<string, string>,
        query: parseOrRefuse(call.query, request.query, "query") as QueryOf<C>,
        body: parseOrRefuse(call.body, request.body, "body") as BodyOf<C>,
        version: versionOf(call, request),
        idempotencyKey: call.once ? idempotencyKeyOf(request) : "",
        database: within,
        now: present,
        today,
        rules,
        request,
      };
      const run = () => validatedAnswer(callRequest);
      const { body, idempotencyKey } = callRequest;
      return isOnceHere ? once(within, { customerId, call, idempotencyKey, body, now: present }, run) : run();
    };

    const changing = (request: FastifyRequest): Promise<unknown> =>
      inTransaction(database, (transaction) => answerIn(transaction, request), {
        onConflict: (attempt) => request.log.info({ attempt }, "a conflicting transaction is retried"),
      });

    // Loads the customer in parallel with the token check.
    const readCaller =
      (request: FastifyRequest) =>
      (customerId: string): void => {
        const caller = customerOf(database, customerId);
        caller.catch(() => undefined);
        callersBeingRead.set(request, caller);
      };

    const routeIn = (scope: FastifyInstance) =>
      scope.route({
        method: call.method,
        url: urlOf(call),
        config: { isSlow: call.bytes !== undefined },
        onRequest: async (request) => {
          if (call.access === "nothing") return;
          callers.set(
            request,
            await checkAccess(request, call, isOfCustomer && !isChange ? readCaller(request) : undefined),
          );
        },
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          // Outside the transaction, so a failed call still counts.
          for (const each of [limit, limitOfBody?.(request.body)])
            if (each) await limits.assert({ limit: each, of: callers.get(request) ?? networkOf(request) });
          const answered = await (isChange ? changing(request) : answerIn(database, request));
          if (call.cacheable) {
            void reply.header("cache-control", "private, no-cache");
            return sendCompressed(request, reply, "application/json; charset=utf-8", answered as CompressedText);
          }
          if (call.file === undefined) return reply.code(successOf(call)).send(answered);
          const { name, bytes } = answered as ServedFile;
          const present = now();
          await countActivity(database, {
            customerId: callers.get(request) ?? "",
            kind: "downloaded",
            subject: name,
            now: present,
            today: dayAt(present),
          });
          return reply.code(successOf(call)).type(call.file).headers(fileHeaders(name)).send(bytes);
        },
      });
    const { bytes: type } = call;
    if (type === undefined) routeIn(api);
    else
      void api.register((scope, _options, done) => {
        // The handler reads the body itself.
        scope.addContentTypeParser(type, (_request, _body, parsed) => parsed(null));
        // Of a body that was not read to its end, no more is read.
        scope.addHook("onSend", async (request, reply) => {
          if (!request.raw.readableEnded) void reply.header("connection", "close");
        });
        routeIn(scope);
        done();
      });
  };
};
