import * as z from "zod/mini";

type Schema = z.ZodMiniType;

/** One call to the institute, written once: the portal makes it and the institute serves it by this. CALL-01 */
export interface Call {
  /** What a failure of this call is named; its ending decides how far it reaches. */
  readonly failure: string;
  readonly summary: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the API base, with {parameters}; {id} is the customer's own. */
  readonly path: string;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The JSON answer; absent where the answer has no body, or is a file. */
  readonly answer?: Schema;
  /** The kind of file that is the answer. */
  readonly file?:
    | "application/pdf"
    | "application/vnd.guildhall.personal-data+json"
    | "text/calendar"
    | "application/vc"
    | "application/vc+jwt";
  /** The status of a success; 200 unless it says another. */
  readonly success?: 201 | 202 | 204;
  /** Milliseconds until the portal gives up waiting, a minute unless it says otherwise; "none" waits. */
  readonly timeout?: number | "none";
  /** Needs an Idempotency-Key header: a repeated request with the same key is carried out once. */
  readonly once?: boolean;
  /** Takes an If-Match header with the version the change was made upon: 412 when a newer one is stored. FORM-01 */
  readonly versioned?: boolean;
  /** The same for everyone who may ask: whoever has it asks by its ETag whether it still holds. */
  readonly cacheable?: boolean;
  readonly access: AccessLevel;
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

/** The status of a call's success. */
export const successOf = ({ success }: Call): number => success ?? 200;

/** The milliseconds until the portal gives up waiting; undefined where it waits. CALL-01 */
export const timeoutOf = ({ timeout = 60_000 }: Call): number | undefined => (timeout === "none" ? undefined : timeout);

/**
 * A schema for each field of what the portal sends or is answered: `z.object({ ... } satisfies FieldsOf<Declaration>)`.
 * A field without one would be dropped on its way, and nobody would know.
 */
export type FieldsOf<Told> = Readonly<Record<keyof Told, Schema>>;

type Output<S> = S extends Schema ? z.output<S> : undefined;

export type QueryOf<C extends Call> = Output<C["query"]>;
export type BodyOf<C extends Call> = Output<C["body"]>;
export type AnswerOf<C extends Call> = Output<C["answer"]>;

/**
 * The body of every refusal: a code for machines, a description that may be shown, and what does not fit where
 * something in particular does not.
 */
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
