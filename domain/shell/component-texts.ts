import { routes } from "../customer/routes.ts";
import { userTypes } from "../customer/user-type.ts";
import { evidenceTexts } from "../evidence/content.ts";
import { byCode, counted, each, line, lineWith, object, optional, type ContentOf } from "../kernel/content.ts";
import { messagePlaceholders } from "../kernel/message.ts";

/** A word for one, and for more. */
const word = counted<never>();

/** What pages load. */
const loadedSubjects = [
  "accountBalance",
  "accountDetails",
  "activity",
  "application",
  "applicationForm",
  "contactDetails",
  "countries",
  "cpdHistory",
  "cpdLog",
  "cpdRecord",
  "cpdStatus",
  "deadlines",
  "documents",
  "earlierApplication",
  "employmentChoices",
  "employmentDetails",
  "networks",
  "notifications",
  "ownNetworks",
  "page",
  "passkeys",
  "payments",
  "preferences",
  "progress",
  "progressOfApplication",
  "qualifications",
  "registerEntry",
  "requestToApplicant",
  "requests",
  "sentFiles",
  "subscription",
  "transactions",
  "waiverReasons",
  "whatNeedsDoing",
  "whatOthersSee",
  // Other systems.
  "evidenceTracker",
  "foundationsInProfessionalism",
  "internationalPractisingCertificateRenewal",
  "practisingCertificateRenewal",
] as const;
export type LoadedSubject = (typeof loadedSubjects)[number];

/** What is saved or submitted. */
const sentSubjects = [
  "activity",
  "answer",
  "application",
  "communicationPreferences",
  "declaration",
  "email",
  "employment",
  "employmentNetworks",
  "mailingAddress",
  "oxfordBrookes",
  "passkey",
  "password",
  "phone",
  "regionalNetwork",
  "retirement",
  "secondaryAddress",
  "signInEmail",
  "transfer",
  "waiver",
] as const;
export type SentSubject = (typeof sentSubjects)[number];

/** What a save has done. */
const successes = ["saved", "linkSent", "passkeyAdded", "passkeyRemoved"] as const;
export type Success = (typeof successes)[number];

/** Buttons, headings and notes of a flow. CPD-04, MEMB-01, RETR-01, WAIV-02 */
const flow = object({
  progress: lineWith("number", "total"),
  ...each(
    [
      "start",
      "resumed",
      "clear",
      "continue",
      "back",
      "close",
      "unanswered",
      "soFar",
      "check",
      "change",
      "sending",
      "sendingLong",
      "changeAnswer",
      "next",
      "dashboard",
      "print",
      "reference",
      "received",
      "noReference",
      "kept",
      "again",
    ],
    line,
  ).fields,
});

/** Buttons and messages of an editable section. FORM-01 to FORM-03 */
const form = object({
  ...each(
    [
      "edit",
      "cancel",
      "save",
      "saving",
      "saved",
      "slow",
      "unsaved",
      "unchanged",
      "incomplete",
      "savingAloud",
      "kept",
      "notSavedKept",
      "errors",
      "errorTitle",
      "required",
      "requiredGroup",
      "select",
      "dateFormat",
      "dateExample",
    ],
    line,
  ).fields,
  /** Name of the button that opens a section, whose heading begins with a small letter. */
  editSection: lineWith("section"),
  /** Words after their label: a field and what is wrong with it. */
  labelled: lineWith("label", "words"),
  noLongerOffered: lineWith("name"),
  used: lineWith("count", "limit"),
  left: lineWith("count"),
  tooMany: lineWith("count"),
  /** A record that changed elsewhere meanwhile. */
  newer: each(["heading", "message", "keepTyped", "keepRecorded", "same", "recorded", "typed", "nothing"], line),
});

/** Texts of parts that load. ERR-06, SHELL-03 */
const loading = object({
  /** What is loaded, within a sentence. */
  subjects: each(loadedSubjects, line),
  loading: lineWith("subject"),
  failed: lineWith("subject"),
  /** Instead of what the API does not have. CONF-04 */
  notOffered: lineWith("subject"),
  reload: line,
  /** Announced when loading takes a while, and when it has ended. */
  begun: line,
  ended: line,
});

/** Texts of downloads. DOCS-06 */
const download = object({
  file: lineWith("name"),
  ...each(["download", "copy", "pdf", "loading", "error", "again", "done", "notOffered"], line).fields,
});

/** Header, account menu, navigation and print head. NAV-01 to NAV-06 */
const frame = object({
  ...each(
    [
      "skip",
      "main",
      "menu",
      "account",
      "help",
      "logout",
      "suspended",
      "language",
      "languageFailed",
      "idLabel",
      "standing",
      "admitted",
    ],
    line,
  ).fields,
  inGoodStanding: line,
  notInGoodStanding: line,
  /** Kinds of customers. EXP-01 */
  kinds: object({ ...each(userTypes, line).fields, retired: line }),
  more: lineWith("label"),
  notifications: word,
  id: lineWith("id"),
  printed: lineWith("date"),
});

/** Dialogs about unsaved changes and the end of a session. SHELL-12 */
const dialogs = object({
  leave: each(["heading", "message", "stay", "leave"], line),
  idle: object({
    ...each(["heading", "message", "stay"], line).fields,
    minutes: counted("count"),
    seconds: lineWith("count"),
  }),
});

/** Toasts, and failures of what was sent from another page. CONT-09, SHELL-06 */
const notices = object({
  dismiss: line,
  successes: each(successes, line),
  /** What was sent, within a sentence. */
  subjects: each(sentSubjects, line),
  notSaved: lineWith("subject"),
  notSavedKept: lineWith("subject"),
  notSubmitted: lineWith("subject"),
  unknown: lineWith("subject"),
  goTo: lineWith("subject"),
  closeAlert: line,
  tracking: each(["heading", "message", "agree", "refuse"], line),
});

/** Bar above the pages during a grace period. SUSP-03 */
const suspension = object({
  label: line,
  heading: line,
  lastDay: lineWith("date"),
  left: counted("count", "date"),
  link: line,
});

/** State, dates and figures of obligations. TASK-01 */
const obligations = object({
  /** State of an obligation. */
  states: each(["coming", "due", "dueToday", "overdue", "expired", "ready"], line),
  /** Dates of an obligation, without and with the days until or since then. */
  dates: object({
    by: lineWith("date"),
    since: lineWith("date"),
    on: lineWith("date"),
    byIn: counted("date", "count"),
    sinceFor: counted("date", "count"),
    /** Time of an exam, today and on a later day. */
    timeToday: lineWith("time"),
    timeOn: lineWith("date", "time"),
    /** Date of an entry that requires nothing of the customer. */
    sinceDay: lineWith("date"),
  }),
  /** Units below the figure of an obligation. */
  figures: object({
    left: word,
    late: word,
    ago: word,
    toGo: word,
    today: line,
    lastDay: line,
    toPay: line,
    overdue: line,
    requirements: line,
    requirementsMet: line,
  }),
});

/** Below the figures of practical experience. QUAL-08 */
const experience = object({
  time: lineWith("unit", "signedOff"),
  /** What time is counted in, by the word on record; one without words shows as it is. LANG-04 */
  units: optional(byCode(line)),
  objectives: lineWith("completed", "remaining"),
});

/** Pages that lead to other systems. ROUTE-02, ROUTE-03 */
const handOff = object({
  failed: lineWith("name"),
  here: lineWith("name"),
  newWindow: lineWith("name"),
  ...each(["unavailable", "otherwise", "open", "back"], line).fields,
});

/** Texts of the frame and of components that several pages share. RULE-04 */
export const componentTexts = object({
  /** The sentences of rules, by key, where they are not the portal's own. LANG-04 */
  messages: optional(byCode(lineWith(...messagePlaceholders))),
  /** Names of pages while their texts load, and within sentences. */
  pages: each(routes, line),
  yes: line,
  no: line,
  on: line,
  off: line,
  newWindow: line,
  support: lineWith("reference"),
  flow,
  form,
  loading,
  download,
  evidence: evidenceTexts,
  frame,
  dialogs,
  notices,
  suspension,
  obligations,
  experience,
  handOff,
});
export type ComponentTexts = ContentOf<typeof componentTexts>;
