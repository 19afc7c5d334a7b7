import { userTypeOf, userTypes, type UserType } from "../../../../domain/customer/user-type.ts";
import { contentDocuments, type ContentName } from "../../../../domain/shell/content-documents.ts";
import { hidesFrame, takesOver } from "../../../../domain/shell/failure.ts";
import { timeoutOf, type Call } from "../../../contract/call.ts";
import { schemaOf } from "../../../contract/content-schema.ts";
import { contentAdditions, contentDocument } from "../../../contract/content.ts";
import { headers } from "../../../contract/headers.ts";
import { readTolerantly, type Misfit } from "../../../contract/tolerant-reading.ts";
import { documentNames } from "../content/content-library.ts";
import { limitedFetch } from "../http/limited-fetch.ts";
import { networkErrorReason } from "../messages.ts";
import { describeExpected, describeFound } from "./expected.ts";
import { readCalls } from "./read-calls.ts";

/** Where an API and a content service are, and as whom they are called. */
export interface CheckedSystems {
  /** Addresses without a trailing slash. */
  readonly api: string;
  readonly content: string;
  readonly clientId: string;
  readonly customerId: string;
  readonly token: string;
}

/** A value of an answer that does not fit. */
export interface CheckedValue {
  readonly path: string;
  readonly expected: string;
  readonly found: string;
  readonly fate: Misfit["fate"];
}

export interface CheckedCall {
  readonly call: string;
  readonly result: "fits" | "fits after leaving out" | "does not fit" | "not there" | "fails";
  /** What members notice. */
  readonly follows?: "not offered" | "another portal" | "a part fails" | "the page fails" | "the portal fails";
  /** Why it fails: its status, or why there was no answer. */
  readonly why?: string;
  readonly values: readonly CheckedValue[];
}

const longestWait = 60_000;

/** Milliseconds for the whole check; calls that are left then fail. */
const longestCheck = 55_000;

/** Bytes of an answer. */
const mostOfAnswer = 10_000_000;

/** The status of an empty record. */
const noContent = 204;

interface Request {
  readonly base: string;
  readonly call: Call;
  readonly query?: Readonly<Record<string, string>>;
  readonly name?: ContentName;
}

/** The call by its method and path, with the name of a content document. */
const nameOf = ({ call, name }: Request): string =>
  `${call.method} ${name === undefined ? call.path : call.path.replace("{name}", name)}`;

const failureOf = ({ call, name }: Request): string =>
  name === undefined ? call.failure : `${name.toUpperCase().replaceAll("-", "_")}_FETCH_ERROR`;

const followsFailure = (request: Request): NonNullable<CheckedCall["follows"]> => {
  const failure = failureOf(request);
  if (!takesOver(failure)) return "a part fails";
  return hidesFrame(failure) ? "the portal fails" : "the page fails";
};

/** An answer of which no field is known, such as one in an envelope. */
const isOfOthers = (path: string, found: unknown): found is object =>
  path === "" && typeof found === "object" && found !== null && !Array.isArray(found);

const valueOf = ({ path, schema, found, fate }: Misfit): CheckedValue => ({
  path: path || "the whole answer",
  expected: isOfOthers(path, found) ? "a known field" : describeExpected(schema),
  found: isOfOthers(path, found) ? `only ${Object.keys(found).join(", ") || "{}"}` : describeFound(found),
  fate,
});

const isMissing = (status: number): boolean => status === 404 || status === 501;

/** The outcome of a response, and its answer. */
const judge = async (request: Request, response: Response): Promise<{ outcome: CheckedCall; answer?: unknown }> => {
  const { call } = request;
  const named = nameOf(request);
  const follows = followsFailure(request);
  if (isMissing(response.status))
    return {
      outcome: {
        call: named,
        result: "not there",
        follows: call.isAddition ? "not offered" : follows,
        why: String(response.status),
        values: [],
      },
    };
  if (!response.ok)
    return { outcome: { call: named, result: "fails", follows, why: String(response.status), values: [] } };
  // As the portal reads it: null is absent.
  const answer: unknown =
    response.status === noContent
      ? {}
      : await response
          .text()
          .then((text) => JSON.parse(text, (_, value: unknown) => value ?? undefined) as unknown)
          .catch(() => undefined);
  if (!call.answer || call.answer.safeParse(answer).success)
    return { outcome: { call: named, result: "fits", values: [] }, answer };
  const { value, misfits } = readTolerantly(call.answer, answer);
  const failed = misfits.some(({ fate }) => fate === "part fails");
  return {
    outcome: {
      call: named,
      result: value === undefined ? "does not fit" : misfits.length > 0 ? "fits after leaving out" : "fits",
      ...(value === undefined ? { follows } : failed ? { follows: "a part fails" } : {}),
      values: [...new Map(misfits.map((misfit) => [`${misfit.path} ${misfit.fate}`, misfit])).values()].map(valueOf),
    },
    answer,
  };
};

const addressOf = ({ base, call, query = {}, name = "page-framework" }: Request, customerId: string): string => {
  const path = call.path.replace("{id}", encodeURIComponent(customerId)).replace("{name}", name);
  return `${base}${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query).toString()}` : ""}`;
};

/** Makes a call as the portal does; one that is not answered fails. */
const made = async (request: Request, { clientId, customerId, token }: CheckedSystems, end: AbortSignal) => {
  const { call } = request;
  // The only call that is not a reading one.
  const body = call.body && JSON.stringify({ customerIP: "0.0.0.0" });
  try {
    const response = await limitedFetch({ longestWait: timeoutOf(call) ?? longestWait, mostBytes: mostOfAnswer })(
      addressOf(request, customerId),
      {
        method: call.method,
        headers: {
          accept: "application/json",
          [headers.clientId]: clientId,
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body }),
        signal: end,
      },
    );
    return await judge(request, response);
  } catch (error) {
    const outcome: CheckedCall = {
      call: nameOf(request),
      result: "fails",
      follows: followsFailure(request),
      why: networkErrorReason(error),
      values: [],
    };
    return { outcome };
  }
};

const contentRequest = (base: string, name: ContentName, type: UserType): Request => ({
  base,
  name,
  query: { type: ["page-not-found", "suspension"].includes(name) ? "system" : type },
  call: {
    ...contentDocument,
    answer: schemaOf(contentDocuments[name]),
    isAddition: contentAdditions.includes(name),
  },
});

/** Makes every reading call of the contract as one person, and says how the portal reads each answer. CONF-03 */
export const checkApi = async (systems: CheckedSystems): Promise<readonly CheckedCall[]> => {
  const checked: CheckedCall[] = [];
  const end = AbortSignal.timeout(longestCheck);
  let person: { readonly customerType: string; readonly type: UserType } = { customerType: "MEMBER", type: "member" };
  let found: unknown;
  for (const { call, query, only } of readCalls) {
    if (only && !only.includes(person.type)) continue;
    const outcomeOf = await made({ base: systems.api, call, query: query?.(person, found) ?? {} }, systems, end);
    found = outcomeOf.answer;
    checked.push(outcomeOf.outcome);
    if (call !== readCalls[0]?.call) continue;
    person = personIn(outcomeOf.answer);
    if (userTypeOf(person.customerType) === undefined)
      checked.splice(0, 1, {
        ...outcomeOf.outcome,
        follows: "another portal",
        values: [...outcomeOf.outcome.values, unknownType(person.customerType)],
      });
  }
  for (const name of documentNames)
    checked.push((await made(contentRequest(systems.content, name, person.type), systems, end)).outcome);
  return checked;
};

const personIn = (profile: unknown): { readonly customerType: string; readonly type: UserType } => {
  const { customerType = "MEMBER" } = (profile ?? {}) as { readonly customerType?: unknown };
  return { customerType: String(customerType), type: userTypeOf(String(customerType)) ?? "member" };
};

/** A type of customer that the portal does not know; it sends such people to the external portal. EXP-04 */
const unknownType = (customerType: string): CheckedValue => ({
  path: "customerType",
  expected: `one of ${userTypes.join(", ")}`,
  found: customerType,
  fate: "left out",
});

/** Whether nothing fails for members: all fits, or is left out, or is not offered. */
export const isUsable = (checked: readonly CheckedCall[]): boolean =>
  checked.every(({ follows }) => follows === undefined || follows === "not offered" || follows === "another portal");
