import { expect, test } from "vitest";

import { bankTableOf, headingKey } from "../../../../domain/institute/fees/bank-columns.ts";

const nothingKept = (): undefined => undefined;

test("the table begins where the columns are named, in any of many languages (BANK-01)", () => {
  const preamble = [["Account", "12"], [""]];
  expect(bankTableOf([...preamble, ["Datum", "Betrag (EUR)", "Verwendungszweck"]], undefined, nothingKept)).toEqual({
    index: 2,
    columns: { date: ["Datum"], amount: ["Betrag (EUR)"], reference: ["Verwendungszweck"] },
  });
  expect(bankTableOf([["Débit", "Crédit", "Libellé", "Date valeur"]], undefined, nothingKept)).toEqual({
    index: 0,
    columns: { debit: ["Débit"], credit: ["Crédit"], reference: ["Libellé"], value: ["Date valeur"] },
  });
});

test.each([
  ["Date, Type, Description, Value, Balance", { date: "Date", reference: "Description", amount: "Value" }],
  [
    "Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Verwendungszweck;Saldo;Währung;Betrag;Währung",
    { amount: "Betrag", value: "Wertstellungsdatum", name: "Auftraggeber/Empfänger", currency: "Währung" },
  ],
  [
    "Datum;Naam / Omschrijving;Af Bij;Bedrag (EUR);Mededelingen",
    { side: "Af Bij", amount: "Bedrag (EUR)", name: "Naam / Omschrijving" },
  ],
  ["Datum,Bedrag,Omschrijving-1,Omschrijving-2", { reference: "Omschrijving-1, Omschrijving-2" }],
  [
    "Buchungsdatum;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF",
    { credit: "Gutschrift in CHF", debit: "Lastschrift in CHF" },
  ],
  ["Date;Date valeur;Libellé;Débit euros;Crédit euros", { value: "Date valeur", credit: "Crédit euros" }],
  ["Bokföringsdag;Belopp;Namn;Rubrik;Saldo", { date: "Bokföringsdag", amount: "Belopp", name: "Namn" }],
  ["#Data operacji;#Opis operacji;#Kwota;", { date: "#Data operacji", amount: "#Kwota" }],
  ["Datum knjiženja;Opis plaćanja;Isplata;Uplata;Stanje", { debit: "Isplata", credit: "Uplata" }],
])("the heading %s is known (BANK-01)", (heading, expected) => {
  const table = bankTableOf([heading.split(/[,;]/).map((name) => name.trim())], undefined, nothingKept);
  if (!("columns" in table)) throw new Error(table.reason);
  const found = Object.fromEntries(Object.entries(table.columns).map(([role, names]) => [role, names.join(", ")]));
  expect(found).toMatchObject(expected);
});

test("columns that the registrar names go before kept ones, and these before known names (BANK-01)", () => {
  const heading = ["When", "Amount", "Sum", "Text"];
  const kept = (key: string) => (key === headingKey(heading) ? { amount: ["Sum"], reference: ["Text"] } : undefined);
  expect(bankTableOf([heading], undefined, kept)).toMatchObject({ columns: { amount: ["Sum"] } });
  expect(bankTableOf([heading], { amount: ["sum "], reference: ["When"] }, kept)).toMatchObject({
    columns: { amount: ["Sum"], reference: ["When"] },
  });
  expect(bankTableOf([heading], { amount: ["Total"] }, kept)).toMatchObject({
    reason: "no line has the columns Total",
  });
});

test("a line with amounts or with words alone is no heading, and a heading is known by all its names (BANK-01)", () => {
  for (const heading of [
    ["Amount", "Date"],
    ["Reference", "Date"],
  ])
    expect(bankTableOf([heading], undefined, nothingKept)).toHaveProperty("reason");
  expect(headingKey([" Datum", "Crédit"])).toBe("datum|credit");
  expect(bankTableOf([["A", "B"]], { amount: ["A"], reference: ["B", "C"] }, nothingKept)).toEqual({
    index: 0,
    reason: "no line has the columns A, B, C",
  });
  const late = [...Array.from({ length: 60 }, () => ["x"]), ["Amount", "Reference"]];
  expect(bankTableOf(late, undefined, nothingKept)).toHaveProperty("reason");
});

test("two columns that may be the amount are refused, and so is a file without a heading (BANK-01)", () => {
  expect(bankTableOf([["Amount", "Betrag", "Text"]], undefined, nothingKept)).toMatchObject({
    reason: expect.stringContaining("“Amount” and “Betrag”") as string,
  });
  expect(bankTableOf([["4100107", "260.00"]], undefined, nothingKept)).toMatchObject({
    reason: expect.stringContaining("--columns amount=") as string,
  });
});
