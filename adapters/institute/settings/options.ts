import type { Logger } from "pino";

import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import type { PortalConfiguration } from "../../contract/portal-configuration.ts";
import type { LookupSettings } from "../platform/addresses/lookup.ts";
import type { OrganisationSettings } from "../platform/body/body.ts";
import type { OutsideAddresses } from "../platform/body/outside-addresses.ts";
import type { ContentFileLibrary, ServedTexts, TextLibrary } from "../platform/content/content-library.ts";
import type { LoopDelay } from "../platform/http/overload.ts";
import type { SecurityContact } from "../platform/http/server.ts";
import type { MailSettings } from "../platform/mail/delivery.ts";
import type { ReportMailbox } from "../platform/mail/report-mailbox.ts";
import type { StripeSettings } from "../platform/payments/stripe.ts";
import type { Storage } from "../platform/storage/storage.ts";
import type { WebhookSettings } from "../platform/webhooks/delivery.ts";
import type { TokenRules } from "../provider/token-rules.ts";

/** An external identity provider, which replaces the embedded one. */
interface IdentityOverride {
  /** Its issuer, character for character. */
  readonly authority: string;
  /** Address of its signing keys; from discovery when absent. */
  readonly jwks?: string | undefined;
}

export interface InstituteOptions {
  /** The open database of API and provider; closed with the institute. */
  readonly storage?: Storage | undefined;
  /** The content service's documents; without them, another system serves the API. */
  readonly content?: ServedTexts | undefined;
  /** Texts of mails, papers and the provider's pages; `content` by default. */
  readonly texts?: TextLibrary | undefined;
  /** What is wrong with the organisation's own texts; undefined where it has none. OWN-02 */
  readonly contentReport?: ContentFileLibrary["report"] | undefined;
  readonly now: () => Date;
  /** The portal's public address without a trailing slash: http://localhost:4200 */
  readonly publicUrl: string;
  /** Whether HSTS covers the sub-domains of the public host; false by default. */
  readonly coversSubdomains?: boolean;
  readonly seedPeople: boolean;
  /** Keys that seal the private keys in the database: the first one seals, all open. None by default. */
  readonly sealingKeys?: readonly Buffer[];
  /** The binary logarithm of scrypt's N. */
  readonly passwordCost?: number;
  readonly log: Logger | false;
  /** Folder of the built portal; without one, only services run. */
  readonly portalFolder?: string | undefined;
  /** Folder of the portal's source maps; none are served when absent. */
  readonly sourceMaps?: string | undefined;
  /** Absolute folder with the portal's files of other builds, served beside its own. */
  readonly sharedAssets?: string;
  /** The portal's address when it is served elsewhere. */
  readonly portalUrl?: string;
  /**
   * Number of proxies in front of the server, or their addresses; their forwarded headers are trusted. None by
   * default.
   */
  readonly trustProxy?: number | string;
  /** Event loop delay in milliseconds above which requests are refused; never when absent. */
  readonly longestDelay?: number;
  /** The event loop delay; measured by default. */
  readonly loopDelay?: LoopDelay;
  /** Origins of portals served elsewhere that may call API and provider. */
  readonly portalOrigins?: readonly string[];
  readonly clientId?: string;
  /** Space-separated scopes that the portal requests. */
  readonly scope?: string;
  /** Claims and scopes in tokens. */
  readonly claims?: Partial<Omit<TokenRules, "audience" | "clientId">>;
  readonly audience?: string;
  readonly identity?: IdentityOverride;
  /** Address of the API and the content service, when served elsewhere. */
  readonly apiBase?: string;
  readonly contentBase?: string;
  /** Minutes of inactivity after which a sign-in ends, in the portal and here; 30 by default. */
  readonly idleMinutes?: number;
  /** Hours after which a sign-in ends even when used; 12 by default. */
  readonly sessionHours?: number;
  /** Visit tracking; off by default. */
  readonly tracking?: PortalConfiguration["tracking"];
  /** Contact for vulnerability reports; not published by default. */
  readonly securityContact?: SecurityContact;
  /** The mail server; without one, mails stay in the outbox, and a trial shows them as pages. */
  readonly mail?: MailSettings;
  /** The mailbox that delivery reports are read from; none are read when absent. MAIL-03 */
  readonly reportMailbox?: ReportMailbox;
  /** The service that suggests addresses; in a trial a made-up one, otherwise none when absent. REAL-04 */
  readonly addressLookup?: LookupSettings;
  /** Email address of the digest on working days; no digest when absent. */
  readonly registryEmail?: string;
  /** Receiver of webhook events; none are sent when absent. */
  readonly webhook?: WebhookSettings;
  /** Secret of the payment provider's webhook; payments are not received when absent. CASH-02 */
  readonly paymentsSecret?: string;
  /** The account at Stripe that takes payments; in a trial a stand-in, otherwise none when absent. DATE-04 */
  readonly stripe?: StripeSettings;
  /** Folder of members' files, shared by all processes; none are taken when absent. LOG-02 */
  readonly evidenceFolder?: string;
  /** The scanner of members' files, host:port or the path of a socket; they are not scanned when absent. LOG-02 */
  readonly scanner?: string;
  /** The address of the staff's desk, an origin; the desk is not served when absent. DESK-01 */
  readonly deskUrl?: string | undefined;
  readonly body: OrganisationSettings;
  /** The organisation's rules and lists. RULE-01, REAL-05 */
  readonly rules: OrganisationRules;
  /** Addresses of the systems around the portal; in a trial, pages of the institute. */
  readonly outside?: OutsideAddresses;
}
