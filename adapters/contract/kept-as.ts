interface KeptAs {
  readonly cache: "no-cache" | "no-store";
  readonly credentials?: "omit";
}

/**
 * What the browser is to do with an answer, and with what it has already. What is the same for everyone is asked for
 * without cookies, on which none of it depends: for that a browser opens connections beside the six that it opens to
 * a server for all else, and what a page asks for goes at once. CALL-01
 */
export const keptAs = ({ cacheable = false }: { readonly cacheable?: boolean }): KeptAs =>
  cacheable ? { cache: "no-cache", credentials: "omit" } : { cache: "no-store" };
