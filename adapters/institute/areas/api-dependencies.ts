import type { KeyObject } from "node:crypto";

import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import type { AddressSearch } from "../platform/addresses/address-search.ts";
import type { ServeCall } from "../platform/api/serve.ts";
import type { OrganisationSettings } from "../platform/body/body.ts";
import type { ServedTexts } from "../platform/content/content-library.ts";
import type { MailTexts } from "../platform/mail/mails.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import type { Seal } from "../platform/storage/seal.ts";
import type { PasskeyCeremonies } from "../provider/credentials/passkey-ceremonies.ts";
import type { SignIns } from "../provider/sign-ins.ts";

/** Dependencies of the call handlers. */
export interface ApiDependencies {
  readonly serve: ServeCall;
  readonly content: ServedTexts;
  readonly mails: MailTexts;
  /** The organisation that papers are drawn for. */
  readonly body: OrganisationSettings;
  readonly rules: OrganisationRules;
  /** Finds addresses while they are typed; undefined where addresses are only typed. CONT-02 */
  readonly addresses: AddressSearch | undefined;
  /** Takes payments online; undefined where members pay on pages of another system. DATE-04 */
  readonly payments: PaymentProvider | undefined;
  /** The institute's public address. */
  readonly publicUrl: string;
  /** The portal's address, for links in mails and calendars. */
  readonly portalUrl: string;
  /** Opens the secret keys in the database. */
  readonly seal: Seal;
  /** Encrypts customer ids for other systems. */
  readonly handOffKey: KeyObject;
  /** Hashes changed values in the audit log. */
  readonly auditKey: KeyObject;
  /** The binary logarithm of scrypt's N. */
  readonly passwordCost: number;
  /** The embedded provider's address; undefined when another provider is configured. */
  readonly ownProvider: string | undefined;
  readonly signIns: SignIns;
  /** Creates and verifies passkeys for the public address. */
  readonly ceremonies: PasskeyCeremonies;
}
