import { headers } from "../contract/headers.ts";

/** Properties of a call that determine its request. */
export interface RequestedCall {
  /** Path below the base, with {parameters}. */
  readonly path: string;
  readonly method?: string;
  /** Media type of a file response; JSON when absent. */
  readonly file?: string;
  /** Media type of a body that is a file. */
  readonly bytes?: string;
  /** Whether the response is the same for every caller. */
  readonly cacheable?: boolean;
}

/** The parts of a request that differ between requests of one call. */
export interface RequestValues {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
  readonly body?: unknown;
  /** A file as the body. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  /** Idempotency key. */
  readonly key?: string;
  /** Version that the change is based on, for optimistic locking; empty for an API without versions. */
  readonly version?: string;
}

/** Base address and caller of a request. */
export interface RequestContext {
  /** Without a trailing slash. */
  readonly base: string;
  readonly clientId: string;
  /** The reader's language, as a BCP 47 tag; where only one is offered, nothing is said of it. LANG-06 */
  readonly language?: string | undefined;
  /** The access token; undefined for public calls. */
  readonly token: string | undefined;
  readonly correlationId: string;
}

/** The arguments of `fetch`. */
export interface FetchRequest {
  readonly address: string;
  readonly correlationId: string;
  readonly init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly cache: "no-cache" | "no-store";
    readonly credentials?: "omit";
    readonly body?: string | Uint8Array<ArrayBuffer>;
  };
}

const addressOf = (base: string, path: string, { params = {}, query = {} }: RequestValues): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const parameters = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const pairs = new URLSearchParams(parameters);
  return `${base}${filled}${pairs.size > 0 ? `?${pairs}` : ""}`;
};

/**
 * Builds the request of a call, prefetched or not: address, headers, cache mode and correlation id. Cacheable calls
 * are sent without cookies, so the browser can use further connections. CALL-01
 */
export const requestOf = (
  call: RequestedCall,
  values: RequestValues,
  { base, clientId, language, token, correlationId }: RequestContext,
): FetchRequest => ({
  address: addressOf(base, call.path, values),
  correlationId,
  init: {
    method: call.method ?? "GET",
    ...(call.cacheable === true ? { cache: "no-cache", credentials: "omit" } : { cache: "no-store" }),
    headers: {
      accept: call.file ?? "application/json",
      ...(language === undefined ? {} : { "accept-language": language }),
      [headers.clientId]: clientId,
      [headers.correlationId]: correlationId,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(values.body === undefined ? {} : { "content-type": "application/json" }),
      ...(call.bytes === undefined ? {} : { "content-type": call.bytes }),
      ...(values.key === undefined ? {} : { [headers.idempotencyKey]: values.key }),
      ...(!values.version ? {} : { [headers.version]: `"${values.version}"` }),
    },
    ...(values.body === undefined ? {} : { body: JSON.stringify(values.body) }),
    ...(values.bytes === undefined ? {} : { body: values.bytes }),
  },
});
