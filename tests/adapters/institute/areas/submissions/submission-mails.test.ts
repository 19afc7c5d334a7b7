import { expect, it } from "vitest";

import {
  decisionMail,
  submissionReceivedMail,
} from "../../../../../adapters/institute/areas/submissions/submission-mails.ts";
import { shippedMails } from "../../../support/mails.ts";

const ada = { firstName: "Ada", customerType: "AFFILIATE", language: null };

it("a decision without a reason has no gap in its text (MAIL-01)", async () => {
  const granted = { what: () => "waiver", isGranted: true, next: () => ["What follows."] };
  expect((await decisionMail(shippedMails, { ...granted, reason: undefined })(ada)).paragraphs).toEqual([
    "We have granted your waiver.",
    "What follows.",
  ]);
  expect(
    (await decisionMail(shippedMails, { ...granted, isGranted: false, reason: "too late" })(ada)).paragraphs,
  ).toEqual(["We have refused your waiver.", "The reason: too late", "What follows."]);
});

it("a submission is confirmed with its facts in a table (MAIL-01)", async () => {
  const mail = submissionReceivedMail(shippedMails, {
    what: ({ application }) => application,
    reference: "MEM-1",
    facts: [
      ["Job title", "Clerk"],
      ["Company name", "Quill"],
    ],
    next: (next, say) => say(next.application, {}),
  });
  expect(await mail(ada)).toEqual({
    greeting: "Dear Ada",
    subject: "We have received your application for membership",
    paragraphs: [
      "Its reference is MEM-1.",
      [
        ["Job title", "Clerk"],
        ["Company name", "Quill"],
      ],
      "Our admissions team reviews most applications within 15 working days, and writes to you either way.",
    ],
    labelled: "{label}: {words}",
    why: "You get this email because you have an account with us.",
  });
});
