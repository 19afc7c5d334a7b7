import type { KeyObject } from "node:crypto";

import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import { languagesOf } from "../../contract/organisation.ts";
import { describeSubmission } from "../areas/descriptions.ts";
import type { EvidenceServices } from "../areas/evidence/receive-evidence.ts";
import type { DescribeSubmission } from "../areas/submissions/description.ts";
import type { AddressSearch } from "../platform/addresses/address-search.ts";
import { addressLookup } from "../platform/addresses/lookup.ts";
import type { OrganisationSettings } from "../platform/body/body.ts";
import { contentOnDemand, type TextLibrary } from "../platform/content/content-library.ts";
import { clamd } from "../platform/evidence/clamd.ts";
import { evidenceFolder } from "../platform/evidence/evidence-folder.ts";
import { Limits } from "../platform/limits.ts";
import { createLog } from "../platform/logging.ts";
import type { MailTexts } from "../platform/mail/mails.ts";
import { pagesOf, type OwnPages } from "../platform/pages/pages.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import { callbackAssets } from "../platform/portal/built-portal.ts";
import { claimDatabase } from "../platform/storage/claim-database.ts";
import { claimRules } from "../platform/storage/remembered-rules.ts";
import { sealWith, type Seal } from "../platform/storage/seal.ts";
import { getOrCreateKey } from "../platform/storage/secrets.ts";
import type { Database, Storage } from "../platform/storage/storage.ts";
import { PasskeyCeremonies } from "../provider/credentials/passkey-ceremonies.ts";
import { passkeysOfCustomers } from "../provider/credentials/passkeys.store.ts";
import { openProvider, type OpenedProvider } from "../provider/identity.ts";
import { otherProvider, type OtherProvider } from "../provider/other-provider.ts";
import { SignIns } from "../provider/sign-ins.ts";
import { signingKeys } from "../provider/signing-keys.ts";
import type { TokenRules } from "../provider/token-rules.ts";
import type { InstituteOptions } from "../settings/options.ts";
import type { Trial } from "../trial/trial.ts";

/** Services that every part of an institute shares. */
export interface Services {
  readonly now: () => Date;
  readonly log: ReturnType<typeof createLog>;
  readonly body: OrganisationSettings;
  readonly rules: OrganisationRules;
  /** Texts of pages, mails and papers. */
  readonly library: TextLibrary;
  readonly mails: MailTexts;
  /** Describes submissions of every area in words. */
  readonly describe: DescribeSubmission;
  readonly pages: OwnPages;
  readonly publicUrl: string;
  readonly portalUrl: string;
  readonly portalOrigins: readonly string[];
  /** Finds addresses while they are typed; undefined where addresses are only typed. */
  readonly addresses: AddressSearch | undefined;
  /** Takes payments online; in a trial the stand-in for a payment centre. */
  readonly payments: PaymentProvider | undefined;
  /** Where members' files lie; undefined where none are taken. LOG-02 */
  readonly evidence: EvidenceServices | undefined;
  readonly passwordCost: number;
  readonly idleMinutes: number;
  /** The identity provider, own or other. */
  readonly issuer: string;
  readonly tokenRules: TokenRules;
  /** The provider that replaces the own one. */
  readonly other: OtherProvider | undefined;
}

/** Services of the parts that store data. */
export interface StoredServices extends Services {
  readonly database: Database;
  /** Seals keys for the database. */
  readonly seal: Seal;
  readonly limits: Limits;
  readonly signIns: SignIns;
  readonly ceremonies: PasskeyCeremonies;
  /** Hashes changed values in the audit log. */
  readonly auditKey: KeyObject;
  /** The own provider, unless another replaces it. */
  readonly provider: OpenedProvider | undefined;
}

/** Stripe where its keys are given; otherwise the stand-in of a trial whose other systems are stand-ins. DATE-04 */
const paymentsOf = async (
  { stripe, outside, publicUrl, now }: InstituteOptions,
  trial: Trial | undefined,
): Promise<PaymentProvider | undefined> => {
  if (stripe) return (await import("../platform/payments/stripe.ts")).stripePayments(stripe);
  return outside ? undefined : trial?.paymentCentre({ publicUrl, now });
};

/** The folder of members' files, and their scanner. LOG-02 */
const evidenceServicesOf = ({ evidenceFolder: folder, scanner }: InstituteOptions): EvidenceServices | undefined =>
  folder === undefined
    ? undefined
    : { store: evidenceFolder(folder), scanner: scanner === undefined ? undefined : clamd(scanner) };

/** Opens the services that every part shares. */
export const openServices = async (options: InstituteOptions, trial: Trial | undefined): Promise<Services> => {
  const { now, publicUrl, body, rules, portalUrl = publicUrl } = options;
  const library =
    options.texts ??
    options.content ??
    contentOnDemand({ languages: languagesOf(body), hasStandIns: trial !== undefined, rules });
  const log = options.log || createLog("silent");
  return {
    now,
    log,
    body,
    rules,
    library,
    describe: describeSubmission,
    mails: { library, portalUrl, telephone: body.telephone, rules, languages: body.languages },
    pages: await pagesOf(body, library),
    publicUrl,
    portalUrl,
    portalOrigins: options.portalOrigins ?? [],
    addresses: options.addressLookup ? addressLookup(options.addressLookup, log) : trial?.addressBook,
    payments: await paymentsOf(options, trial),
    evidence: evidenceServicesOf(options),
    passwordCost: options.passwordCost ?? 15,
    idleMinutes: options.idleMinutes ?? 30,
    issuer: options.identity?.authority ?? `${publicUrl}/idp`,
    tokenRules: {
      clientId: options.clientId ?? "guildhall-portal",
      audience: options.audience ?? `${publicUrl}/api`,
      customerClaim: "sub",
      readScope: "api:read",
      writeScope: "api:write",
      ...options.claims,
    },
    other: options.identity && otherProvider(options.identity.authority, options.identity.jwks),
  };
};

/** Claims the database for a trial or production, and opens the services of the parts that store data. */
export const openStoredServices = async (
  services: Services,
  { database }: Storage,
  options: InstituteOptions,
  trial: Trial | undefined,
): Promise<StoredServices> => {
  const { now, rules, body, publicUrl, passwordCost, idleMinutes } = services;
  const { clientId, audience } = services.tokenRules;
  await claimDatabase(database, trial === undefined);
  await claimRules(database, rules);
  const suggested = trial && options.seedPeople ? trial.suggestedPerson : undefined;
  const seal = sealWith(options.sealingKeys ?? []);
  const auditKey = await getOrCreateKey(database, seal, "audit-key");
  if (trial && options.seedPeople) {
    const [at, { mails }] = [now(), services];
    const today = dayOf(at, rules);
    await trial.seedPeople(database, { today, rules }, passwordCost, (transaction) =>
      trial.seedDesk({ database: transaction, mails, rules, auditKey, now: at, today }),
    );
    await trial.seedStaff(database, at);
  }
  const keys = await signingKeys(database, seal);
  const state = {
    ...services,
    database,
    seal,
    auditKey,
    limits: new Limits(database, now),
    signIns: new SignIns({ database, now, idleMinutes, sessionHours: options.sessionHours }),
    ceremonies: new PasskeyCeremonies({
      publicUrl,
      name: body.name,
      handleKey: await getOrCreateKey(database, seal, "passkey-key"),
      challengeKey: await getOrCreateKey(database, seal, "passkey-challenge-key"),
      passkeys: passkeysOfCustomers,
    }),
  };
  const provider = services.other
    ? undefined
    : await openProvider({
        ...state,
        clientId,
        audience,
        keys,
        callbackAssets: () => callbackAssets(options.portalFolder),
        trial: suggested,
      });
  return { ...state, provider };
};
