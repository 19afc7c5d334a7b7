import { hasLeft, type DepartureKind } from "../../../../domain/customer/departure.ts";
import { obligationWords } from "../../../../domain/customer/obligation-texts.ts";
import { datesOf, type Obligation } from "../../../../domain/customer/obligation.ts";
import { obligationsOf } from "../../../../domain/customer/obligations.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { displayDocumentCode, readDocumentCode } from "../../../../domain/documents/document-code.ts";
import { reversalOf } from "../../../../domain/fees/postings.ts";
import { dayOf, displayDate, type DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { comparedEmail } from "../../../../domain/my-details/sign-in-email.ts";
import type { ObligationTexts } from "../../../../domain/shell/content.ts";
import { submissionStateOf } from "../../../../domain/submissions/events.ts";
import { obligationFactsOf } from "../../areas/customer/obligation-facts.store.ts";
import { describe } from "../../areas/descriptions.ts";
import { currentDocumentsOf, issuedDocumentOf } from "../../areas/documents/issued.store.ts";
import { validityOn } from "../../areas/documents/verification.store.ts";
import { customerBalance, transactionsOf } from "../../areas/fees/fees.store.ts";
import { submissionsOf } from "../../areas/submissions/submissions.store.ts";
import { submissionTexts } from "../../areas/submissions/submitted.ts";
import { customerById, fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { departureOf, type RecordedDeparture } from "../../platform/customers/departures.store.ts";
import { isErased } from "../../platform/customers/erase-customer.ts";
import { customersLike } from "../../platform/customers/find-customers.ts";
import { latestMailsOf } from "../../platform/mail/outbox.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { CommandContext, CommonOptions } from "../command-context.ts";
import { obligationTexts } from "../known-codes.ts";
import { nameOf } from "../people.ts";
import { printTable } from "../print-table.ts";
import type { RegisterCommand } from "../registry.ts";

const mostFound = 25;
const latest = 10;

const obligationLine = (item: Obligation, texts: ObligationTexts, rules: DateStyle): string => {
  const heading = obligationWords(item, texts)?.heading ?? item.subject;
  const due = datesOf(item)?.due;
  const since = item.kind === "notification" ? item.since : undefined;
  const dates = [
    ...(due === undefined ? [] : [`${item.kind === "exam" ? "on" : "by"} ${displayDate(due, rules)}`]),
    ...(since === undefined ? [] : [`since ${displayDate(since, rules)}`]),
  ];
  return `  ${heading}: ${[item.state, ...dates].join(", ")}`;
};

/** Prints the documents issued to a person, with code and validity. VERI-01 */
const printDocuments = async (
  { database, today, rules, print }: CommandContext,
  person: CustomerRow,
): Promise<void> => {
  const issued = (await currentDocumentsOf(database, person.customerId)).slice(0, latest);
  if (issued.length === 0) return;
  print("Documents issued lately:");
  const rows = issued.map(async (document) => {
    const validity = await validityOn(database, document, person, today);
    const { code, title, subject, issuedOn } = document;
    return [
      "",
      displayDocumentCode(code),
      title,
      subject,
      displayDate(issuedOn, rules),
      validity.state === "withdrawn" ? `withdrawn by ${validity.because}` : validity.state,
    ];
  });
  printTable(print, [], await Promise.all(rows));
};

/** Prints a person's latest postings with their references, by which one is taken back. CORR-01 */
const printPostings = async (
  { database, rules, print }: CommandContext,
  { customerId }: CustomerRow,
): Promise<void> => {
  const transactions = await transactionsOf(database, customerId);
  if (transactions.length === 0) return;
  print("Charged and paid lately:");
  const rows = transactions.slice(0, latest).map((each) => {
    const { date, reference, description, amount, type, status } = each;
    const reversal = reversalOf(transactions, reference);
    const note = reversal ? `taken back by ${reversal.reference}` : status === "COMPLETED" ? "" : status.toLowerCase();
    const words = type.toLowerCase().replace("_", " ");
    return ["", displayDate(date, rules), reference, words, displayPrice(amount, rules, "forced"), description, note];
  });
  printTable(print, [], rows);
};

/** The person whose document has a code. */
const holderOf = async (database: Database, text: string): Promise<CustomerRow | undefined> => {
  const code = readDocumentCode(text);
  const document = code && (await issuedDocumentOf(database, code));
  return document && customerById(database, document.customerId);
};

const departed: Readonly<Record<DepartureKind, string>> = {
  resigned: "resigned",
  deceased: "died",
  closed: "closed",
  merged: "part of another account",
};

/** "resigned on 31 December 2026: moves abroad" */
const departureWords = (
  { kind, on, reason, mergedInto }: RecordedDeparture,
  { rules, today }: CommandContext,
): string => {
  const deed = mergedInto === undefined ? departed[kind] : `part of ${mergedInto}, merged`;
  const planned = hasLeft({ kind, on }, today) ? "" : ", still to come";
  return `${deed} on ${displayDate(on, rules)}${planned}${reason === undefined ? "" : `: ${reason}`}`;
};

const printPerson = async (context: CommandContext, person: CustomerRow): Promise<void> => {
  const { database, print, rules } = context;
  const { customerId } = person;
  const balance = await customerBalance(database, customerId);
  print(`${nameOf(person)}, ${person.email}`);
  const departure = await departureOf(database, customerId);
  print(
    `  ${person.customerType.toLowerCase()}, ${person.status}${departure || person.isClosed === 0 ? "" : ", closed"}${person.membershipDate === null ? "" : `, member since ${displayDate(person.membershipDate, rules)}`}`,
  );
  if (departure) print(`  ${departureWords(departure, context)}`);
  print(
    balance > 0
      ? `  owes ${displayPrice(balance, rules, "forced")}`
      : `  owes nothing${balance < 0 ? `, ${displayPrice(-balance, rules, "forced")} in their favour` : ""}`,
  );
  // What obligations derive from went with an erasure.
  if (isErased(person)) return print("They were erased. What they paid and were charged is kept.");
  const obligations = obligationsOf(await obligationFactsOf(database, person, context));
  const texts = await obligationTexts(context, userTypeOf(person.customerType));
  print(obligations.length === 0 ? "Nothing is asked of them." : "Asked of them:");
  for (const obligation of obligations) print(obligationLine(obligation, texts, rules));
  const words = await submissionTexts(context.mails.library, userTypeOf(person.customerType));
  const sent = (await submissionsOf(database, customerId)).toReversed().slice(0, latest);
  print(sent.length === 0 ? "They have sent nothing." : "Sent lately:");
  if (sent.length > 0)
    printTable(
      print,
      [],
      sent.map((one) => [
        "",
        one.reference,
        describe(one, rules, words).title,
        displayDate(one.submittedOn, rules),
        submissionStateOf(one.kind, one.events),
      ]),
    );
  await printPostings(context, person);
  await printDocuments(context, person);
  const mails = await latestMailsOf(database, customerId, latest);
  print(mails.length === 0 ? "No mails were written to them." : "Mails lately:");
  const sending = ({ sentAt, givenUpAt }: (typeof mails)[number]) =>
    sentAt !== null ? "sent" : givenUpAt === null ? "waits" : "given up";
  if (mails.length > 0)
    printTable(
      print,
      [],
      mails.map((mail) => [
        "",
        displayDate(dayOf(new Date(mail.writtenAt), rules), rules),
        mail.subject,
        mail.recipient,
        sending(mail),
      ]),
    );
};

/**
 * Finds people by name, id, email or the code of a document; for a single match prints state, submissions and mails.
 * SENT-02
 */
export const find = async (context: CommandContext, text: string): Promise<void> => {
  const { database, print } = context;
  const holder = await holderOf(database, text);
  if (holder) return printPerson(context, holder);
  const found = await customersLike(database, text.trim(), mostFound + 1);
  const [only, ...others] = found.filter(
    ({ customerId, email }) => customerId === text || email === comparedEmail(text),
  );
  const exact = others.length === 0 ? only : undefined;
  if (found.length === 0) return print(`Nobody is called ${text}, nor has it in their ID or email.`);
  const person = exact ?? (found.length === 1 ? found[0] : undefined);
  if (person) return printPerson(context, person);
  const shown = found.slice(0, mostFound);
  printTable(
    print,
    ["ID", "Name", "Email", "Kind", "Status"],
    shown.map((one) => [one.customerId, fullNameOf(one), one.email, one.customerType.toLowerCase(), one.status]),
  );
  if (found.length > mostFound) print("There are more: give more of the name.");
};

/** `registrar find` */
export const findCommand: RegisterCommand = ({ reading, withContext }) => {
  reading(
    "find <text>",
    "find people by name, ID, email or the code of a document; for one person, print the standing, submissions, documents and mails",
  ).action((text: string, options: CommonOptions) => withContext(options, (context) => find(context, text)));
};
