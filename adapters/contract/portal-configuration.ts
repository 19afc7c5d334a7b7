import * as z from "zod/mini";

import { portalRules } from "./organisation-rules.ts";
import { portalBody } from "./organisation.ts";

const address = z
  .string()
  .check(z.regex(/^https?:\/\/[^\s/]\S*$/, "has to be an address that begins with https:// or http://"));
const origin = z
  .string()
  .check(z.regex(/^https?:\/\/[^\s/]+$/, "has to be an origin, such as https://www.example.org without a path"));
const text = z.string().check(z.minLength(1, "has to be given"));

/**
 * What the portal is told by whoever serves it: where the other systems are. It stands in the pages
 * as a JSON data block, or is served beside them as /configuration.json, so that the same build runs against
 * other systems. Addresses are absolute.
 */
export const portalConfiguration = z.strictObject({
  /** For editors, which check a file by the schema that it names. */
  $schema: z.optional(z.string()),
  apiBase: address,
  contentBase: address,
  identity: z.strictObject({
    /** The issuer, letter for letter: a slash at its end is a difference. */
    authority: address,
    clientId: text,
    scope: text,
    /** By which claims of the id token the customer's number and groups are told. */
    claims: z.strictObject({ customerId: text, groups: text }),
    /** Where the provider's end points are on other origins than the issuer's. */
    origins: z.optional(z.array(origin)),
    /**
     * Where a sign-in goes, and what its page is styled by, where that is known without asking the provider: it begins
     * before the portal's code has come.
     */
    signIn: z.optional(z.strictObject({ authorization: address, token: address, styles: address })),
    callbackUrl: address,
    renewUrl: address,
    loggedOutUrl: address,
  }),
  body: z.strictObject(portalBody.shape),
  /** Where help is found around the clock, from error screens. */
  support: address,
  /** A region without a site of its own uses the global one. */
  learningSites: z.strictObject({ china: z.optional(address), russia: z.optional(address), global: address }),
  recognisedBodies: address,
  externalPortal: address,
  /** The portal before this one; the path of the matching page is appended. */
  olderPortal: address,
  /** Hand-off addresses, to which an identifier is appended. One that is left out is not available. */
  outgoing: z.strictObject({
    evidenceTracker: z.optional(address),
    practisingCertificateRenewal: z.optional(address),
    internationalPractisingCertificateRenewal: z.optional(address),
    foundationsInProfessionalism: z.optional(address),
  }),
  /** The only origins that an identifier is ever handed to. */
  handOffOrigins: z.array(origin),
  /** After so many minutes in which nobody did anything, the session ends. */
  idleMinutes: z.number().check(z.gte(5, "has to be 5 or more")),
  /** The organisation's own rules; the defaults apply to absent ones. RULE-02 */
  rules: z.optional(portalRules),
  /** Whether the API takes an applicant's answers about convictions and public practice, as "disclosures". */
  disclosures: z.optional(z.boolean()),
  /** Absent: nothing is tracked. */
  tracking: z.optional(
    z.strictObject({
      /** Nothing is sent before the person agreed. */
      asksAgreement: z.boolean(),
      /** What the account id is hashed with, so that events bear no name. */
      suffix: z.string(),
      salt: z.string(),
    }),
  ),
});
export type PortalConfiguration = z.output<typeof portalConfiguration>;
