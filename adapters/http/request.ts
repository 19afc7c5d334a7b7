import { headers } from "../contract/headers.ts";

/** What a request depends on of its call. */
export interface RequestedCall {
  /** Below the base, with {parameters}. */
  readonly path: string;
  readonly method?: string;
  /** The kind of file that is the answer, unless it is JSON. */
  readonly file?: string;
  /** The same for everyone who may ask. */
  readonly cacheable?: boolean;
}

/** What varies from one request of a call to the next. */
export interface RequestValues {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: unknown;
  /** For calls that are carried out once. */
  readonly key?: string;
  /** For calls that change what is stored: the version it was read in. */
  readonly version?: string;
}

/** Where a request goes, and by whom it is made. */
export interface RequestContext {
  /** Without a slash at its end. */
  readonly base: string;
  readonly clientId: string;
  /** The access token; undefined for a call that needs none. */
  readonly token: string | undefined;
  readonly correlationId: string;
}

/** A request as `fetch` takes it. */
export interface CallRequest {
  readonly address: string;
  readonly correlationId: string;
  readonly init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly cache: "no-cache" | "no-store";
    readonly credentials?: "omit";
    readonly body?: string;
  };
}

const addressOf = (base: string, path: string, { params = {}, query = {} }: RequestValues): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const pairs = new URLSearchParams(given);
  return `${base}${filled}${pairs.size > 0 ? `?${pairs}` : ""}`;
};

/**
 * The one request by which a call is made, prefetched or not: address, headers, cache mode and correlation id. Cacheable
 * answers are requested without cookies, on which they do not depend: browsers open further connections for those. CALL-01
 */
export const requestOf = (
  call: RequestedCall,
  values: RequestValues,
  { base, clientId, token, correlationId }: RequestContext,
): CallRequest => ({
  address: addressOf(base, call.path, values),
  correlationId,
  init: {
    method: call.method ?? "GET",
    ...(call.cacheable === true ? { cache: "no-cache", credentials: "omit" } : { cache: "no-store" }),
    headers: {
      accept: call.file ?? "application/json",
      [headers.clientId]: clientId,
      [headers.correlationId]: correlationId,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(values.body === undefined ? {} : { "content-type": "application/json" }),
      ...(values.key === undefined ? {} : { [headers.idempotencyKey]: values.key }),
      ...(values.version === undefined ? {} : { [headers.version]: `"${values.version}"` }),
    },
    ...(values.body === undefined ? {} : { body: JSON.stringify(values.body) }),
  },
});
