import * as z from "zod/mini";

const address = z.string();

/**
 * What the portal is told by whoever serves it: where the other systems are. It stands in the pages
 * as a JSON data block, so that the same build runs against other systems. Addresses are absolute.
 */
export const portalConfiguration = z.object({
  apiBase: address,
  contentBase: address,
  identity: z.object({
    authority: address,
    clientId: z.string(),
    scope: z.string(),
    callbackUrl: address,
    renewUrl: address,
    loggedOutUrl: address,
  }),
  /** Where help is found around the clock, from error screens. */
  support: address,
  learningSites: z.object({ china: address, russia: address, global: address }),
  recognisedBodies: address,
  externalPortal: address,
  /** Hand-off addresses, to which an identifier is appended. */
  outgoing: z.object({
    evidenceTracker: address,
    practisingCertificateRenewal: address,
    internationalPractisingCertificateRenewal: address,
    foundationsInProfessionalism: address,
  }),
});
export type PortalConfiguration = z.output<typeof portalConfiguration>;
