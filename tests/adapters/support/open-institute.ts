import type { AnswerOf, Call, Refusal } from "../../../adapters/contract/call.ts";
import { headers } from "../../../adapters/contract/headers.ts";
import type { StorageChoice } from "../../../adapters/institute/platform/storage/storage.ts";
import { openTestInstitute, type TestInstitute, type TestOptions } from "./test-institute.ts";

export const publicUrl = "http://localhost:4200";

/** A seeded institute in this process, without a socket, with fast password hashes. */
export const openInstitute = (storage: StorageChoice, options: Partial<TestOptions> = {}): Promise<TestInstitute> =>
  openTestInstitute({
    storage,
    now: () => new Date(),
    publicUrl,
    deskUrl: publicUrl,
    seedPeople: true,
    passwordCost: 4,
    log: false,
    ...options,
  });

/** Values of a call: parameters, body and headers. */
export interface CallValues {
  readonly query?: Record<string, string>;
  readonly body?: object;
  /** A file as the body. */
  readonly bytes?: Uint8Array;
  readonly params?: Record<string, string>;
  readonly headers?: Record<string, string | undefined>;
}

/** The status, and the answer or the refusal. */
export interface CallResponse<C extends Call> {
  readonly status: number;
  readonly answer: AnswerOf<C>;
  readonly refusal: Refusal["error"];
  readonly headers: Readonly<Record<string, unknown>>;
}

const filled = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

/** Makes a contract call as a seeded person. */
export const ask = <C extends Call>(
  institute: TestInstitute,
  who: string,
  call: C,
  said: CallValues = {},
): Promise<CallResponse<C>> => askAs(institute, institute.person(who).customerId, call, said);

/** Makes a contract call as any person on record. */
export const askAs = async <C extends Call>(
  institute: TestInstitute,
  customerId: string,
  call: C,
  said: CallValues = {},
): Promise<CallResponse<C>> => {
  const isSaid = said.headers !== undefined && "authorization" in said.headers;
  const all = {
    ...(isSaid ? {} : { authorization: `Bearer ${await institute.accessTokenFor(customerId)}` }),
    [headers.clientId]: "guildhall-portal",
    ...(said.bytes ? { "content-type": call.bytes } : {}),
    ...said.headers,
  };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const response = await institute.app.inject({
    method: call.method,
    url: `/api${filled(call.path, { id: customerId, ...said.params })}`,
    headers: Object.fromEntries(given),
    ...(said.query ? { query: said.query } : {}),
    ...(said.body ? { payload: said.body } : {}),
    ...(said.bytes ? { payload: Buffer.from(said.bytes) } : {}),
  });
  const isJson = /^application\/(?:[\w.-]+\+)?json/.test(String(response.headers["content-type"]));
  const body: unknown = isJson && response.body !== "" ? response.json() : undefined;
  return {
    status: response.statusCode,
    answer: body as AnswerOf<C>,
    refusal: (body as Refusal | undefined)?.error ?? { code: "", description: "", correlationId: "" },
    headers: response.headers,
  };
};
