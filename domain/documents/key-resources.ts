import type { CpdStatus } from "../cpd/status.ts";
import { examPeriodOf, isNotified } from "../customer/notifications.ts";
import type { UserType } from "../customer/user-type.ts";
import { isUnread, type PartlyRead } from "../kernel/partly-read.ts";
import type { PractisingCertificate } from "./certificates.ts";

/** The documents with a card of their own. DOCS-01 */
export const resourceKeys = ["goodStanding", "membershipCertificate", "equivalence", "certificates", "docket"] as const;
export type ResourceKey = (typeof resourceKeys)[number];

/** A document offered by the institute, with the parameters to request it. */
export interface KeyResource {
  readonly eligible: boolean;
  readonly certificateNumber?: string | undefined;
  readonly certificateType?: string | undefined;
  readonly warning?: string | undefined;
}

/** A customer's available documents. DOCS-01, DOCS-05 */
export interface Documents extends PartlyRead<"keyResources"> {
  readonly keyResources: Readonly<Partial<Record<ResourceKey, KeyResource | undefined>>> & PartlyRead<ResourceKey>;
  readonly practisingCertificates: readonly PractisingCertificate[];
}

/** A fact that a document's availability depends on, and that can fail to load; "documents" for its own entry. */
export type DecidingFact = "notifications" | "cpdStatus" | "documents";

/**
 * A document's card: downloadable, greyed out with all its warnings, or undecided because a fact is missing. DOCS-01,
 * DATE-03
 */
export type DocumentCard =
  | { readonly shows: "download" }
  | { readonly shows: "greyed out"; readonly warnings: readonly string[] }
  | { readonly shows: "undecided"; readonly missing: DecidingFact };

/** Derives a document's card. DOCS-01 */
export const documentCardOf = (resource: KeyResource): DocumentCard =>
  resource.eligible
    ? { shows: "download" }
    : { shows: "greyed out", warnings: resource.warning === undefined ? [] : [resource.warning] };

/** Facts that a good-standing document's availability depends on. */
export interface GoodStandingFacts {
  readonly goodStanding: KeyResource;
  readonly certificatesWarning: string | undefined;
  readonly cpdStatus: CpdStatus;
}

const mentionsFees = (warning: string | undefined): boolean => /fees/i.test(warning ?? "");

/** Whether a good-standing document is available, ignoring exams. DOCS-02 */
export const isGoodStandingAvailable = ({ goodStanding, certificatesWarning, cpdStatus }: GoodStandingFacts): boolean =>
  goodStanding.eligible ||
  (goodStanding.warning === "practice" && !mentionsFees(certificatesWarning) && cpdStatus !== "overdue");

/**
 * Collects all warnings against a good-standing document: the recorded one, plus overdue fees and an overdue
 * declaration, which replace the "practice" warning because it does not block by itself. DOCS-02, DATE-03
 */
const warningsAgainst = (facts: KnownStandingFacts, notifications: readonly string[]): readonly string[] => {
  const {
    goodStanding: { warning },
    certificatesWarning,
    cpdStatus,
  } = facts;
  const owesFees =
    isNotified(notifications, "PAYMENT_OVERDUE") || (warning === "practice" && mentionsFees(certificatesWarning));
  const overdue = [...(owesFees ? ["fees"] : []), ...(cpdStatus === "overdue" ? ["cpd"] : [])];
  const isAdded = warning !== undefined && !(warning === "practice" && overdue.length > 0);
  return [...new Set([...(isAdded ? [warning] : []), ...overdue])];
};

/** The warning on the good-standing document while exam results are withheld. DOCS-03 */
export const suppressWarning = "suppress";

/** Good-standing facts, some of which may have failed to load. */
export interface KnownStandingFacts extends Omit<GoodStandingFacts, "cpdStatus"> {
  readonly cpdStatus: CpdStatus | undefined;
}

/**
 * Derives the card of the good-standing document; unavailable to everyone while exam results are withheld. Undecided
 * while a deciding fact is undefined, because a missing fact neither allows nor blocks the document. DOCS-02, DOCS-03
 */
export const goodStandingCardOf = (
  facts: KnownStandingFacts,
  notifications: readonly string[] | undefined,
): DocumentCard => {
  if (notifications === undefined) return { shows: "undecided", missing: "notifications" };
  if (examPeriodOf(notifications) === "suppressed") return { shows: "greyed out", warnings: [suppressWarning] };
  const { cpdStatus } = facts;
  const isAvailable = (status: CpdStatus): boolean => isGoodStandingAvailable({ ...facts, cpdStatus: status });
  if (cpdStatus === undefined && isAvailable("upToDate") !== isAvailable("overdue"))
    return { shows: "undecided", missing: "cpdStatus" };
  if (isAvailable(cpdStatus ?? "overdue")) return { shows: "download" };
  return { shows: "greyed out", warnings: warningsAgainst(facts, notifications) };
};

/**
 * Whether the membership certificate has a card: for members with an eligible certificate. An ineligible one is hidden,
 * not greyed out. DOCS-04
 */
export const showsMembershipCertificate = (type: UserType, certificate: KeyResource | undefined): boolean =>
  type === "member" && certificate?.eligible === true && Boolean(certificate.certificateNumber);

/** Facts that decide which documents a customer may have. Facts that failed to load are undefined. */
export interface DocumentFacts {
  readonly type: UserType;
  readonly notifications: readonly string[] | undefined;
  readonly cpdStatus: CpdStatus | undefined;
}

export interface KeyedCard {
  readonly key: ResourceKey;
  readonly resource: KeyResource;
  readonly card: DocumentCard;
}

const cardFor = (
  key: ResourceKey,
  resource: KeyResource,
  { keyResources }: Documents,
  facts: DocumentFacts,
): DocumentCard | undefined => {
  switch (key) {
    case "membershipCertificate":
      return showsMembershipCertificate(facts.type, resource) ? { shows: "download" } : undefined;
    case "goodStanding": {
      const certificatesWarning = keyResources.certificates?.warning;
      return goodStandingCardOf(
        { goodStanding: resource, certificatesWarning, cpdStatus: facts.cpdStatus },
        facts.notifications,
      );
    }
    case "equivalence":
    case "certificates":
    case "docket":
      return documentCardOf(resource);
  }
};

/** The cards of a customer's documents in order; skips those that do not exist or are hidden. DOCS-01 to DOCS-04 */
export const documentCardsOf = (documents: Documents, facts: DocumentFacts): readonly KeyedCard[] =>
  resourceKeys.flatMap((key): readonly KeyedCard[] => {
    if (isUnread(documents.keyResources, key))
      return [{ key, resource: { eligible: false }, card: { shows: "undecided", missing: "documents" } }];
    const resource = documents.keyResources[key];
    const card = resource && cardFor(key, resource, documents, facts);
    return card ? [{ key, resource, card }] : [];
  });
