import { defineParameterType } from "@cucumber/cucumber";

import { everyone } from "../../../adapters/institute/trial/everyone.ts";
import type { NotificationCode } from "../../../domain/customer/notifications.ts";
import { userTypes } from "../../../domain/customer/user-type.ts";
import { dayOfWords, months } from "../../actors/tasks/day-in-words.ts";
import { didYouMean } from "../../cucumber/nearest.ts";
import { pages } from "./page-names.ts";

const oneOf = (words: Iterable<string>): RegExp =>
  new RegExp([...words].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"));

/** A parameter with a form: a date, an amount. */
export const form = <T>(name: string, regexp: RegExp, transformer: (text: string) => T): void =>
  defineParameterType({ name, regexp, transformer, useForSnippets: false });

/** A parameter that accepts any of these words and yields their meaning. */
export const vocabulary = <T>(name: string, meanings: Readonly<Record<string, T>>): void => {
  // Longest first, so a word does not hide a longer one with the same beginning.
  const longestFirst = Object.keys(meanings).toSorted((one, other) => other.length - one.length);
  form(name, oneOf(longestFirst), (word) => meanings[word]);
};

/** A parameter that accepts any of these words and yields the word. */
export const words = (name: string, list: readonly string[]): void =>
  vocabulary(name, Object.fromEntries(list.map((word) => [word, word])));

words(
  "person",
  everyone.map(({ firstName }) => firstName),
);
words("kind", userTypes);
words("country", [
  "United Kingdom",
  "Ireland",
  "China, Peoples Rep of",
  "Malta",
  "Malaysia",
  "Singapore",
  "Barbados",
  "Belize",
  "Botswana",
  "Cyprus",
  "Eswatini",
  "Greece",
  "Guyana",
  "Jamaica",
  "Cambodia",
  "Lesotho",
  "Sierra Leone",
  "Trinidad and Tobago",
  "United Arab Emirates",
  "UAE",
  "Cayman Islands",
  "France",
  "India",
]);

vocabulary("page", pages);

const notices: Readonly<Record<string, NotificationCode>> = {
  "a payment overdue": "PAYMENT_OVERDUE",
  "a declaration overdue": "CPD_DECLARATION_OVERDUE_ONE",
  "exam results withheld": "EXAM_SUPPRESSION_PERIOD",
  "exam results published": "AFTER_EXAM_SUPPRESSION_PERIOD",
  "a reduced subscription on offer": "LTA_REDUCED_SUBS",
  "a reduced subscription applied for": "LTA_RS_SUBMITTED",
  "an application made": "APPLIED_FOR_MEMBERSHIP",
  "an application on hold": "MEMBERSHIP_APPLICATION_ONHOLD",
  "an application completed": "MEMBERSHIP_APPLICATION_COMPLETE",
};
vocabulary("notice", notices);

export const codeOf = (notice: string): NotificationCode => {
  const code = notices[notice];
  if (!code)
    throw new Error(
      `"${notice}" is no notice.${didYouMean(notice, Object.keys(notices))} Known are: ${Object.keys(notices).join("; ")}.`,
    );
  return code;
};

export const noticeOf = (code: string): string =>
  Object.entries(notices).find(([, known]) => known === code)?.[0] ?? code;

vocabulary("answer", { yes: true, no: false });

form("day", new RegExp(`\\d{1,2} (?:${months}) \\d{4}`), dayOfWords);
