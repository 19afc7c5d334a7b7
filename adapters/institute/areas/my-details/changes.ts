import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import type { ChangeKind } from "../../../../domain/submissions/events.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import type { Fact } from "../../platform/paper/layouts.ts";
import type { SubmissionTexts } from "../../texts/paper-shapes.ts";
import { yesOrNo, type DescribeSubmission } from "../submissions/submitted.ts";
import { commonOptions } from "./employment/options.ts";
import { memberNetworks } from "./networks/networks.routes.ts";

/** Fields left out of the text for readers: names of nested records, and ids of contact mechanisms. */
const isTechnical = (name: string): boolean => name === "contactId" || name === "version";

/** "Address line 1" of "addressLine1" */
const wordsOf = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const labels: ReadonlyMap<string, string> = new Map([
  ...Object.values(commonOptions).flatMap((options) => options.map(({ value, label }) => [value, label] as const)),
  ...memberNetworks.map(({ code, name }) => [code, name] as const),
]);

const valueInWords = (value: unknown, texts: SubmissionTexts): string => {
  if (typeof value === "boolean") return yesOrNo(value, texts);
  if (Array.isArray(value)) return value.map((one) => valueInWords(one, texts)).join(", ");
  const text = String(value);
  return labels.get(text) ?? text;
};

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/** All answers with labels; labels inside an address begin with the address's name. */
const factsIn = (answers: object, texts: SubmissionTexts, section = ""): readonly Fact[] =>
  Object.entries(answers).flatMap(([name, value]: [string, unknown]): readonly Fact[] => {
    if (isTechnical(name) || !hasValue(value)) return [];
    const { fields, within } = texts.change;
    const field = fields[name] ?? wordsOf(name);
    const label = section === "" ? field : fillLine(within, { section, field: fields[name] ?? field.toLowerCase() });
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return factsIn(value, texts, label);
    return [[label, valueInWords(value, texts)]];
  });

/** A change of a person's details for its copy. SENT-01 */
export const changeSubmitted: DescribeSubmission = ({ kind, answers, submittedOn }, rules, texts) => ({
  title: texts.change.titles[kind as ChangeKind],
  facts: [[texts.change.sentOn, displayDate(submittedOn, rules)], ...factsIn(answers as object, texts)],
});
