import type { HandOffRoute } from "./routes.ts";

/** The identifier passed to the other system. ROUTE-02, ROUTE-03 */
export type HandOffIdentity = "session id" | "encrypted user id";

/** Which identifier a hand-off passes. ROUTE-02, ROUTE-03 */
export const identityCarriedTo = (route: HandOffRoute): HandOffIdentity =>
  route === "/outgoing/foundations-in-professionalism" ? "encrypted user id" : "session id";

/** Where a hand-off opens: in a new tab, or in the same window when it was opened directly by address. ROUTE-02 */
export const handOffOpensIn = (previousPage: string | undefined): "new tab" | "same window" =>
  previousPage === undefined ? "same window" : "new tab";

const originOf = (address: string): string | undefined =>
  /^(https?:\/\/[^/?#@\\\s]+)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase();

/**
 * Builds the address of a hand-off by appending the identity to the configured address. Undefined without an identity
 * and for origins that are not allowed, so the identity cannot leak. ROUTE-02, ROUTE-03
 */
export const handOffAddress = (
  configured: string | undefined,
  identity: string | undefined,
  allowedOrigins: readonly string[],
): string | undefined => {
  const origin = configured === undefined ? undefined : originOf(configured);
  const isAllowed = origin !== undefined && allowedOrigins.some((allowed) => originOf(allowed) === origin);
  return isAllowed && identity ? `${configured}${encodeURIComponent(identity)}` : undefined;
};
