import { displayDate, type CalendarDate, type DateStyle } from "../kernel/calendar-date.ts";

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

/** What withdraws a document: something about its holder, or its removal from the record. VERI-02 */
export const withdrawalCauses = ["closing", "suspension", "retirement", "removal"] as const;
export type WithdrawalCause = (typeof withdrawalCauses)[number];

/** Whether a document holds on a day. VERI-02 */
export const validityStates = ["holds", "expired", "withdrawn", "replaced"] as const;
export interface Validity {
  readonly state: (typeof validityStates)[number];
  /** Cause of a withdrawal. */
  readonly because?: WithdrawalCause | undefined;
  /** Date of expiry or replacement. */
  readonly on?: CalendarDate | undefined;
}

interface KindRule {
  /** What about the holder withdraws it. Documents about the past, such as receipts, are withdrawn by nothing of it. */
  readonly endsWith: readonly Exclude<WithdrawalCause, "removal">[];
  /** Whether it attests a day: issued again on another day, it says something else. */
  readonly isDated: boolean;
}

const membership = ["closing", "suspension", "retirement"] as const;

const rules: Readonly<Record<DocumentKind, KindRule>> = {
  membershipCertificate: { endsWith: membership, isDated: false },
  goodStanding: { endsWith: membership, isDated: true },
  equivalence: { endsWith: [], isDated: false },
  certificates: { endsWith: membership, isDated: true },
  docket: { endsWith: ["closing", "suspension"], isDated: false },
  practisingCertificate: { endsWith: membership, isDated: false },
  receipt: { endsWith: [], isDated: false },
  submission: { endsWith: [], isDated: false },
  cpdRecord: { endsWith: [], isDated: true },
  membershipCredential: { endsWith: membership, isDated: false },
};

/** Whether a document attests the day of its issue, so that each day has its own. VERI-01 */
export const isDated = (kind: DocumentKind): boolean => rules[kind].isDated;

/** The facts of an issued document that decide whether it holds. */
export interface IssuedDocument {
  readonly kind: DocumentKind;
  /** Whether it was issued to a retired member, whom retirement takes nothing from. */
  readonly isOfRetired: boolean;
  /** Last day of a limited document. */
  readonly expiresOn: CalendarDate | undefined;
}

/** The facts of today that decide whether a document holds. */
export interface VerificationFacts {
  readonly isClosed: boolean;
  readonly isSuspended: boolean;
  readonly isRetired: boolean;
  /** Whether the organisation's record still has what the document attests. */
  readonly isOnRecord: boolean;
  /** Date of a newer document in its place. */
  readonly replacedOn: CalendarDate | undefined;
  readonly today: CalendarDate;
}

/** An issued document as its holder sees it listed. VERI-02 */
export interface ListedDocument {
  readonly code: string;
  readonly title: string;
  /** What tells it from others of its title: the number of a certificate, the reference of a payment. */
  readonly number: string;
  readonly issuedOn: CalendarDate;
  /** Whether it attests the day of its issue. */
  readonly isDated: boolean;
  readonly validity: Validity;
  /** The public page that those who check it see. */
  readonly address: string;
}

const withdrawalOf = (document: IssuedDocument, facts: VerificationFacts): WithdrawalCause | undefined => {
  const applies: Readonly<Record<WithdrawalCause, boolean>> = {
    closing: facts.isClosed,
    suspension: facts.isSuspended,
    retirement: facts.isRetired && !document.isOfRetired,
    removal: !facts.isOnRecord,
  };
  const causes: readonly WithdrawalCause[] = [...rules[document.kind].endsWith, "removal"];
  return causes.find((cause) => applies[cause]);
};

/** Whether a genuine document holds today. A withdrawal says more than an expiry, and an expiry more than a newer one. VERI-02 */
export const validityOf = (document: IssuedDocument, facts: VerificationFacts): Validity => {
  const because = withdrawalOf(document, facts);
  if (because !== undefined) return { state: "withdrawn", because };
  const { expiresOn } = document;
  if (expiresOn !== undefined && expiresOn < facts.today) return { state: "expired", on: expiresOn };
  return facts.replacedOn === undefined ? { state: "holds" } : { state: "replaced", on: facts.replacedOn };
};

const withdrawnWords: Readonly<Record<WithdrawalCause, string>> = {
  closing: "It was withdrawn, because its holder has left us or their account is closed.",
  suspension: "It is withdrawn while its holder is suspended.",
  retirement: "It was withdrawn, because its holder has retired since.",
  removal: "It was withdrawn. What it says is no longer on our record.",
};

/** A document's validity in a sentence, for those who check it and for its holder. VERI-02 */
export const validityWords = ({ state, because, on }: Validity, isOfDay: boolean, rules: DateStyle): string => {
  const day = on === undefined ? "an earlier day" : displayDate(on, rules);
  if (state === "withdrawn") return withdrawnWords[because ?? "removal"];
  if (state === "expired") return `It expired on ${day}.`;
  if (state === "replaced") return `It was replaced by a newer one of ${day}. Ask for that one.`;
  return isOfDay
    ? "It says what was so on the day it was issued, and has not been withdrawn since."
    : "It holds today.";
};
