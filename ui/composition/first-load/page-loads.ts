import type { Call, QueryOf } from "../../../adapters/contract/call.ts";
import { contentDocument } from "../../../adapters/contract/content.ts";
import type { Announcement } from "../../../domain/customer/navigation.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";
import type { ContentName } from "../../../domain/shell/content-documents.ts";

/** A call that can be sent before the portal's code loads. */
export interface EarlyCall {
  /** Path below the API's base: "/customers/{id}/balance". */
  readonly path: string;
  /** Values in braces are replaced with data from the sign-in. */
  readonly query?: Readonly<Record<string, string>>;
  /** User types that need the call. Default: all. */
  readonly only?: readonly UserType[];
  /** The configuration that has to announce the call; none for most. */
  readonly announcedAs?: Announcement;
  /** Whether the browser may answer from its cache. */
  readonly cacheable?: boolean;
}

/** The requests of a page when it opens. */
export interface PageLoads {
  readonly contents: readonly ContentName[];
  readonly calls: readonly EarlyCall[];
}

/** A query whose values in braces are replaced with data from the sign-in. */
type QueryTemplate<Query> = { readonly [Name in keyof Query]: Query[Name] | "{userType}" | "{customerType}" };

/** Describes a contract call for prefetching. */
export const early = <C extends Call>(
  { path, cacheable = false }: C,
  query?: QueryTemplate<QueryOf<C>>,
): EarlyCall => ({
  path,
  ...(query ? { query: query as Record<string, string> } : {}),
  ...(cacheable ? { cacheable } : {}),
});

/** Limits a prefetched call to user types. */
export const onlyFor = (call: EarlyCall, ...types: readonly UserType[]): EarlyCall => ({ ...call, only: types });

/** Describes a content document for prefetching. */
export const earlyContent = (name: ContentName): EarlyCall => ({
  ...early(contentDocument, { type: "{userType}" }),
  path: contentDocument.path.replace("{name}", name),
});
