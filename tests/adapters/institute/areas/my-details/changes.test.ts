import { expect, test } from "vitest";

import { describeDetailsChange } from "../../../../../adapters/institute/areas/my-details/changes.ts";
import { submissionTexts } from "../../../../../adapters/institute/areas/submissions/confirm-submission.ts";
import { trialRules } from "../../../../../adapters/institute/trial/rules.ts";
import { calendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { shippedMails } from "../../../support/mails.ts";

const texts = await submissionTexts(shippedMails.library, "member");
const submittedOn = calendarDate("2026-06-15") ?? ("" as never);

const copyOf = (kind: "employment" | "networks", answers: object) =>
  Object.fromEntries(describeDetailsChange({ kind, answers, submittedOn, events: [] }, trialRules, texts).facts);

test("a copy names each choice by the list of its field, where lists share a code (SENT-01)", () => {
  const employment = copyOf("employment", { businessCategory: "FINANCIAL", jobCategory: "FINANCIAL" });
  expect(employment).toMatchObject({
    "Business category": "Financial services",
    "Job category": "Financial accounting",
  });
  expect(Object.values(copyOf("networks", { regional: ["LONDON"], employment: ["PUBLIC", "CHARITY"] }))).toEqual(
    expect.arrayContaining(["London", "Public sector, Charities"]),
  );
});

test("a copy shows typed text as typed, even if it is some list's code (SENT-01)", () => {
  expect(copyOf("employment", { companyName: "AUDIT" })).toMatchObject({ "Company name": "AUDIT" });
});
