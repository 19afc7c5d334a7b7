import { answerReceivedMail, moreInformationMail } from "../../../adapters/institute/areas/cases/request-mails.ts";
import {
  decisionTakenBackMail,
  submissionTakenBackMail,
} from "../../../adapters/institute/areas/cases/taken-back-mails.ts";
import { reviewOutcomeMail } from "../../../adapters/institute/areas/cpd/reviews/review-mail.ts";
import { passkeyAddedMail, passkeyRemovedMail } from "../../../adapters/institute/areas/credentials/passkey-mails.ts";
import { accountCorrectedMail } from "../../../adapters/institute/areas/fees/correction-mail.ts";
import { receiptMail } from "../../../adapters/institute/areas/fees/receipt-mail.ts";
import { contactEmailChangedMail } from "../../../adapters/institute/areas/my-details/contact/contact-mail.ts";
import {
  accountsMergedMail,
  departureMail,
  nameCorrectedMail,
  readmissionMail,
  departureCancelledMail,
} from "../../../adapters/institute/areas/people/account-mails.ts";
import { invitationMail } from "../../../adapters/institute/areas/people/invitation-mail.ts";
import { reminderMail } from "../../../adapters/institute/areas/reminders/reminder-mail.ts";
import { registryDigestMail } from "../../../adapters/institute/areas/submissions/digest-mail.ts";
import {
  decisionMail,
  submissionReceivedMail,
} from "../../../adapters/institute/areas/submissions/submission-mails.ts";
import { suspensionMail, suspensionEndedMail } from "../../../adapters/institute/areas/suspension/suspension-mail.ts";
import { fillLine } from "../../../adapters/institute/platform/content/fill-line.ts";
import type { Mail, MailReader, MailTexts } from "../../../adapters/institute/platform/mail/mails.ts";
import { renderMail, type MailContent } from "../../../adapters/institute/platform/mail/render-mail.ts";
import {
  emailConfirmationMail,
  emailRequestedMail,
  emailTakenMail,
  signInEmailChangedMail,
} from "../../../adapters/institute/provider/credentials/email-mails.ts";
import {
  passwordChangedMail,
  passwordLinkMail,
} from "../../../adapters/institute/provider/credentials/password-mails.ts";
import { newDeviceMail } from "../../../adapters/institute/provider/new-device-mails.ts";
import { staffNewDeviceMail } from "../../../adapters/institute/provider/staff/new-device-mail.ts";
import { staffLinkMail, staffPasskeyMail } from "../../../adapters/institute/provider/staff/staff-mails.ts";
import { corrections, type mailDocuments } from "../../../adapters/institute/texts/mail-shapes.ts";
import type { DatedObligation } from "../../../domain/institute/reminders/dated-obligations.ts";
import { displayDate, plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { shippedMails } from "./mails.ts";

const maya: MailReader = { firstName: "Maya", customerType: "MEMBER", language: null };
const link = "https://portal.example/idp/choose-password/aBcDeFgH";
const email = "maya.member@example.org";
const due = "2026-12-31" as CalendarDate;
const today = "2026-12-08" as CalendarDate;
const what = ({ application }: { readonly application: string }): string => application;
const reference = "MEM-2026-K7Q2M4XT";
const reason = "The letter of your employer names another period.";
const balance = 26_850;

/** A reminder before and after the day. */
const reminders = (mails: MailTexts, obligation: DatedObligation): readonly Mail[] =>
  [today, "2027-01-20" as CalendarDate].map((day) => reminderMail(mails, { obligation, today: day, grace: undefined }));

type Sample = Mail | (() => Promise<MailContent>);
type Document = Exclude<keyof typeof mailDocuments, "mail-frame">;

/** Mails of every document, with the facts of made-up people. */
const samplesOf = (mails: MailTexts): Readonly<Record<Document, readonly Sample[]>> => ({
  "mail-password-link": [passwordLinkMail(mails, link), passwordLinkMail(mails, link, true)],
  "mail-invitation": [invitationMail(mails, link)],
  "mail-password-changed": [passwordChangedMail(mails)],
  "mail-passkey-added": [passkeyAddedMail(mails, "Phone")],
  "mail-passkey-removed": [passkeyRemovedMail(mails, "Phone")],
  "mail-new-device": [newDeviceMail(mails, "Firefox on Windows", new Date("2026-12-08T09:12:00Z"), defaultRules)],
  "mail-confirm-email": [emailConfirmationMail(mails, link)],
  "mail-email-requested": [emailRequestedMail(mails, "maya@new.example")],
  "mail-email-taken": [emailTakenMail(mails)],
  "mail-sign-in-email-changed": [signInEmailChangedMail(mails, email, "maya@new.example")],
  "mail-contact-email-changed": [contactEmailChangedMail(mails, email, "maya@new.example")],
  "mail-received": [
    submissionReceivedMail(mails, {
      what,
      reference,
      facts: [
        ["Job title", "Audit senior"],
        ["Company", "Quill and Partners"],
      ],
      next: (next, say) => say(next.application, {}),
    }),
    submissionReceivedMail(mails, {
      what: ({ retirementRequest }) => retirementRequest,
      reference: "RET-2026-CNR9VSU8",
      facts: [["Retirement date", "30 June 2027"]],
      next: (next, say) => say(next.retirement, {}),
      isEntry: true,
    }),
  ],
  "mail-more-needed": [true, false].map((isInForce) =>
    moreInformationMail(mails, {
      what,
      reference,
      request: { wanted: "A letter from your employer.", by: due },
      isInForce,
    }),
  ),
  "mail-answer-received": [plusDays(due, -1), plusDays(due, 1)].map((today) =>
    answerReceivedMail(mails, {
      what,
      reference,
      request: { wanted: "A letter from your employer.", by: due },
      words: "My employer sends it on Monday.\nThe number of the letter is 7.",
      today,
    }),
  ),
  "mail-decided": [true, false].map((isGranted) =>
    decisionMail(mails, {
      what: ({ waiver }, style) =>
        fillLine(waiver, { startDate: displayDate(today, style), endDate: displayDate(due, style) }),
      isGranted,
      reason: isGranted ? undefined : reason,
      next: (next, say) => say(next.application[isGranted ? "granted" : "refused"], {}),
    }),
  ),
  "mail-reviewed": (["sufficient", "notSufficient", "takenBack"] as const).map((kind) =>
    reviewOutcomeMail(mails, kind, {
      year: "2026",
      reference: "CPD-2026-K7Q2M4XT",
      reason: kind === "sufficient" ? undefined : reason,
    }),
  ),
  "mail-decision-taken-back": [decisionTakenBackMail(mails, { what, reference }, reason)],
  "mail-submission-taken-back": [submissionTakenBackMail(mails, { what, reference }, reason)],
  "mail-account-corrected": corrections.map((kind) =>
    accountCorrectedMail(mails, {
      kind,
      amount: 14_800,
      reference: "REV-2026-K7Q2",
      corrected: {
        description: "Payment by card",
        date: "2026-10-09" as CalendarDate,
        reference: "PAY-4100226-08",
      },
      reason: "The bank returned it.",
      balance,
    }),
  ),
  "mail-payment-received": [true, false].map((isSuspensionEnded) =>
    receiptMail(mails, {
      customer: { customerId: "4100107", firstName: "Maya", surname: "Member" },
      payments: [
        {
          reference: "PAY-2026-K7Q2M4XT",
          amount: 31_850,
          date: today,
          items: [
            { reference: "INV-2026-4100107", description: "Annual subscription 2026", amount: 26_850 },
            { reference: "INV-2026-CNR9VSU8", description: "Workshop", amount: 3_000 },
          ],
        },
      ],
      page: "/fees-and-transactions",
      balance: -2_000,
      isSuspensionEnded,
    }),
  ),
  "mail-suspension": [
    suspensionMail(mails, {
      userType: "member",
      reasonCode: "UNPAID_FEES",
      country: undefined,
      grace: { days: 14, end: due },
    }),
  ],
  "mail-departure": (["resigned", "closed"] as const).map((kind) =>
    departureMail(mails, { kind, on: due, credited: 2_000, balance }),
  ),
  "mail-suspension-ended": [suspensionEndedMail(mails)],
  "mail-readmission": [readmissionMail(mails, today), departureCancelledMail(mails)],
  "mail-name-corrected": [nameCorrectedMail(mails, "Maya Membery")],
  "mail-merged": [accountsMergedMail(mails, { kept: "4100107", merged: "4100108", email })],
  "mail-reminder-declaration": reminders(mails, {
    kind: "declaration",
    subject: "2026",
    state: "due",
    status: "due",
    year: 2026,
    due,
    days: 23,
  }),
  "mail-reminder-subscription": reminders(mails, {
    kind: "subscription",
    subject: "2027",
    year: 2027,
    open: 26_850,
    due,
  }),
  "mail-reminder-practising-certificate": reminders(mails, {
    kind: "practisingCertificate",
    subject: "PC41001071",
    state: "due",
    jurisdiction: "Ireland",
    due,
    days: 23,
  }),
  "mail-reminder-answer": reminders(mails, {
    kind: "answer",
    subject: reference,
    of: "application",
    wanted: "A letter from your employer.",
    due,
  }),
  "mail-staff-link": [() => staffLinkMail(mails, "Rosa", "https://portal.example/desk/passkey/aBcDeFgH")],
  "mail-staff-new-device": [() => staffNewDeviceMail(mails, "Rosa", "Firefox on Windows", "8 December 2026, 09:12")],
  "mail-staff-passkey": [() => staffPasskeyMail(mails, "Rosa", "8 December 2026, 09:12")],
  "mail-registry-digest": [
    () =>
      registryDigestMail(mails, {
        day: "8 December 2026",
        received: ["Ada Affiliate: MEM-2026-K7Q2M4XT"],
        answered: ["Maya Member: CPD-2026-7KX3M9QF"],
        late: [],
      }),
  ],
});

/** Every mail as it is stored, by the document of its texts; by default the shipped ones, to somebody who chose no language. */
export const everyMail = (
  mails = shippedMails,
  language: string | null = null,
): Promise<readonly (ReturnType<typeof renderMail> & { readonly document: string })[]> =>
  Promise.all(
    Object.entries(samplesOf(mails)).flatMap(([document, own]) =>
      own.map(async (sample) => ({ document, ...renderMail(await sample({ ...maya, language })) })),
    ),
  );
