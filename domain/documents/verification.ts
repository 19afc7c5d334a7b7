import type { CalendarDate } from "../kernel/calendar-date.ts";

/** Kinds of documents that the organisation issues. VERI-01 */
export const documentKinds = [
  "membershipCertificate",
  "goodStanding",
  "equivalence",
  "certificates",
  "docket",
  "practisingCertificate",
  "receipt",
  "submission",
  "cpdRecord",
  "membershipCredential",
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * Reasons for withdrawing a document: a change of its holder, a payment that was taken back, or its removal from the
 * record. VERI-02, CORR-01
 */
export const withdrawalCauses = ["closing", "suspension", "retirement", "reversal", "removal"] as const;
export type WithdrawalCause = (typeof withdrawalCauses)[number];

/** A valid document; of a letter of good standing also whether its holder is in good standing today. VERI-02 */
export interface ValidDocument {
  readonly state: "valid";
  readonly isStillSo?: boolean | undefined;
}

/**
 * The validity of a document on a day; `on` is the date of expiry or replacement. A document that bears an earlier name
 * of its holder is replaced before the newer one is issued. VERI-02, LIFE-03
 */
export type Validity =
  | ValidDocument
  | { readonly state: "expired"; readonly on: CalendarDate }
  | { readonly state: "replaced"; readonly on?: CalendarDate | undefined }
  | { readonly state: "withdrawn"; readonly because: WithdrawalCause };

interface KindRule {
  /** Changes of the holder that withdraw the document; none for documents about the past, such as receipts. */
  readonly endsWith: readonly Exclude<WithdrawalCause, "removal" | "reversal">[];
  /** True when the document describes the day of its issue, so each day has a document of its own. */
  readonly isDated: boolean;
  /** True when the document records something of the past, under the name of that time. */
  readonly isOfThePast?: boolean;
}

const membership = ["closing", "suspension", "retirement"] as const;

const rules: Readonly<Record<DocumentKind, KindRule>> = {
  membershipCertificate: { endsWith: membership, isDated: false },
  goodStanding: { endsWith: membership, isDated: true },
  equivalence: { endsWith: [], isDated: false },
  certificates: { endsWith: membership, isDated: true },
  docket: { endsWith: ["closing", "suspension"], isDated: false },
  practisingCertificate: { endsWith: membership, isDated: false },
  receipt: { endsWith: [], isDated: false, isOfThePast: true },
  submission: { endsWith: [], isDated: false, isOfThePast: true },
  cpdRecord: { endsWith: [], isDated: true },
  membershipCredential: { endsWith: membership, isDated: false },
};

/** True when documents of a kind describe the day of their issue, such as letters of good standing. VERI-01 */
export const isDated = (kind: DocumentKind): boolean => rules[kind].isDated;

/** True when documents of a kind say that their holder is in good standing, which can change. VERI-02 */
export const saysGoodStanding = (kind: DocumentKind): boolean => kind === "goodStanding";

/** Adds to the validity of a letter of good standing whether its holder is in good standing today. VERI-02 */
export const withStanding = (validity: Validity, isInGoodStanding: boolean | undefined): Validity =>
  validity.state === "valid" && isInGoodStanding !== undefined
    ? { ...validity, isStillSo: isInGoodStanding }
    : validity;

/** The facts of an issued document that decide whether it is valid. */
export interface DocumentRecord {
  readonly kind: DocumentKind;
  /** Whether it was issued to a retired member; retirement does not withdraw it. */
  readonly isOfRetired: boolean;
  /** Last day of a limited document. */
  readonly expiresOn: CalendarDate | undefined;
}

/** Current facts that decide whether a document is valid. */
export interface VerificationFacts {
  readonly isClosed: boolean;
  readonly isSuspended: boolean;
  readonly isRetired: boolean;
  /** Whether the document still agrees with the organisation's records. */
  readonly isOnRecord: boolean;
  /** Whether the payment of a receipt was taken back. CORR-01 */
  readonly isTakenBack: boolean;
  /** Whether its holder has another name by now. LIFE-03 */
  readonly isRenamed: boolean;
  /** Date of issue of the document that replaces it. */
  readonly replacedOn: CalendarDate | undefined;
  readonly today: CalendarDate;
}

/** An issued document in the holder's list. VERI-02 */
export interface ListedDocument {
  readonly code: string;
  readonly title: string;
  /** Distinguishes documents of the same title: the number of a certificate, the reference of a payment. */
  readonly number: string;
  readonly issuedOn: CalendarDate;
  /** Whether it describes the day of its issue. */
  readonly isDated: boolean;
  readonly validity: Validity;
  /** Address of its public page. */
  readonly address: string;
}

const withdrawalOf = (document: DocumentRecord, facts: VerificationFacts): WithdrawalCause | undefined => {
  const applies: Readonly<Record<WithdrawalCause, boolean>> = {
    closing: facts.isClosed,
    suspension: facts.isSuspended,
    retirement: facts.isRetired && !document.isOfRetired,
    reversal: facts.isTakenBack,
    removal: !facts.isOnRecord,
  };
  const causes: readonly WithdrawalCause[] = [...rules[document.kind].endsWith, "reversal", "removal"];
  return causes.find((cause) => applies[cause]);
};

/** The validity of a genuine document. Withdrawal takes precedence over expiry, and expiry over replacement. VERI-02 */
export const validityOf = (document: DocumentRecord, facts: VerificationFacts): Validity => {
  const because = withdrawalOf(document, facts);
  if (because !== undefined) return { state: "withdrawn", because };
  const { expiresOn } = document;
  if (expiresOn !== undefined && expiresOn < facts.today) return { state: "expired", on: expiresOn };
  if (facts.replacedOn !== undefined) return { state: "replaced", on: facts.replacedOn };
  return facts.isRenamed && rules[document.kind].isOfThePast !== true ? { state: "replaced" } : { state: "valid" };
};
