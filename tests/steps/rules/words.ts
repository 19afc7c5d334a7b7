import { defineParameterType } from "@cucumber/cucumber";

import { everyone } from "../../../adapters/institute/trial/everyone.ts";
import type { CpdStatus } from "../../../domain/cpd/status.ts";
import type { NotificationCode } from "../../../domain/customer/notifications.ts";
import { dayOfWords, months } from "../../actors/tasks/day-in-words.ts";
import { didYouMean } from "../../cucumber/nearest.ts";
import { pages } from "./page-names.ts";

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern of any of these words: longest first, so a word does not hide a longer one with the same beginning. */
export const oneOf = (words: readonly string[]): string =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join("|");

/** A parameter with a form: a date, an amount. */
export const form = <T>(name: string, regexp: RegExp | readonly RegExp[], transformer: (text: string) => T): void =>
  defineParameterType({ name, regexp, transformer, useForSnippets: false });

/** A parameter that accepts any of these words and yields their meaning. */
export const vocabulary = <T>(name: string, meanings: Readonly<Record<string, T>>): void =>
  form(name, new RegExp(oneOf(Object.keys(meanings))), (word) => meanings[word]);

/** A parameter that accepts several of these words, separated by commas, or "nothing", and yields their meanings. */
export const list = <T>(name: string, meanings: Readonly<Record<string, T>>): void => {
  const word = `(?:${oneOf(Object.keys(meanings))})`;
  form(name, new RegExp(`${word}(?:, ${word})*|nothing`), (said) =>
    said === "nothing" ? [] : said.split(", ").map((each) => meanings[each]),
  );
};

/** A parameter that accepts any of these words and yields the word. */
export const words = (name: string, listed: readonly string[]): void =>
  vocabulary(name, Object.fromEntries(listed.map((word) => [word, word])));

type InField<Code extends string> = Readonly<Record<Code, string>>;

/** The field's words for the codes of CPD statuses. */
export const cpdStatuses: InField<CpdStatus> = {
  opened: "opened",
  withIncomplete: "begun and not finished",
  notYetOpened: "not yet opened",
  readyToStart: "ready to start",
  due: "due",
  overdue: "overdue",
  upToDate: "up to date",
};

/** The field's words for the codes of notifications. */
export const notices = {
  PAYMENT_OVERDUE: "a payment overdue",
  CPD_DECLARATION_OVERDUE_ONE: "a declaration overdue",
  EXAM_SUPPRESSION_PERIOD: "exam results withheld",
  AFTER_EXAM_SUPPRESSION_PERIOD: "exam results published",
  LTA_REDUCED_SUBS: "a reduced subscription on offer",
  LTA_RS_SUBMITTED: "a reduced subscription applied for",
  APPLIED_FOR_MEMBERSHIP: "an application made",
  MEMBERSHIP_APPLICATION_ONHOLD: "an application on hold",
  MEMBERSHIP_APPLICATION_COMPLETE: "an application completed",
} as const satisfies InField<NotificationCode>;

const codesByWord = <Code extends string>(inField: InField<Code>): Readonly<Record<string, Code>> =>
  Object.fromEntries(Object.entries<string>(inField).map(([code, word]) => [word, code as Code]));

/** A parameter that accepts any of the field's words and yields the code. */
export const coded = <Code extends string>(name: string, inField: InField<Code>): void =>
  vocabulary(name, codesByWord(inField));

/** The code that the field's word stands for. */
export const codeFor = <Code extends string>(inField: InField<Code>, said: string): Code => {
  const codes = codesByWord(inField);
  const code = codes[said];
  const known = Object.keys(codes);
  if (code === undefined) throw new Error(`"${said}" is none of ${known.join(", ")}.${didYouMean(said, known)}`);
  return code;
};

/** The field's word for a notification; other codes stay as they are. */
export const noticeOf = (code: string): string => (notices as Readonly<Record<string, string>>)[code] ?? code;

/** The people of the trial. */
export const names = everyone.map(({ firstName }) => firstName);

words("person", names);
// A page by its name, or any address of the portal.
form("page", [new RegExp(oneOf(Object.keys(pages))), /the address "\/[^"]*"/], (said) =>
  said.startsWith("the address ") ? said.slice('the address "'.length, -1) : pages[said],
);
coded("notice", notices);
list("notices", codesByWord(notices));
vocabulary("answer", { yes: true, no: false });
form("day", new RegExp(`\\d{1,2} (?:${months}) \\d{4}`), dayOfWords);
