import * as z from "zod/mini";

import type { PartlyRead } from "../../domain/kernel/partly-read.ts";

type Schema = z.ZodMiniType;

/** Definition of a call, which portal and institute share. CALL-01 */
export interface Call {
  /** Error code of this call's failure; its ending determines the severity. */
  readonly failure: string;
  readonly summary: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below the API base with {parameters}; {id} is the caller's customer id. */
  readonly path: string;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Media type of a body that is a file instead of JSON, sent as it is. */
  readonly bytes?: "application/octet-stream";
  /** Schema of the JSON answer; absent for empty responses and files. */
  readonly answer?: Schema;
  /**
   * Whether the answer is the receipt of something sent. A status of success says that it was taken, whatever the receipt
   * lacks. CALL-02
   */
  readonly hasReceipt?: true;
  /** Media type of a file response. */
  readonly file?:
    | "application/pdf"
    | "application/octet-stream"
    | "application/vnd.guildhall.personal-data+json"
    | "text/calendar"
    | "application/vc"
    | "application/vc+jwt";
  /** Status on success; 200 by default. */
  readonly success?: 201 | 202 | 204;
  /** Timeout in milliseconds; a minute by default, "none" waits indefinitely. */
  readonly timeout?: number | "none";
  /** Requires an Idempotency-Key header; a repeated request with the same key runs once. */
  readonly once?: boolean;
  /**
   * Requires an If-Match header with the version that the change is based on; answers 412 when a newer one is stored.
   * FORM-01
   */
  readonly versioned?: boolean;
  /** Same response for every caller; clients revalidate it by its ETag. */
  readonly cacheable?: boolean;
  readonly access: AccessLevel;
  /**
   * Not named by the documents that the portal follows: an API without the call answers 404 or 501, and what depends on
   * it is not offered. CONF-04
   */
  readonly isAddition?: boolean;
}

/**
 * The access level that a call requires of its caller; each level includes those before it. ERR-05, SUSP-03
 *
 * - nothing: no bearer token.
 * - sign-in: a token. For data that is not about a person, such as the frame's texts.
 * - open account: an account that is not closed. For calls before the portal knows the person's state, and for the
 *   suspension page.
 * - not past grace: no suspension past its grace period. For pages that are reachable during it.
 * - not suspended: no suspension. For everything behind the blocked view.
 */
export type AccessLevel = "nothing" | "sign-in" | "open account" | "not past grace" | "not suspended";

/** The status on success. */
export const successOf = ({ success }: Call): number => success ?? 200;

/** The timeout in milliseconds; undefined for none. CALL-01 */
export const timeoutOf = ({ timeout = 60_000 }: Call): number | undefined => (timeout === "none" ? undefined : timeout);

/**
 * A schema for each field of a domain type: `z.object({ ... } satisfies FieldsOf<Declaration>)`. Parsing drops fields
 * without a schema.
 */
export type FieldsOf<Model> = Readonly<Record<Exclude<keyof Model, keyof PartlyRead>, Schema>>;

type Output<S> = S extends Schema ? z.output<S> : undefined;

export type QueryOf<C extends Call> = Output<C["query"]>;
export type BodyOf<C extends Call> = Output<C["body"]>;
export type AnswerOf<C extends Call> = Output<C["answer"]>;
/** An answer as the portal reads it: a receipt as far as it fits. */
export type ReadOf<C extends Call> = C extends { readonly hasReceipt: true } ? Partial<AnswerOf<C>> : AnswerOf<C>;

/** Body of every refusal: a code for machines, a description that may be shown, and the invalid field if any. */
export const refusal = z.object({
  error: z.object({
    code: z.string(),
    description: z.string(),
    /** "body.email.address" */
    field: z.optional(z.string()),
    correlationId: z.optional(z.string()),
  }),
});
export type Refusal = z.output<typeof refusal>;
