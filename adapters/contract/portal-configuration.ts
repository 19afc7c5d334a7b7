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
  /** The portal before this one; the path of the matching page is appended. */
  olderPortal: address,
  /** Hand-off addresses, to which an identifier is appended. */
  outgoing: z.object({
    evidenceTracker: address,
    practisingCertificateRenewal: address,
    internationalPractisingCertificateRenewal: address,
    foundationsInProfessionalism: address,
  }),
  /** The only origins that an identifier is ever handed to. */
  handOffOrigins: z.array(address),
  /** After so many minutes in which nobody did anything, the session ends. */
  idleMinutes: z.number().check(z.gte(5)),
  /** Absent: nothing is tracked. */
  tracking: z.optional(
    z.object({
      /** Nothing is sent before the person agreed. */
      asksAgreement: z.boolean(),
      /** What the account id is hashed with, so that events bear no name. */
      suffix: z.string(),
      salt: z.string(),
    }),
  ),
});
export type PortalConfiguration = z.output<typeof portalConfiguration>;
