import { describe, expect, it } from "vitest";

import type { BankReadOptions } from "../../../../../../adapters/institute/areas/fees/bank-files/bank-file.ts";
import { readBankFile } from "../../../../../../adapters/institute/areas/fees/bank-files/read-bank-file.ts";
import { calendarDate } from "../../../../../../domain/kernel/calendar-date.ts";

const inPounds: BankReadOptions = { style: { locale: "en-GB", currency: "GBP" }, kept: () => undefined };
const inEuro: BankReadOptions = { style: { locale: "de-DE", currency: "EUR" }, kept: () => undefined };

/** The bytes of a text in an encoding of one byte a letter. */
const latin = (text: string): Uint8Array => Buffer.from(text, "latin1");

/** Each entry as "day amount words | payer | reference", or the faults as "line column: reason". */
const reading = (bytes: string | Uint8Array, reader: BankReadOptions): readonly string[] => {
  const file = readBankFile(typeof bytes === "string" ? Buffer.from(bytes) : bytes, reader);
  if ("faults" in file) return file.faults.map(({ line, column = "", reason }) => `${line} ${column}: ${reason}`);
  return file.entries.map(
    ({ date, amount, words, payer, entryReference = "" }) =>
      `${date} ${amount} ${words} | ${payer} | ${entryReference}`,
  );
};

const table = "Buchungstag;Verwendungszweck;Zahlungspflichtiger;Betrag\n09.03.2026;Begleichung;Jürgen Groß;1.042,32\n";
const read = ["2026-03-09 104232 Begleichung | Jürgen Groß | "];

describe("the bytes of a bank's file (BANK-01)", () => {
  it.each([
    ["UTF-8", Buffer.from(table)],
    ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${table}`)],
    ["UTF-16, little endian", Buffer.from(`\uFEFF${table}`, "utf16le")],
    ["UTF-16, big endian", Buffer.from(`\uFEFF${table}`, "utf16le").swap16()],
    ["UTF-16 without a byte order mark", Buffer.from(table, "utf16le")],
    ["Windows-1252", latin(table)],
    ["carriage returns", Buffer.from(table.replaceAll("\n", "\r\n"))],
    ["tabs", Buffer.from(table.replaceAll(";", "\t"))],
    ["quotes", Buffer.from(table.replaceAll(/[^;\n]+/g, '"$&"'))],
    ["commas and quotes", Buffer.from(table.replaceAll(/[^;\n]+/g, '"$&"').replaceAll(";", ","))],
    ["empty rows and columns", Buffer.from(`\n${table.replaceAll("\n", ";;\n")};;;;;\n\n`)],
    ["lines before the table", Buffer.from(`Konto;"DE12, Giro"\n;;;\nSaldo;500,00\n${table}`)],
    ["a closing balance", Buffer.from(`${table}Endsaldo;;;9.000,00\n`)],
  ])("%s", (_dialect, bytes) => {
    expect(reading(bytes, inEuro)).toEqual(read);
  });

  it.each([
    ["nothing", "", "1 : is empty"],
    [
      "an archive",
      latin("PK\u0003\u0004\u0014\u0000\u0000"),
      "1 : is no text: unpack it, or export it as CSV, CAMT.053 or MT940",
    ],
    ["a web page", "<html><body>Sign in</body></html>", "1 : is no statement: ask the bank for CAMT.053"],
  ])("%s is refused", (_what, bytes, fault) => {
    expect(reading(bytes, inEuro)).toEqual([fault]);
  });
});

const english = (heading: string, ...rows: readonly string[]): string => [heading, ...rows, ""].join("\n");

describe("a bank's table (BANK-01)", () => {
  it.each([
    [
      "columns of debit and credit, of which one is zero",
      english("Date,Details,Money out,Money in", "20/11/2026,Rent,33.50,0.00", "21/11/2026,4100107,0.00,1260"),
      ["2026-11-21 126000 4100107 |  | "],
    ],
    [
      "a column that says debit or credit",
      english("Date,Label,Amount,D/C", '12/15/2026,Fee,"33.50",D', '12/15/2026,Paid,"1,260.00",C'),
      ["2026-12-15 126000 Paid |  | "],
    ],
    [
      "the bank's own reference, and a value date alone",
      english("Value date,Transaction ID,Reference,Amount", "20 Nov 2026,TX-1,Fee,5.00"),
      ["2026-11-20 500 Fee |  | TX-1"],
    ],
    [
      "a day without a year beside a value date of the next",
      english("Date,Value date,Reference,Amount", "31.12,02.01.27,Fee,5.00"),
      ["2026-12-31 500 Fee |  | "],
    ],
    [
      "a debit in another currency",
      english("Date,Reference,Amount,Currency", "2026-11-20,Fee,-5.00,USD", "2026-11-20,Fee,5.00,GBP"),
      ["2026-11-20 500 Fee |  | "],
    ],
    [
      "two columns of one name, and two of words",
      english("Date,Currency,Amount,Currency,Details,Reference", "2026-11-20,GBP,5.00,GBP,Fee,4100107"),
      ["2026-11-20 500 Fee 4100107 |  | "],
    ],
    [
      "quotes within a text",
      english("Date,Reference,Amount", '2026-11-20,The "old" fee,5.00'),
      ['2026-11-20 500 The "old" fee |  | '],
    ],
  ])("%s", (_what, text, entries) => {
    expect(reading(text, inPounds)).toEqual(entries);
  });

  it.each([
    ["a row of 0.00", "2026-11-20,Fee,0.00", "2 Amount: is 0.00: leave the line out"],
    ["a doubtful amount", '2026-11-20,Fee,"1,260"', /2 Amount: “1,260” may have a decimal or a group/],
    ["a decimal comma without quotes", "2026-11-20,Fee,260,00", /2 : has 4 columns, and the heading 3: put/],
    ["a day that is none", "2026-02-30,Fee,5.00", "2 Date: “2026-02-30” is no day of the calendar"],
    ["a day without a year", "20.11,Fee,5.00", /2 Date: “20.11” has no year/],
    [
      "no day",
      ",Fee,5.00",
      "2 Date: has no date: give one for the whole file, on the command line with --date 2026-03-04",
    ],
  ])("%s is refused", (_what, row, fault) => {
    const [only = "", ...others] = reading(english("Date,Reference,Amount", row), inPounds);
    expect(others).toEqual([]);
    expect(only).toMatch(fault);
  });

  it("credits in another currency are left out, however they are written, and the others read", () => {
    const rows = [
      '20/11/2026,Fee,"1,260",JPY',
      "20/11/2026,Rent,-5.00,EUR",
      "20/11/2026,Fee,5.00,GBP",
      "31/31/2026,Fee,0.00,USD",
    ];
    expect(readBankFile(Buffer.from(english("Date,Reference,Amount,Currency", ...rows)), inPounds)).toMatchObject({
      entries: [{ line: 4, amount: 5_00 }],
      debits: 1,
      foreign: [
        { line: 2, currency: "JPY" },
        { line: 5, currency: "USD" },
      ],
    });
  });

  it("a file of another kind is refused as such, and a table whose columns are unknown asks for them", () => {
    expect(reading("OFXHEADER:100\nDATA:OFXSGML\n\n<OFX>\n<STMTTRN>\n<TRNAMT>5.00\n", inPounds)).toEqual([
      "1 : is neither a table nor CAMT.053 nor MT940: export it as one of these",
    ]);
    expect(reading("A,B\n1,2\n", inPounds)).toEqual([expect.stringContaining("--columns") as string]);
  });

  it("a currency that is none is refused", () => {
    const text = english("Date,Reference,Amount,Currency", "2026-11-20,Fee,5.00,pound");
    expect(reading(text, inPounds)).toEqual(["2 Currency: “pound” is no currency, such as GBP"]);
  });

  it("a debit and a credit in one row are refused", () => {
    const text = english("Date,Details,Debit,Credit", "20/11/2026,Rent,33.50,1.00");
    expect(reading(text, inPounds)).toEqual(["2 Credit: is a debit and a credit"]);
  });

  it("entries without a day take the given one", () => {
    const text = english("reference,amount", "4100107,5.00");
    expect(reading(text, { ...inPounds, date: calendarDate("2026-11-20") })).toEqual(["2026-11-20 500 4100107 |  | "]);
  });

  it("the registrar's columns name what is where, several of them what the payer wrote", () => {
    const text = english("A;B;C;D", "x;4100107;260,00;20.11.2026");
    const columns = { amount: ["C"], reference: ["A", "B"], date: ["D"] };
    expect(reading(text, { ...inPounds, columns })).toEqual(["2026-11-20 26000 x 4100107 |  | "]);
  });

  it("says how it was read, so that the next file is read alike", () => {
    const text = english("Date,Reference,Amount", "03/04/2026,Fee,5.00");
    const file = readBankFile(Buffer.from(text), inPounds);
    expect(file).toMatchObject({ table: { heading: "date|reference|amount", order: "day first" } });
    const later = english("Date,Reference,Amount", "04/25/2026,Fee,5.00");
    const kept = () => ({
      columns: { date: ["Date"], reference: ["Reference"], amount: ["Amount"] },
      order: "day first" as const,
    });
    expect(reading(later, { ...inPounds, kept })).toEqual([
      "2 Date: “04/25/2026” has the month first, unlike other days of this bank: if those were read wrongly, name the columns anew",
    ]);
    expect(reading(later, { ...inPounds, kept, columns: kept().columns })).toEqual(["2026-04-25 500 Fee |  | "]);
  });

  it("counts debits and lines after the table", () => {
    const text = english(
      "Date,Reference,Amount",
      "2026-11-20,Rent,-5.00",
      "2026-11-20,Fee,5.00",
      "Closing balance,,99.00",
    );
    expect(readBankFile(Buffer.from(text), inPounds)).toMatchObject({ debits: 1, outside: 1, returned: 0 });
  });
});
