import type { FastifyRequest } from "fastify";
import * as z from "zod";

import type { BodyOf, Call, QueryOf } from "../../../contract/call.ts";
import { line } from "../../../contract/fields.ts";
import { headers } from "../../../contract/headers.ts";
import { RefusalError } from "../http/refusal-error.ts";
import "../messages.ts";

/** The input of a request, by the contract. */
export interface SentRequest<C extends Call> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The version that a change is based on; undefined when the request names none. */
  readonly version: string | undefined;
  /** The key under which a repeat is carried out once; "" for calls that need none. */
  readonly idempotencyKey: string;
}

type Schema = NonNullable<Call["answer"]>;

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

/** Parses a request by the contract; throws a refusal where it does not fit. */
export const readRequest = <C extends Call>(call: C, request: FastifyRequest): SentRequest<C> => ({
  params: parseOrRefuse(pathParameters, request.params, "path") as Record<string, string>,
  query: parseOrRefuse(call.query, request.query, "query") as QueryOf<C>,
  body: parseOrRefuse(call.body, request.body, "body") as BodyOf<C>,
  version: versionOf(call, request),
  idempotencyKey: call.once ? idempotencyKeyOf(request) : "",
});
