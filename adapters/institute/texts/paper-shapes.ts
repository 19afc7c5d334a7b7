import { submittedRoutes } from "../../../domain/cpd/cpd-routes.ts";
import { adjustmentStatuses, yearStatuses } from "../../../domain/cpd/history.ts";
import { designations } from "../../../domain/customer/user-type.ts";
import {
  byCode,
  counted,
  each,
  line,
  lineWith,
  listOf,
  object,
  type ContentOf,
  type Shape,
} from "../../../domain/kernel/content.ts";
import type { Omission } from "../../../domain/my-details/personal-data.ts";
import { changeKinds } from "../../../domain/submissions/events.ts";
import { followedNames, outcomeNames } from "../../../domain/submissions/following.ts";
import { paidLines } from "./description-texts.ts";

/** What members send, in words: on copies, in mails and for the registrar. RULE-04 */
const submissions = object({
  yes: line,
  no: line,
  declaration: object({
    title: lineWith("year"),
    submittedOn: line,
    ...each(["isRequirementsMet", "route", "isEngagementPartner", "isConfirmed"], line).fields,
    routes: each(submittedRoutes, line),
  }),
  waiver: object({
    title: lineWith("year"),
    ...each(["startDate", "endDate", "reason", "units", "verifiableUnits", "status"], line).fields,
    /** Stands for a day that is not on record. */
    unknownDay: line,
    statuses: object({ ...each(adjustmentStatuses, line).fields, takenBack: line }),
  }),
  application: each(
    [
      "title",
      "submittedOn",
      "hasConvictions",
      "confirmedPermission",
      "publicPractice",
      "publicPracticeConfirmed",
      "employmentCategory",
      "businessCategory",
      "companyName",
      "jobTitle",
      "organisationSize",
      "professionalQualifications",
      "regionalNetwork",
      "employmentNetworks",
      "optInMemberDirectory",
    ],
    line,
  ),
  retirement: each(
    [
      "title",
      "joinedOn",
      "isPermanentRetirement",
      "retirementDate",
      "isPcOrInsolvencyLicenceHolder",
      "declarationAccepted",
    ],
    line,
  ),
  change: object({
    titles: each(changeKinds, line),
    sentOn: line,
    /** Labels by name; a name without one is shown in words. */
    fields: byCode(line),
    /** A field of an address. */
    within: lineWith("section", "field"),
  }),
});
export type SubmissionTexts = ContentOf<typeof submissions>;

/** Texts that several papers share. */
const frame = object({
  /** What a customer is called within a sentence. DOCS-01 */
  standings: each(designations, line),
  /** Labels of the person. */
  name: line,
  id: line,
  documentNumber: line,
  certificateNumber: line,
  /** Above the signature of a letter. */
  farewell: line,
  /** The signatory, with and without a name. */
  signedBy: lineWith("name", "office"),
  signedFor: lineWith("institute"),
  /** What a letter is filed under, above its text. */
  ourReference: line,
  issuedOn: line,
  /** At the foot of letters with several pages. */
  pageNumber: lineWith("page", "pages"),
  /** Beside the QR code. */
  checkAt: line,
  code: lineWith("code"),
  issued: lineWith("date"),
});
export type PaperFrame = ContentOf<typeof frame>;

/** Texts of papers: certificates, letters, records, receipts and copies. RULE-04, DOCS-01, DOCS-05, FEES-03 */
export const paperDocuments = {
  "paper-frame": frame,
  "paper-membership-certificate": object({
    title: line,
    lead: line,
    /** After the name. */
    body: lineWith("institute", "standing"),
    admittedOn: line,
  }),
  "paper-practising-certificate": object({
    lead: line,
    body: lineWith("institute"),
    jurisdiction: line,
    from: line,
    expires: line,
  }),
  "paper-good-standing": object({
    title: line,
    paragraphs: listOf(lineWith("name", "standing", "institute")),
    memberSince: line,
    closing: listOf(lineWith("date", "institute")),
  }),
  "paper-equivalence": object({
    title: line,
    paragraphs: listOf(lineWith("name", "examinations", "level", "institute")),
    /** Fill {examinations} and {level}: for tech graduates, and for everybody else. */
    technician: object({ examinations: line, level: line }),
    professional: object({ examinations: line, level: line }),
    completed: line,
    closing: listOf(lineWith("date", "institute")),
  }),
  "paper-practising-certificates": object({
    title: line,
    some: listOf(lineWith("name")),
    none: listOf(lineWith("name")),
    certificate: lineWith("certificate", "number", "date"),
    closing: listOf(lineWith("date", "institute")),
  }),
  "paper-exam-docket": object({
    title: line,
    paragraphs: listOf(line),
    exam: lineWith("number"),
    closing: listOf(lineWith("date", "institute")),
  }),
  "paper-membership-credential": object({
    title: line,
    body: lineWith("institute", "standing"),
    standing: line,
    admittedOn: line,
    /** The credential itself. VERI-04 */
    name: lineWith("institute"),
    description: lineWith("institute", "standing"),
    criteria: lineWith("institute"),
  }),
  "paper-cpd-record": object({
    title: line,
    body: lineWith("institute", "name", "date"),
    declaration: line,
    declaredOn: line,
    route: line,
    reference: line,
    broughtForward: line,
    statuses: each(yearStatuses, line),
    routes: each(submittedRoutes, line),
    adjustmentStatuses: each(adjustmentStatuses, line),
    units: counted("units"),
    /** Labels of a waiver and of other adjustments. */
    waiver: lineWith("id"),
    otherAdjustment: line,
    /** An adjustment with and without its period. */
    adjustment: lineWith("reason", "units", "status"),
    adjustmentFor: lineWith("reason", "startDate", "endDate", "units", "status"),
    /** A decided adjustment, without and with a reason. */
    decided: lineWith("adjustment", "date"),
    decidedBecause: lineWith("adjustment", "date", "reason"),
    /** The outcome of a review, in a sentence. LOG-05 */
    reviewed: line,
    review: each(outcomeNames, lineWith("date")),
    /** The log of a year: its sum, and each activity, verifiable or not. LOG-06 */
    log: object({
      heading: line,
      sum: lineWith("units", "verifiable"),
      units: lineWith("counted", "required"),
      verifiable: lineWith("counted", "required"),
      activity: lineWith("title", "units"),
      verifiableActivity: lineWith("title", "units"),
    }),
  }),
  "paper-invoice": object({
    title: line,
    number: line,
    date: line,
    due: line,
    from: line,
    to: line,
    customer: line,
    member: lineWith("name", "id"),
    charge: line,
    amount: line,
    tax: line,
    paid: line,
    open: line,
    creditNote: lineWith("reference", "date"),
    /** Heading of the account to transfer to, and the payer's reference. */
    transfer: line,
    reference: line,
    closing: listOf(lineWith("date")),
  }),
  "paper-receipt": object({
    title: line,
    paragraphs: listOf(lineWith("institute")),
    amount: line,
    receivedOn: line,
    reference: line,
    what: line,
    from: line,
    /** Heading of the charges that it pays. */
    paid: line,
    ...paidLines.fields,
    closing: listOf(lineWith("date")),
  }),
  "paper-submission-copy": object({
    paragraphs: listOf(lineWith("institute")),
    reference: line,
    submissions,
    /** Labels of what has happened since. */
    events: object({ ...each(followedNames, line).fields, ...each(outcomeNames, line).fields }),
    closing: listOf(lineWith("date")),
  }),
  "paper-personal-data": object({
    title: line,
    paragraphs: listOf(lineWith("institute", "date")),
    /** Values in words. */
    yes: line,
    no: line,
    person: line,
    organisation: lineWith("institute"),
    /** Heading of one of several rows, and the label of empty rows. */
    row: lineWith("heading", "number", "count"),
    /** A field within what is stored as a whole, and its value. */
    labelled: lineWith("label", "words"),
    count: line,
    empty: lineWith("headings"),
    /** Explains the mark in place of unprintable characters. */
    unprintable: lineWith("mark"),
    /** At the foot of each page. */
    pageNumber: lineWith("page", "pages"),
    groups: each(
      ["you", "qualification", "cpd", "money", "sent", "documents", "messages", "security", "records"],
      line,
    ),
    /** Headings of stored tables, and labels of their columns; a column without one is shown in words. */
    tables: byCode(object({ heading: line, columns: byCode(line) })),
    /** Stored codes in words; others are written out as they are, in lower case. */
    codes: byCode(line),
    /** Fields within what is stored as a whole, by their path; others are written out. */
    fields: byCode(line),
    leftOut: object({
      heading: line,
      /** What is left out for each reason; the reasons follow. */
      named: object({ secret: line, internal: line, copy: line, nobody: line } satisfies Record<Omission, Shape>),
      secret: line,
      internal: line,
      copy: line,
      nobody: line,
    } satisfies Record<Omission | "heading" | "named", Shape>),
    closing: listOf(lineWith("date", "institute")),
  }),
} as const satisfies Record<string, Shape>;
