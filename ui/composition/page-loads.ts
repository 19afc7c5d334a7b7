import type { Call, QueryOf } from "../../adapters/contract/call.ts";
import { contentDocument } from "../../adapters/contract/content.ts";
import type { UserType } from "../../domain/customer/user-type.ts";
import type { ContentName } from "../../domain/shell/content-documents.ts";

/** A call that can be made before the portal's code has come. */
export interface EarlyCall {
  /** Below the API's base: "/customers/{id}/balance". */
  readonly path: string;
  /** Names in braces stand for what the sign-in says of the person. */
  readonly query?: Readonly<Record<string, string>>;
  /** The user types for whom it is made; all when absent. */
  readonly only?: readonly UserType[];
  /** Whether the browser may have the answer in its cache. */
  readonly cacheable?: boolean;
}

/** What a page asks for as it opens. */
export interface PageLoads {
  readonly contents: readonly ContentName[];
  readonly calls: readonly EarlyCall[];
}

/** A query in which names in braces stand for what the sign-in says of the person. */
type QueryTemplate<Query> = { readonly [Name in keyof Query]: Query[Name] | "{userType}" | "{customerType}" };

/** A call of the contract as an early call. */
export const early = <C extends Call>({ path, cacheable = false }: C, query?: QueryTemplate<QueryOf<C>>): EarlyCall => ({
  path,
  ...(query ? { query: query as Record<string, string> } : {}),
  ...(cacheable ? { cacheable } : {}),
});

/** The same, for these user types only. */
export const onlyFor = (call: EarlyCall, ...types: readonly UserType[]): EarlyCall => ({ ...call, only: types });

/** A content document as an early call. */
export const earlyContent = (name: ContentName): EarlyCall => ({
  ...early(contentDocument, { type: "{userType}" }),
  path: contentDocument.path.replace("{name}", name),
});
