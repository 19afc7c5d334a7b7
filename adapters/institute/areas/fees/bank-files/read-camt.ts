import { DOMParser, onErrorStopParsing, type Element } from "@xmldom/xmldom";

import type { BankEntry, BankFault } from "../../../../../domain/institute/fees/bank-entries.ts";
import { isWholeDivision } from "../../../../../domain/institute/fees/bank-line-state.ts";
import { calendarDate, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import {
  isGivenReference,
  joinedWords,
  nothingPaid,
  type BankFileReading,
  type BankReadOptions,
  type ForeignCredit,
} from "./bank-file.ts";

// Names of elements are those of ISO 20022; every version has its own namespace, which is not looked at.

const isElement = (node: unknown): node is Element => (node as Element | null)?.nodeType === 1;

const childrenOf = (element: Element): readonly Element[] => [...element.childNodes].filter((node) => isElement(node));

/** All elements at a path below an element. */
const allAt = (element: Element, path: string): readonly Element[] => {
  let found: readonly Element[] = [element];
  for (const name of path.split("/"))
    found = found.flatMap((each) => childrenOf(each).filter(({ localName }) => localName === name));
  return found;
};

const textAt = (element: Element, path: string): string => allAt(element, path)[0]?.textContent?.trim() ?? "";

const penceIn = (text: string): Pence | undefined => {
  const [, whole = "", decimals = ""] = /^\+?(\d{1,9})(?:\.(\d{0,2})0*)?$/.exec(text) ?? [];
  return whole === "" ? undefined : Number(`${whole}${decimals.padEnd(2, "0")}`);
};

const dayIn = (entry: Element): CalendarDate | undefined =>
  ["BookgDt/Dt", "BookgDt/DtTm", "ValDt/Dt", "ValDt/DtTm"]
    .flatMap((path) => calendarDate(textAt(entry, path).slice(0, 10)) ?? [])
    .at(0);

const isDebit = (element: Element): boolean => textAt(element, "CdtDbtInd") === "DBIT";
const isReversal = (entry: Element): boolean => ["true", "1"].includes(textAt(entry, "RvslInd"));

/** The status is a text in early versions, and a code later. */
const isBooked = (entry: Element): boolean => {
  const status = textAt(entry, "Sts/Cd") || textAt(entry, "Sts");
  return status === "" || status === "BOOK";
};

const textsAt = (element: Element, paths: readonly string[]): readonly string[] => [
  ...new Set(
    paths
      .flatMap((path) => allAt(element, path).map(({ textContent }) => textContent?.trim() ?? ""))
      .filter(isGivenReference),
  ),
];

/** Where the words of a payer and the numbers of invoices stand. */
const remittance = [
  "RmtInf/Ustrd",
  "RmtInf/Strd/CdtrRefInf/Ref",
  "RmtInf/Strd/AddtlRmtInf",
  "RmtInf/Strd/RfrdDocInf/Nb",
  "RmtInf/Strd/RfrdDocInf/LineDtls/Id/Nb",
];
const references = ["Refs/EndToEndId", "Refs/InstrId", "RltdRmtInf/RmtId", "AddtlTxInf"];

const eitherParty = (role: string, path: string): readonly string[] => [
  `RltdPties/${role}/${path}`,
  // From version 8 on, a debtor is a person or a bank.
  `RltdPties/${role}/Pty/${path}`,
];
const payerNumbers = ["Dbtr", "UltmtDbtr"].flatMap((role) =>
  ["Id/PrvtId/Othr/Id", "Id/OrgId/Othr/Id"].flatMap((path) => eitherParty(role, path)),
);
const debtorNames = eitherParty("Dbtr", "Nm");
const debtorAddresses = eitherParty("Dbtr", "PstlAdr/AdrLine");
const otherPayers = [...eitherParty("UltmtDbtr", "Nm"), "RmtInf/Strd/Invcee/Nm"];

const wordsOf = (details: Element): string =>
  joinedWords(...textsAt(details, [...remittance, ...references, ...payerNumbers]));

/** The debtor, and somebody for whom the debtor pays. Some banks give a name as the first line of an address. */
const payerOf = (details: Element): string => {
  const [debtor = textsAt(details, debtorAddresses)[0]] = textsAt(details, debtorNames);
  return joinedWords(...new Set([debtor, ...textsAt(details, otherPayers)]));
};

/** The amount of one transaction of a batch, in the currency of the entry. */
const amountIn = (details: Element, currency: string): Pence | undefined => {
  const amount = allAt(details, "Amt")[0] ?? allAt(details, "AmtDtls/TxAmt/Amt")[0];
  return amount?.getAttribute("Ccy") === currency ? penceIn(amount.textContent?.trim() ?? "") : undefined;
};

type EntryParts = Pick<BankEntry, "amount" | "words" | "payer" | "entryReference">;

/** An entry as one line, or a line for each transaction of a batch whose amounts add up to it. */
const partsOf = (entry: Element, amount: Pence, currency: string): readonly EntryParts[] => {
  const details = allAt(entry, "NtryDtls/TxDtls");
  const reference = textAt(entry, "AcctSvcrRef");
  const amounts = details.map((each) => (isDebit(each) ? 0 : (amountIn(each, currency) ?? 0)));
  const isDivided = details.length > 1 && isWholeDivision({ open: amount }, amounts);
  const known = isGivenReference(reference) ? reference : undefined;
  if (!isDivided) {
    const hasRemittance = details.some((each) => textsAt(each, remittance).length > 0);
    const added = hasRemittance ? "" : textAt(entry, "AddtlNtryInf");
    const words = joinedWords(...new Set([...details.map(wordsOf), added]));
    return [{ amount, words, payer: joinedWords(...new Set(details.map(payerOf))), entryReference: known }];
  }
  return details.map((each, index) => {
    const own = textAt(each, "Refs/AcctSvcrRef");
    const [words, payer] = [wordsOf(each), payerOf(each)];
    // Not by its place in the batch, which another export may change.
    const ofPart = isGivenReference(own) && own !== reference ? own : known && joinedWords(known, words, payer);
    return { amount: amounts[index] ?? 0, words, payer, entryReference: ofPart };
  });
};

/** The account of the statement that an entry is in. */
const accountOf = ({ parentNode }: Element): string =>
  isElement(parentNode) ? textAt(parentNode, "Acct/Id/IBAN") || textAt(parentNode, "Acct/Id/Othr/Id") : "";

const entriesOf = (entry: Element, { style }: BankReadOptions): readonly (BankEntry | BankFault | ForeignCredit)[] => {
  const line = entry.lineNumber ?? 1;
  const [written] = allAt(entry, "Amt");
  const currency = written?.getAttribute("Ccy") ?? "";
  const text = written?.textContent?.trim() ?? "";
  const amount = penceIn(text);
  const date = dayIn(entry);
  if (amount === undefined) return [{ line, column: "Amt", reason: `“${text}” is no amount` }];
  if (currency !== style.currency) return [{ line, currency }];
  if (amount === 0) return [{ line, column: "Amt", reason: nothingPaid }];
  if (date === undefined) return [{ line, column: "BookgDt", reason: "has no day" }];
  const account = accountOf(entry);
  return partsOf(entry, amount, currency).map((part) => ({
    ...part,
    line,
    date,
    isReturned: isReversal(entry),
    ...(account === "" ? {} : { account }),
  }));
};

/** Reads a statement in CAMT.053 of any version. Pending entries are left for the statement that books them. BANK-01 */
export const readCamt = (text: string, options: BankReadOptions): BankFileReading => {
  // A document type is the way to entities that refer to other files or grow without end.
  if (/<!DOCTYPE/i.test(text)) return { faults: [{ line: 1, reason: "has a document type, which no bank sends" }] };
  let root: Element | null;
  try {
    root = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text.trimStart(), "text/xml").documentElement;
  } catch (error) {
    const { message, locator } = error as { message: string; locator?: { lineNumber?: number } };
    return { faults: [{ line: locator?.lineNumber ?? 1, reason: `is no XML that can be read: ${message}` }] };
  }
  const [statement] = root ? childrenOf(root) : [];
  if (statement?.localName !== "BkToCstmrStmt")
    return { faults: [{ line: 1, reason: "is no statement: ask the bank for CAMT.053" }] };
  const booked = allAt(statement, "Stmt/Ntry").filter(isBooked);
  const debits = booked.filter(isDebit);
  const read = booked.filter((entry) => !isDebit(entry)).flatMap((entry) => entriesOf(entry, options));
  const faults = read.filter((each) => "reason" in each);
  if (faults.length > 0) return { faults };
  return {
    format: "CAMT.053",
    entries: read.filter((each) => "amount" in each),
    foreign: read.filter((each) => "currency" in each),
    debits: debits.length,
    returned: debits.filter(isReversal).length,
    outside: 0,
  };
};
