import { submissionStatuses } from "../../../domain/cpd/status.ts";
import {
  counted,
  each,
  line,
  lineWith,
  object,
  optional,
  richText,
  richTextWith,
  type ContentOf,
  type Shape,
} from "../../../domain/kernel/content.ts";
import { paidLines } from "./description-texts.ts";

/** Names of submissions within a sentence: "CPD declaration for 2026". */
const submissions = object({
  declaration: lineWith("year"),
  waiverRequest: lineWith("year"),
  waiver: lineWith("startDate", "endDate"),
  /** Used for a waiver without known dates. */
  waiverOfYear: lineWith("year"),
  application: line,
  retirementRequest: line,
  retirement: line,
});
export type SubmissionNames = ContentOf<typeof submissions>;

/** Next steps after a submission, by kind. MAIL-01 */
const nextAfterSubmission = object({
  declaration: each(submissionStatuses, richText),
  waiver: richText,
  application: richText,
  retirement: richText,
});
export type NextAfterSubmission = ContentOf<typeof nextAfterSubmission>;

/** Next steps after a decision, by kind of submission. MAIL-01 */
const nextAfterDecision = object({
  waiver: object({
    granted: richTextWith("units", "year", "verifiable"),
    /** Fills {units}. */
    units: counted("units"),
    refused: richTextWith("year"),
  }),
  application: object({ granted: richText, refused: richText }),
});
export type NextAfterDecision = ContentOf<typeof nextAfterDecision>;

/** The mail with the outcome of a review, or with its withdrawal. LOG-05 */
const reviewMails = ["sufficient", "notSufficient", "takenBack"] as const;
export type ReviewMail = (typeof reviewMails)[number];

const decision = object({ subject: lineWith("what"), body: richTextWith("what", "because", "next") });

/** Consequences of an unmet obligation, by whether the customer is in a grace period or suspended for it. */
const consequence = object({
  due: richText,
  dueInGrace: richText,
  overdue: richText,
  overdueInGrace: richText,
  suspended: richText,
  suspendedUntil: richTextWith("lastDay"),
});

/** How an account is put right. CORR-01 */
export const corrections = ["creditNote", "reversal", "refund", "reinstated", "creditPaidOut"] as const;
export type Correction = (typeof corrections)[number];

const correctionBody = richTextWith("amount", "reference", "corrected", "reason", "balance");

/** What is owed after a change. */
const balance = object({ owed: lineWith("amount"), inFavour: lineWith("amount"), settled: line });

const departure = object({ subject: line, body: richTextWith("date", "credited", "balance") });

/** Texts of the mails, one document each. RULE-04, MAIL-01, MAIL-02 */
export const mailDocuments = {
  /** Texts that several mails share. */
  "mail-frame": object({
    greeting: lineWith("name"),
    /** Words after their label, in a mail without markup. */
    labelled: lineWith("label", "words"),
    /** Why somebody gets the mail; its last line. */
    why: line,
    /** For changes that another person may have made. */
    notYou: richText,
    submissions,
    /** Relative dates, such as "tomorrow". */
    soon: object({ today: line, tomorrow: line, later: lineWith("days") }),
  }),
  "mail-password-link": object({
    subject: line,
    body: richTextWith("passkey"),
    /** Fills {passkey} when the account has one. */
    passkey: richText,
    link: line,
  }),
  "mail-invitation": object({ subject: line, body: richTextWith("portal"), link: line }),
  "mail-password-changed": object({ subject: line, body: richTextWith("notYou") }),
  "mail-passkey-added": object({ subject: line, body: richTextWith("name", "notYou") }),
  "mail-passkey-removed": object({ subject: line, body: richTextWith("name", "notYou") }),
  "mail-new-device": object({
    subject: line,
    body: richTextWith("device", "at", "notYou"),
    /** Replaces {device} when the device is unknown. */
    unknown: line,
  }),
  "mail-confirm-email": object({ subject: line, body: richText, link: line }),
  "mail-email-requested": object({ subject: line, body: richTextWith("email") }),
  "mail-email-taken": object({ subject: line, body: richText }),
  "mail-sign-in-email-changed": object({ subject: line, body: richTextWith("before", "after") }),
  "mail-contact-email-changed": object({
    subject: line,
    body: richTextWith("before", "after", "notYou"),
    /** Used when there was no earlier address. */
    firstBody: richTextWith("after", "notYou"),
  }),
  "mail-received": object({
    subject: lineWith("what"),
    body: richTextWith("what", "reference", "facts", "next"),
    /** Of what counts at once: an entry in the register of retired members. RETR-04 */
    entry: optional(object({ subject: lineWith("what"), body: richTextWith("what", "reference", "facts", "next") })),
    next: nextAfterSubmission,
  }),
  "mail-more-needed": object({
    subject: lineWith("what"),
    body: richTextWith("what", "reference", "wanted", "by"),
    /** About what is in force, which is not on hold; by default the same text. */
    inForce: optional(richTextWith("what", "reference", "wanted", "by")),
    /** The link to the page where it is answered; none by default. LOG-04 */
    link: optional(line),
  }),
  "mail-answer-received": object({
    subject: lineWith("what"),
    body: richTextWith("what", "reference", "wanted", "words", "late"),
    late: richTextWith("by"),
  }),
  "mail-decided": object({
    granted: decision,
    refused: decision,
    /** Fills {because} when there is a reason. */
    because: richTextWith("reason"),
    next: nextAfterDecision,
  }),
  "mail-reviewed": object({
    ...each(reviewMails, object({ subject: lineWith("year"), body: richTextWith("year", "reference", "because") }))
      .fields,
    /** Fills {because} when there is a reason. */
    because: lineWith("reason"),
  }),
  "mail-decision-taken-back": object({
    subject: lineWith("what"),
    body: richTextWith("what", "reference", "reason"),
  }),
  "mail-submission-taken-back": object({
    subject: lineWith("what"),
    body: richTextWith("what", "reference", "reason"),
  }),
  /** That a payment was received: the receipt in words, and what changed. FEES-03, DATE-04 */
  "mail-payment-received": object({
    subject: lineWith("amount"),
    body: richTextWith("facts", "balance", "ended"),
    receivedOn: line,
    reference: line,
    from: line,
    member: lineWith("name", "id"),
    ...paidLines.fields,
    total: line,
    balance,
    /** Fills {ended} when it ended a suspension. */
    ended: richText,
    link: line,
  }),
  /** What was put right on somebody's account, and what they owe after it. CORR-01 */
  "mail-account-corrected": object({
    ...each(corrections, object({ subject: line, body: correctionBody })).fields,
    balance,
    link: line,
  }),
  /** That somebody is suspended; {why} is the text of the page that they see. SUSP-04 */
  "mail-suspension": object({ subject: line, body: richTextWith("why"), link: line }),
  /** That somebody has left. LIFE-01 */
  "mail-departure": object({
    resigned: departure,
    closed: departure,
    /** Fills {credited} when a debt was credited. */
    credited: richTextWith("amount"),
    balance,
  }),
  "mail-suspension-ended": object({ subject: line, body: richTextWith(), link: line }),
  "mail-readmission": object({
    subject: line,
    body: richTextWith("date"),
    staying: object({ subject: line, body: richTextWith() }),
    link: line,
  }),
  "mail-name-corrected": object({ subject: line, body: richTextWith("name"), link: line }),
  /** That two accounts have become one. LIFE-02 */
  "mail-merged": object({ subject: line, body: richTextWith("kept", "merged", "email"), link: line }),
  "mail-reminder-declaration": object({
    due: object({
      subject: lineWith("year", "date"),
      body: richTextWith("year", "date", "soon", "consequence"),
    }),
    overdue: object({
      subject: lineWith("year", "date"),
      body: richTextWith("year", "date", "soon", "consequence"),
    }),
    consequence,
    link: line,
  }),
  "mail-reminder-subscription": object({
    due: object({
      subject: lineWith("year", "date"),
      body: richTextWith("year", "date", "soon", "amount", "consequence"),
    }),
    overdue: object({
      subject: lineWith("year", "date"),
      body: richTextWith("year", "date", "soon", "amount", "consequence"),
    }),
    consequence,
    link: line,
  }),
  "mail-reminder-practising-certificate": object({
    due: object({
      subject: lineWith("jurisdiction", "date"),
      body: richTextWith("jurisdiction", "number", "date", "soon"),
    }),
    overdue: object({
      subject: lineWith("jurisdiction", "date"),
      body: richTextWith("jurisdiction", "number", "date", "soon"),
    }),
    link: line,
  }),
  "mail-reminder-answer": object({
    due: object({
      subject: lineWith("what", "date"),
      body: richTextWith("what", "reference", "wanted", "date", "soon"),
    }),
    overdue: object({
      subject: lineWith("what", "date"),
      body: richTextWith("what", "reference", "wanted", "date", "soon"),
    }),
    link: line,
  }),
  "mail-staff-link": object({ subject: line, body: richText, link: line }),
  "mail-staff-passkey": object({ subject: line, body: richTextWith("at") }),
  "mail-staff-new-device": object({ subject: line, body: richTextWith("device", "at"), unknown: line }),
  "mail-registry-digest": object({
    subject: lineWith("day"),
    /** Name in the greeting. */
    to: line,
    body: richTextWith("received", "answered", "late"),
    received: line,
    nothingReceived: line,
    answered: line,
    late: line,
    nothingLate: line,
  }),
} as const satisfies Record<string, Shape>;
