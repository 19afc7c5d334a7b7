import { displayDate } from "../../../../domain/kernel/calendar-date.ts";
import { labelOf, type ChoiceList, type OrganisationLists } from "../../../../domain/rules/organisation-lists.ts";
import type { ChangeKind } from "../../../../domain/submissions/events.ts";
import { fillLine } from "../../platform/content/fill-line.ts";
import type { Fact } from "../../platform/paper/facts.ts";
import type { SubmissionTexts } from "../../texts/paper-shapes.ts";
import { yesOrNo } from "../submissions/confirm-submission.ts";
import type { DescribeSubmission } from "../submissions/description.ts";

/** Fields left out of the text for readers: names of nested records, and ids of contact mechanisms. */
const isTechnical = (name: string): boolean => name === "contactId" || name === "version";

/** "Address line 1" of "addressLine1" */
const wordsOf = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface Wording {
  readonly texts: SubmissionTexts;
  readonly lists: OrganisationLists;
}

/** The list that each chosen field comes from. */
const listOf: Readonly<Record<string, ChoiceList>> = {
  businessCategory: "businessCategories",
  employmentCategory: "employmentCategories",
  organisationSize: "organisationSizes",
  jobCategory: "jobCategories",
  regional: "regionalNetworks",
  employment: "employmentNetworks",
};

const valueInWords = (name: string, value: unknown, wording: Wording): string => {
  if (typeof value === "boolean") return yesOrNo(value, wording.texts);
  if (Array.isArray(value)) return value.map((one) => valueInWords(name, one, wording)).join(", ");
  const list = Object.hasOwn(listOf, name) ? listOf[name] : undefined;
  return list === undefined ? String(value) : labelOf(wording.lists[list], String(value));
};

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/** All answers with labels; labels inside an address begin with the address's name. */
const factsIn = (answers: object, wording: Wording, section = ""): readonly Fact[] =>
  Object.entries(answers).flatMap(([name, value]: [string, unknown]): readonly Fact[] => {
    if (isTechnical(name) || !hasValue(value)) return [];
    const { fields, within } = wording.texts.change;
    const field = fields[name] ?? wordsOf(name);
    const label = section === "" ? field : fillLine(within, { section, field: fields[name] ?? field.toLowerCase() });
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return factsIn(value, wording, label);
    return [[label, valueInWords(name, value, wording)]];
  });

/** A change of a person's details for its copy. SENT-01 */
export const describeDetailsChange: DescribeSubmission = ({ kind, answers, submittedOn }, rules, texts) => ({
  title: texts.change.titles[kind as ChangeKind],
  facts: [
    [texts.change.sentOn, displayDate(submittedOn, rules)],
    ...factsIn(answers as object, { texts, lists: rules.lists }),
  ],
});
