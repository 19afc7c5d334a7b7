import { displayDate } from "../../domain/kernel/calendar-date.ts";
import type { ChangeKind } from "../../domain/submissions/events.ts";
import type { Fact } from "../institute/paper/layouts.ts";
import { yesOrNo, type DescribeSubmission } from "../submissions/submitted.ts";
import { commonOptions } from "./employment/options.ts";
import { memberNetworks } from "./networks/networks.routes.ts";

const titles: Readonly<Record<ChangeKind, string>> = {
  contact: "Change of contact details",
  employment: "Change of employment details",
  account: "Change of account details",
  consents: "Change of communication preferences",
  networks: "Change of member networks",
};

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

const valueInWords = (value: unknown): string => {
  if (typeof value === "boolean") return yesOrNo(value);
  if (Array.isArray(value)) return value.map(valueInWords).join(", ");
  const text = String(value);
  return labels.get(text) ?? text;
};

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/** All answers with labels; labels inside an address begin with the address's name. */
const factsIn = (answers: object, section = ""): readonly Fact[] =>
  Object.entries(answers).flatMap(([name, value]: [string, unknown]): readonly Fact[] => {
    if (isTechnical(name) || !hasValue(value)) return [];
    const label = section === "" ? wordsOf(name) : `${section}: ${wordsOf(name).toLowerCase()}`;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return factsIn(value, label);
    return [[label, valueInWords(value)]];
  });

/** A change of a person's details for its copy. SENT-01 */
export const changeSubmitted: DescribeSubmission = ({ kind, answers, submittedOn }, rules) => ({
  title: titles[kind as ChangeKind],
  facts: [["Sent on", displayDate(submittedOn, rules)], ...factsIn(answers as object)],
});
