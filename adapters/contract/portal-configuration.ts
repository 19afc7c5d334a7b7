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
 * Configuration of the portal: the addresses of other systems. Embedded in the pages as a JSON data block, or served
 * beside them as /configuration.json, so one build runs against any systems. Addresses are absolute.
 */
export const portalConfiguration = z.strictObject({
  /** Lets editors validate the file. */
  $schema: z.optional(z.string()),
  apiBase: address,
  contentBase: address,
  identity: z.strictObject({
    /** The issuer, compared exactly, including a trailing slash. */
    authority: address,
    clientId: text,
    scope: text,
    /** The id token's claims that hold the customer's number and groups. */
    claims: z.strictObject({ customerId: text, groups: text }),
    /** Further origins of the provider's endpoints. */
    origins: z.optional(z.array(origin)),
    /**
     * The sign-in endpoints and the style sheet of the sign-in page, where known without discovery, because a sign-in
     * begins before the portal's code has loaded.
     */
    signIn: z.optional(z.strictObject({ authorization: address, token: address, styles: address })),
    callbackUrl: address,
    renewUrl: address,
    loggedOutUrl: address,
  }),
  body: z.strictObject(portalBody.shape),
  /** Address of support around the clock, for error screens. */
  support: address,
  /** A region without a site of its own uses the global one. */
  learningSites: z.strictObject({ china: z.optional(address), russia: z.optional(address), global: address }),
  recognisedBodies: address,
  externalPortal: address,
  /** The previous portal; the path of the matching page is appended. */
  olderPortal: address,
  /** Hand-off addresses, to which an identifier is appended. Absent ones are not available. */
  outgoing: z.strictObject({
    evidenceTracker: z.optional(address),
    practisingCertificateRenewal: z.optional(address),
    internationalPractisingCertificateRenewal: z.optional(address),
    foundationsInProfessionalism: z.optional(address),
  }),
  /** The only origins that receive an identifier. */
  handOffOrigins: z.array(origin),
  /** Idle timeout of the session, in minutes. */
  idleMinutes: z.number().check(z.gte(5, "has to be 5 or more")),
  /** Words of what shows without content, by language and key: `start.reload`. English by default. LANG-04 */
  startTexts: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /** The organisation's own rules; the defaults apply to absent ones. RULE-02 */
  rules: z.optional(portalRules),
  /** Whether the API accepts an applicant's answers about convictions and public practice, as "disclosures". */
  disclosures: z.optional(z.boolean()),
  /** Whether the API suggests addresses while one is typed; it does when absent. CONT-02 */
  addressSearch: z.optional(z.boolean()),
  /** Whether the API takes payments; it does not when absent, and links lead to the payment pages of another system. */
  payments: z.optional(z.boolean()),
  /** Whether the API keeps a log of CPD; it does not when absent, and members log in another system. LOG-06 */
  cpdLog: z.optional(z.boolean()),
  /** Whether the API takes answers to what is asked about submissions; it does not when absent, and texts say where to send them. LOG-04 */
  answers: z.optional(z.boolean()),
  /** Whether the API keeps the language that a customer chooses; the device keeps it when absent. LANG-03 */
  language: z.optional(z.boolean()),
  /** Whether the API takes files that prove something; it does not when absent. LOG-02 */
  evidence: z.optional(z.boolean()),
  /** Tracking is off when absent. */
  tracking: z.optional(
    z.strictObject({
      /** Whether events require the person's consent first. */
      asksAgreement: z.boolean(),
      /** Salt of the hashed account id, so events contain no name. */
      suffix: z.string(),
      salt: z.string(),
    }),
  ),
});
export type PortalConfiguration = z.output<typeof portalConfiguration>;
