import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";

import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { successOf, type AnswerOf, type Call } from "../../../contract/call.ts";
import { countActivity } from "../customers/activity-counts.store.ts";
import { assertAccess, customerOf, lockCustomer, type CustomerRow } from "../customers/customers.store.ts";
import { dayClock } from "../day-clock.ts";
import { languageHeaders, requestedLanguage } from "../http/accepted-languages.ts";
import { compressed, sendCompressed, type CompressedText } from "../http/compressed.ts";
import { fileHeaders } from "../http/file-headers.ts";
import { networkOf } from "../http/network-of.ts";
import { unexpectedError } from "../http/refusal-error.ts";
import type { Limit, Limits } from "../limits.ts";
import { inTransaction, type Database } from "../storage/storage.ts";
import { runIdempotently } from "./idempotency.ts";
import { readRequest, type SentRequest } from "./read-request.ts";

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

/** The answer of a handler: a file, the contract's answer, or nothing. */
type Answered<C extends Call> = C extends { readonly file: string }
  ? ServedFile
  : C extends { readonly answer: Schema }
    ? DeepReadonly<AnswerOf<C>>
    : void;

/** A validated request from an authorised caller. */
export interface CallRequest<C extends Call> extends SentRequest<C> {
  /** The caller's customer id; "" when the call requires no sign-in. */
  readonly customerId: string;
  /** The caller's record; undefined when the call requires no account. */
  readonly customer: C["access"] extends "nothing" | "sign-in" ? undefined : CustomerRow;
  /** A transaction for calls that change anything, unless the handler opens its own. */
  readonly database: Database;
  readonly now: Date;
  /** The organisation's day. RULE-03 */
  readonly today: CalendarDate;
  readonly rules: OrganisationRules;
  /** The offered language that the caller reads; undefined for the organisation's own. LANG-06 */
  readonly language: string | undefined;
  readonly request: FastifyRequest;
}

interface CallHandler<C extends Call> {
  readonly answer: (callRequest: CallRequest<C>) => Promise<Answered<C>>;
  /** The schema of an answer whose shape depends on the path. */
  readonly shape?: (params: Readonly<Record<string, string>>) => Schema | undefined;
  /** Whether the answer depends on the language, so that caches keep one for each. LANG-06 */
  readonly isTranslated?: boolean;
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

export interface CallDependencies {
  readonly api: FastifyInstance;
  readonly checkAccess: CheckAccess;
  readonly database: Database;
  readonly now: () => Date;
  readonly rules: OrganisationRules;
  /** The languages that the organisation offers, its own first. LANG-01 */
  readonly languages: readonly string[] | undefined;
  readonly limits: Limits;
}

/** Drawing a file is the most expensive request. */
const downloads: Limit = { name: "downloads", atOnce: 60, every: 1000 };

const urlOf = ({ path }: Call): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** The customers who call: their IDs, and their records where these are read ahead. */
interface Callers {
  readonly ids: WeakMap<FastifyRequest, string>;
  readonly records: WeakMap<FastifyRequest, Promise<CustomerRow>>;
}

/** A call with its handler, and what serves it. */
interface Serving<C extends Call> extends CallDependencies, CallHandler<C> {
  readonly call: C;
  readonly callers: Callers;
  readonly dayAt: (instant: Date) => CalendarDate;
}

const isOfCustomer = ({ access }: Call): boolean => access !== "nothing" && access !== "sign-in";

/** Whether a transaction is opened for a call. */
const isInTransaction = <C extends Call>({ call, hasOwnTransaction = false }: Serving<C>): boolean =>
  call.method !== "GET" && call.access !== "nothing" && !hasOwnTransaction;

/**
 * Answers by a handler, and validates the answer. Answers that are the same for everyone are the same object each time,
 * so they are validated and serialised once.
 */
const validatedAnswers = <C extends Call>({ call, answer, shape }: Serving<C>) => {
  const compressedAnswers = new WeakMap<object, CompressedText>();
  return async (callRequest: CallRequest<C>): Promise<unknown> => {
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
    throw unexpectedError();
  };
};

/** Answers a request within a transaction or outside any; a repeat of one that is carried out once is answered as before. */
const answering = <C extends Call>(serving: Serving<C>) => {
  const { call, callers, now, dayAt, rules, hasOwnTransaction = false } = serving;
  const validatedAnswer = validatedAnswers(serving);
  return async (database: Database, request: FastifyRequest, language: string | undefined): Promise<unknown> => {
    const customerId = callers.ids.get(request) ?? "";
    const present = now();
    const today = dayAt(present);
    const isOnceHere = call.once === true && !hasOwnTransaction;
    if (isOnceHere) await lockCustomer(database, customerId);
    const customer = isOfCustomer(call)
      ? await (callers.records.get(request) ?? customerOf(database, customerId))
      : undefined;
    if (customer) assertAccess(call.access, customer, today);
    const callRequest: CallRequest<C> = {
      ...readRequest(call, request),
      customerId,
      customer: customer as CallRequest<C>["customer"],
      database,
      now: present,
      today,
      rules,
      language,
      request,
    };
    const run = () => validatedAnswer(callRequest);
    const { body, idempotencyKey } = callRequest;
    return isOnceHere
      ? runIdempotently(database, { customerId, call, idempotencyKey, body, now: present }, run)
      : run();
  };
};

/** Checks who calls, and reads the customer in parallel with the token check. */
const authorise = async <C extends Call>(serving: Serving<C>, request: FastifyRequest): Promise<void> => {
  const { call, checkAccess, callers, database } = serving;
  if (call.access === "nothing") return;
  const readCaller = (customerId: string): void => {
    const caller = customerOf(database, customerId);
    caller.catch(() => undefined);
    callers.records.set(request, caller);
  };
  const isReadAhead = isOfCustomer(call) && !isInTransaction(serving);
  callers.ids.set(request, await checkAccess(request, call, isReadAhead ? readCaller : undefined));
};

/** Counts a request against its limits, outside the transaction, so that a failed call still counts. */
const assertLimits = async <C extends Call>(
  { call, limit = call.file && downloads, limitOfBody, limits, callers }: Serving<C>,
  request: FastifyRequest,
): Promise<void> => {
  for (const each of [limit, limitOfBody?.(request.body)])
    if (each) await limits.assert({ limit: each, of: callers.ids.get(request) ?? networkOf(request) });
};

/** Sends a file, and counts the download for its owner to see. */
const sendFile = async <C extends Call>(
  { call, callers, database, now, dayAt }: Serving<C>,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, bytes }: ServedFile,
): Promise<FastifyReply> => {
  const present = now();
  await countActivity(database, {
    customerId: callers.ids.get(request) ?? "",
    kind: "downloaded",
    subject: name,
    now: present,
    today: dayAt(present),
  });
  return reply
    .code(successOf(call))
    .type(call.file ?? "")
    .headers(fileHeaders(name))
    .send(bytes);
};

const addRoute = <C extends Call>(api: FastifyInstance, serving: Serving<C>): void => {
  const { call, database, languages, isTranslated = false } = serving;
  const answerIn = answering(serving);
  const answer = (request: FastifyRequest, language: string | undefined): Promise<unknown> =>
    isInTransaction(serving)
      ? inTransaction(database, (transaction) => answerIn(transaction, request, language), {
          onConflict: (attempt) => request.log.info({ attempt }, "a conflicting transaction is retried"),
        })
      : answerIn(database, request, language);
  api.route({
    method: call.method,
    url: urlOf(call),
    config: { isSlow: call.bytes !== undefined },
    onRequest: (request) => authorise(serving, request),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      await assertLimits(serving, request);
      const language = requestedLanguage(request, languages);
      const answered = await answer(request, language);
      if (isTranslated) void reply.headers(languageHeaders(languages, language));
      if (call.cacheable) {
        void reply.header("cache-control", "private, no-cache");
        return sendCompressed(request, reply, "application/json; charset=utf-8", answered as CompressedText);
      }
      if (call.file !== undefined) return sendFile(serving, request, reply, answered as ServedFile);
      return reply.code(successOf(call)).send(answered);
    },
  });
};

/** Adds the route of a call whose handler reads the body itself. */
const addRouteOfBytes = <C extends Call>(serving: Serving<C>, type: string): void => {
  void serving.api.register((scope, _options, done) => {
    scope.addContentTypeParser(type, (_request, _body, parsed) => parsed(null));
    addRoute(scope, serving);
    done();
  });
};

/**
 * Serves the contract's calls: checks access, validates requests and answers, and runs idempotent calls once. CALL-01,
 * CALL-02
 */
export const serveBy = (server: CallDependencies) => {
  const shared = { ...server, dayAt: dayClock(server.rules), callers: { ids: new WeakMap(), records: new WeakMap() } };
  return <C extends Call>(call: C, handler: CallHandler<C>): void => {
    const serving: Serving<C> = { ...shared, ...handler, call };
    if (call.bytes === undefined) addRoute(server.api, serving);
    else addRouteOfBytes(serving, call.bytes);
  };
};
