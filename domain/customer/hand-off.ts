import type { HandOffRoute } from "./routes.ts";

/** What identifies the person to the system they are handed over to. ROUTE-02, ROUTE-03 */
export type HandOffIdentity = "session id" | "encrypted user id";

/** Which identity a hand-off carries. ROUTE-02, ROUTE-03 */
export const identityCarriedTo = (route: HandOffRoute): HandOffIdentity =>
  route === "/outgoing/foundations-in-professionalism" ? "encrypted user id" : "session id";

/** Where a hand-off opens: in a new tab, or in the same window for someone who came straight to it. ROUTE-02 */
export const handOffOpensIn = (previousPage: string | undefined): "new tab" | "same window" =>
  previousPage === undefined ? "same window" : "new tab";

const originOf = (address: string): string | undefined =>
  /^(https?:\/\/[^/?#@\\\s]+)(?:[/?#]|$)/i.exec(address)?.[1]?.toLowerCase();

/**
 * The address of a hand-off: the configured one with the identity appended. Undefined without an
 * identity, and for an address outside the allowed origins: the identity goes nowhere else. ROUTE-02, ROUTE-03
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
