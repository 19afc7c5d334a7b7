import type { PractisingCertificate } from "./certificates.ts";
import { examPeriodOf, isNotified } from "../customer/notifications.ts";
import type { UserType } from "../customer/user-type.ts";
import type { CpdStatus } from "../cpd/status.ts";

/** The documents with a card of their own. DOCS-01 */
export const resourceKeys = [
  "goodStanding",
  "membershipCertificate",
  "equivalence",
  "certificates",
  "docket",
] as const;
export type ResourceKey = (typeof resourceKeys)[number];

/** A document as the institute offers it, with what it is asked for by. */
export interface KeyResource {
  readonly eligible: boolean;
  readonly certificateNumber?: string | undefined;
  readonly certificateType?: string | undefined;
  readonly warning?: string | undefined;
}

/** What there is for someone to download. DOCS-01, DOCS-05 */
export interface Documents {
  readonly keyResources: Readonly<Partial<Record<ResourceKey, KeyResource | undefined>>>;
  readonly practisingCertificates: readonly PractisingCertificate[];
}

/** A fact that decides whether someone may have a document, and that can fail to load. */
export type DecidingFact = "notifications" | "cpdStatus";

/** A document's card: to be downloaded, greyed out with everything that stands against it, or undecided for want of a fact. DOCS-01, DATE-03 */
export type DocumentCard =
  | { readonly shows: "download" }
  | { readonly shows: "greyed out"; readonly warnings: readonly string[] }
  | { readonly shows: "undecided"; readonly missing: DecidingFact };

/** The card of a document. DOCS-01 */
export const documentCardOf = (resource: KeyResource): DocumentCard =>
  resource.eligible ? { shows: "download" } : { shows: "greyed out", warnings: resource.warning === undefined ? [] : [resource.warning] };

/** What decides whether a good-standing document is available. */
export interface GoodStandingFacts {
  readonly goodStanding: KeyResource;
  readonly certificatesWarning: string | undefined;
  readonly cpdStatus: CpdStatus;
}

const mentionsFees = (warning: string | undefined): boolean => /fees/i.test(warning ?? "");

/** Whether a good-standing document is available, exams aside. DOCS-02 */
export const isGoodStandingAvailable = ({ goodStanding, certificatesWarning, cpdStatus }: GoodStandingFacts): boolean =>
  goodStanding.eligible ||
  (goodStanding.warning === "practice" && !mentionsFees(certificatesWarning) && cpdStatus !== "overdue");

/**
 * Everything that stands against a good-standing document. The record names one warning; overdue fees and an overdue
 * declaration are added to it, and make up for "practice", which alone stands in no way. DOCS-02, DATE-03
 */
const warningsAgainst = (facts: KnownStandingFacts, notifications: readonly string[]): readonly string[] => {
  const { goodStanding: { warning }, certificatesWarning, cpdStatus } = facts;
  const owesFees = isNotified(notifications, "PAYMENT_OVERDUE") || (warning === "practice" && mentionsFees(certificatesWarning));
  const overdue = [...(owesFees ? ["fees"] : []), ...(cpdStatus === "overdue" ? ["cpd"] : [])];
  const isAdded = warning !== undefined && !(warning === "practice" && overdue.length > 0);
  return [...new Set([...(isAdded ? [warning] : []), ...overdue])];
};

/** The warning on a good-standing document before exam results are out. DOCS-03 */
export const suppressWarning = "suppress";

/** Facts about good standing of which some may have failed to load. */
export interface KnownStandingFacts extends Omit<GoodStandingFacts, "cpdStatus"> {
  readonly cpdStatus: CpdStatus | undefined;
}

/**
 * The card of the good-standing document; before exam results are out nobody has one. Undecided while a fact that
 * decides is undefined: a missing fact neither offers the document nor gives a reason against it. DOCS-02, DOCS-03
 */
export const goodStandingCardOf = (facts: KnownStandingFacts, notifications: readonly string[] | undefined): DocumentCard => {
  if (notifications === undefined) return { shows: "undecided", missing: "notifications" };
  if (examPeriodOf(notifications) === "suppressed") return { shows: "greyed out", warnings: [suppressWarning] };
  const { cpdStatus } = facts;
  const isAvailable = (status: CpdStatus): boolean => isGoodStandingAvailable({ ...facts, cpdStatus: status });
  if (cpdStatus === undefined && isAvailable("upToDate") !== isAvailable("overdue")) return { shows: "undecided", missing: "cpdStatus" };
  if (isAvailable(cpdStatus ?? "overdue")) return { shows: "download" };
  return { shows: "greyed out", warnings: warningsAgainst(facts, notifications) };
};

/**
 * Whether the membership certificate has a card: for members, where there is a certificate and it is
 * allowed. One that is not allowed has no card at all, rather than a greyed-out one. DOCS-04
 */
export const showsMembershipCertificate = (
  type: UserType,
  certificate: KeyResource | undefined,
): boolean => type === "member" && certificate?.eligible === true && Boolean(certificate.certificateNumber);

/** Who asks for documents, as far as it decides what they may have. A fact that failed to load is undefined. */
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

const cardFor = (key: ResourceKey, resource: KeyResource, { keyResources }: Documents, facts: DocumentFacts): DocumentCard | undefined => {
  switch (key) {
    case "membershipCertificate":
      return showsMembershipCertificate(facts.type, resource) ? { shows: "download" } : undefined;
    case "goodStanding": {
      const certificatesWarning = keyResources.certificates?.warning;
      return goodStandingCardOf({ goodStanding: resource, certificatesWarning, cpdStatus: facts.cpdStatus }, facts.notifications);
    }
    case "equivalence":
    case "certificates":
    case "docket":
      return documentCardOf(resource);
  }
};

/** The cards of someone's documents, in order; a document that there is not has none. DOCS-01 to DOCS-04 */
export const documentCardsOf = (documents: Documents, facts: DocumentFacts): readonly KeyedCard[] =>
  resourceKeys.flatMap((key): readonly KeyedCard[] => {
    const resource = documents.keyResources[key];
    const card = resource && cardFor(key, resource, documents, facts);
    return card ? [{ key, resource, card }] : [];
  });
