import { displayDocumentCode } from "../../../../domain/institute/documents/document-code.ts";
import { displayDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { findPeople } from "../../areas/people/find-people.ts";
import { statusWords } from "../../areas/people/people-columns.ts";
import { personSummary, type NamedObligation, type PersonSummary } from "../../areas/people/person-summary.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { CommandContext, CommonOptions } from "../command-context.ts";
import { nameOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

const mostFound = 25;
const latest = 10;

const obligationLine = ({ heading, item, due, since }: NamedObligation, rules: DateStyle): string => {
  const dates = [
    ...(due === undefined ? [] : [`${item.kind === "exam" ? "on" : "by"} ${displayDate(due, rules)}`]),
    ...(since === undefined ? [] : [`since ${displayDate(since, rules)}`]),
  ];
  return `  ${heading}: ${[item.state, ...dates].join(", ")}`;
};

type Row = readonly string[];

const sentRows = ({ sent }: PersonSummary, rules: DateStyle): readonly Row[] =>
  sent.map(({ reference, title, submittedOn, state }) => [
    "",
    reference,
    title,
    displayDate(submittedOn, rules),
    state,
  ]);

const postingRows = ({ postings }: PersonSummary, { rules }: CommandContext): readonly Row[] =>
  postings.map(({ date, reference, description, amount, type, status, takenBackBy }) => {
    const unusual = status === "COMPLETED" ? "" : status.toLowerCase();
    const note = takenBackBy === undefined ? unusual : `reversed by ${takenBackBy}`;
    const words = type.toLowerCase().replace("_", " ");
    return ["", displayDate(date, rules), reference, words, displayPrice(amount, rules, "forced"), description, note];
  });

const documentRows = ({ documents }: PersonSummary, rules: DateStyle): readonly Row[] =>
  documents.map(({ code, title, subject, issuedOn, validity }) => [
    "",
    displayDocumentCode(code),
    title,
    subject,
    displayDate(issuedOn, rules),
    validity,
  ]);

const mailRows = ({ mails }: PersonSummary, rules: DateStyle): readonly Row[] =>
  mails.map(({ subject, recipient, writtenOn, state }) => [
    "",
    displayDate(writtenOn, rules),
    subject,
    recipient,
    state,
  ]);

const printPerson = async (context: CommandContext, person: CustomerRow): Promise<void> => {
  const { print, rules } = context;
  const summary = await personSummary(context, person, latest);
  const { balance, obligations } = summary;
  const list = (heading: string, rows: readonly Row[], nothing?: string) => {
    if (rows.length > 0) {
      print(heading);
      printTable(print, [], rows);
    } else if (nothing !== undefined) print(nothing);
  };
  print(`${nameOf(person)}, ${person.email}`);
  const { departure, mergedInto } = summary;
  if (mergedInto !== undefined) print(`  This account is ${departure ?? ""}: look for ${mergedInto}.`);
  else
    print(
      `  ${person.customerType.toLowerCase()}, ${person.status.toLowerCase()}${departure !== undefined || person.isClosed === 0 ? "" : ", closed"}${person.membershipDate === null ? "" : `, member since ${displayDate(person.membershipDate, rules)}`}`,
    );
  if (departure !== undefined && mergedInto === undefined) print(`  ${departure}`);
  const { telephone, address } = summary;
  if (telephone !== undefined || address.length > 0)
    print(`  ${[...(telephone === undefined ? [] : [telephone]), ...address].join(", ")}`);
  print(
    balance > 0
      ? `  owes ${displayPrice(balance, rules, "forced")}`
      : `  owes nothing${balance < 0 ? `, ${displayPrice(-balance, rules, "forced")} in credit` : ""}`,
  );
  if (summary.isErased) return print("This person has been erased. Their charges and payments are kept.");
  const asked = mergedInto === undefined ? obligations : [];
  print(asked.length === 0 ? "Nothing to do." : "To do:");
  for (const obligation of asked) print(obligationLine(obligation, rules));
  list("Latest submissions:", sentRows(summary, rules), "No submissions.");
  list("Latest charges and payments:", postingRows(summary, context));
  list("Latest documents:", documentRows(summary, rules));
  list("Latest emails:", mailRows(summary, rules), "No emails.");
};

/**
 * Finds people by name, ID, email, the code of a document or a reference; for a single match prints state, submissions
 * and mails. SENT-02
 */
export const find = async (context: CommandContext, text: string): Promise<void> => {
  const { database, print } = context;
  const found = await findPeople(database, text, mostFound);
  if ("person" in found) return printPerson(context, found.person);
  if (found.people.length === 0) return print(`No results for “${text}”.`);
  printTable(
    print,
    ["ID", "Name", "Email", "Type", "Status"],
    found.people.map((one) => [
      one.customerId,
      fullNameOf(one),
      one.email,
      one.customerType.toLowerCase(),
      statusWords(one),
    ]),
  );
  if (found.isMore) print("There are more results. Enter more of the name.");
};

/** `registrar find` */
export const findCommand: RegisterCommand = ({ reading, withContext }) => {
  reading(
    "find <text>",
    "find people by name, ID, email, the code of a document or a reference; for one person, print the standing, submissions, documents and emails",
  ).action((text: string, options: CommonOptions) => withContext(options, (context) => find(context, text)));
};
