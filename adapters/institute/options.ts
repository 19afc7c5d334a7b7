import type { Logger } from "pino";

import type { OrganisationRules } from "../../domain/rules/organisation-rules.ts";
import type { PortalConfiguration } from "../contract/portal-configuration.ts";
import type { MailSettings } from "../mail/delivery.ts";
import type { WebhookSettings } from "../webhooks/delivery.ts";
import type { OrganisationSettings } from "./body/body.ts";
import type { ContentLibrary } from "./content/content-library.ts";
import type { TokenRules } from "./identity/token-rules.ts";
import type { OutsideAddresses } from "./outside/outside.ts";
import type { LoopDelay } from "./overload.ts";
import type { SecurityContact } from "./server.ts";
import type { Storage } from "./storage/storage.ts";

/** Another identity provider in place of the embedded one, which is then not served. */
interface IdentityOverride {
  /** Its issuer, letter for letter. */
  readonly authority: string;
  /** Address of its signing keys; found by discovery when absent. */
  readonly jwks?: string | undefined;
}

export interface InstituteOptions {
  /** The open database of API and provider; closed together with the institute. */
  readonly storage?: Storage | undefined;
  /** The open content service's documents; without them the API is left to another system. */
  readonly content?: ContentLibrary | undefined;
  /** Texts of mails, papers and the provider's pages; the content service's documents by default. */
  readonly texts?: ContentLibrary | undefined;
  readonly now: () => Date;
  /** Where the portal is reached, without a slash at the end: http://localhost:4200 */
  readonly publicUrl: string;
  /** Whether HSTS covers the sub-domains of the public host; false by default. */
  readonly coversSubdomains?: boolean;
  readonly seedPeople: boolean;
  readonly production: boolean;
  /** The binary logarithm of scrypt's N. */
  readonly passwordCost?: number;
  readonly log: Logger | false;
  /** The built portal; without one, only the services are served. */
  readonly portalFolder?: string | undefined;
  /** Folder of the portal's source maps; none are served when absent. */
  readonly sourceMaps?: string | undefined;
  /** An absolute folder with the portal's files of other builds, which are served beside its own. */
  readonly sharedAssets?: string;
  /** Where people are led back to the portal, when it is served elsewhere. */
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
  /** The origins of portals that are served elsewhere, to which API and provider answer too. */
  readonly portalOrigins?: readonly string[];
  readonly clientId?: string;
  /** What the portal asks the provider for: a list of scopes with spaces. */
  readonly scope?: string;
  /** By which claims and scopes tokens are read. */
  readonly claims?: Partial<Omit<TokenRules, "audience" | "clientId">>;
  readonly audience?: string;
  readonly identity?: IdentityOverride;
  /** Where the portal finds the API and the content service, when not here. */
  readonly apiBase?: string;
  readonly contentBase?: string;
  /** Minutes of inactivity after which a sign-in ends, in the portal and here; 30 by default. */
  readonly idleMinutes?: number;
  /** Hours after which a sign-in ends even when used; 12 by default. */
  readonly sessionHours?: number;
  /** How visits are tracked; not at all by default. */
  readonly tracking?: PortalConfiguration["tracking"];
  /** Where weaknesses are reported; nowhere by default. */
  readonly securityContact?: SecurityContact;
  /** The mail server; without one, mails wait in the outbox, and a trial shows them as pages. */
  readonly mail?: MailSettings;
  /** Email address that gets the digest on each working day; no digest when absent. */
  readonly registryEmail?: string;
  /** Receiver of events; no events are sent when absent. */
  readonly webhook?: WebhookSettings;
  /** Secret of the payment provider's webhook; payments are not received when absent. CASH-02 */
  readonly paymentsSecret?: string;
  /** The organisation; the made-up one by default. */
  readonly body?: OrganisationSettings;
  /** The organisation's rules; `defaultRules` by default. RULE-01 */
  readonly rules?: OrganisationRules;
  /** Where the systems around the portal are; in a trial, pages of the institute's own. */
  readonly outside?: OutsideAddresses;
}
