import { describe, expect, it } from "vitest";

import { readBankFile } from "../../../../../../adapters/institute/areas/fees/bank-files/read-bank-file.ts";

const reader = { style: { locale: "de-DE", currency: "EUR" }, kept: () => undefined };

const message = (closing: string, ...lines: readonly string[]): string =>
  [
    ":20:STARTUMS",
    ":25:10020030/1234567",
    ":28C:00005/001",
    ":60F:C261119EUR1000,00",
    ...lines,
    `:62F:C261231EUR${closing}`,
    "-",
    "",
  ].join("\r\n");

const read = (text: string) => readBankFile(Buffer.from(text, "latin1"), reader);

describe("a statement in MT940 (BANK-01)", () => {
  it("is read with numbered subfields, in which words run on", () => {
    const text = message(
      "1260,00",
      ":61:2611201120CR260,00N051NONREF//55029",
      ":86:166?00GUTSCHRIFT?20SVWZ+Beitrag INV-41001?2107-05?32KÖNIG, EVA?33 MARIA",
    );
    expect(read(text)).toEqual({
      format: "MT940",
      entries: [
        {
          line: 5,
          date: "2026-11-20",
          amount: 260_00,
          words: "SVWZ+Beitrag INV-4100107-05",
          payer: "KÖNIG, EVA MARIA",
          entryReference: "55029",
          account: "10020030/1234567",
          isReturned: false,
        },
      ],
      debits: 0,
      foreign: [],
      returned: 0,
      outside: 0,
    });
  });

  it.each([
    [
      "a payer, an invoice and a reference of the payer in subfields",
      ["/EREF/INV-4100114-05//CNTP/NL32INGB0000012345/INGBNL2", "A/J.J", "anssen///REMI/USTD//Factuur INV-4100107-09/"],
      { words: "Factuur INV-4100107-09 INV-4100114-05", payer: "J.Janssen" },
    ],
    [
      "a structured reference with its kind",
      ["/CNTP/NL32INGB0000012345/INGBNL2A/Eva König///REMI/STRD/CUR/INV-4100107-09/"],
      { words: "INV-4100107-09", payer: "Eva König" },
    ],
    [
      "a structured reference with kind and issuer",
      ["/ORDP//NAME/R. SMITH/REMI/STRD/CDTRREFTP/CD/SCOR/ISSUER/CUR/CDTRREF/INV410010709"],
      { words: "INV410010709", payer: "R. SMITH" },
    ],
    [
      "words with strokes, and placeholders",
      ["/EREF/NOTPROVIDED//CNTP///A Holding///REMI/USTD//Periode 1 t/m 3/"],
      { words: "Periode 1 t/m 3", payer: "A Holding" },
    ],
    [
      "somebody for whom another pays",
      ["/CNTP/NL32INGB0000012345//Acme Ltd///ULTD/Maya Member//REMI/USTD//Fees/"],
      { words: "Fees", payer: "Acme Ltd Maya Member" },
    ],
    [
      "an ordering party with account and bank, and somebody for whom it pays",
      ["/ORDP/NL32INGB0000012345/INGBNL2A/Acme Ltd/ULTD//NAME/Maya Member/REMI/Fees"],
      { words: "Fees", payer: "Acme Ltd Maya Member" },
    ],
    [
      "the codes of another bank",
      [
        "/TRTP/SEPA OVERBOEKING/IBAN/NL37ABNA0000000000/BIC/ABNANL2A/NAME/",
        "E KONIG/REMI/INV-4100107-09/EREF/NOTPROVIDED",
      ],
      { words: "INV-4100107-09", payer: "E KONIG" },
    ],
  ])("is read with %s between strokes", (_what, lines, expected) => {
    const [first = "", ...others] = lines;
    const text = message("1001,00", ":61:2611201120C1,00NTRFEREF//0001", "/TRCD/00100/", `:86:${first}`, ...others);
    expect(read(text)).toMatchObject({ entries: [expected] });
  });

  it.each([
    [
      "the tags of SEPA, each a word of its own",
      "166?00GUTSCHRIFT?20EREF+INV-4100107-A?21SVWZ+Beitrag?22ABWA+Maya Member?32ACME LTD",
      { words: "EREF+INV-4100107-A SVWZ+Beitrag ABWA+Maya Member", payer: "ACME LTD Maya Member" },
    ],
    [
      "another sign before the numbers",
      "020~00ELIXIR~20Skladka 4100~21107~32EVA KONIG",
      { words: "Skladka 4100107", payer: "EVA KONIG" },
    ],
  ])("is read with numbered subfields that have %s", (_what, information, expected) => {
    const text = message("1001,00", ":61:2611201120C1,00NTRFNONREF//0001", `:86:${information}`);
    expect(read(text)).toMatchObject({ entries: [expected] });
  });

  it("is read with what the bank adds to an entry where there is no other word", () => {
    const text = message("1001,00", ":61:2611201120C1,00NTRFNONREF//0001", "SUBSCRIPTION 4100107");
    expect(read(text)).toMatchObject({ entries: [{ words: "SUBSCRIPTION 4100107" }] });
  });

  it("is read without a number of the statement, as some banks write the file of a day", () => {
    const one = [
      "ABNANL2A",
      "940",
      "ABNANL2A",
      ...message("1001,00", ":61:261120C1,00NTRFNONREF", ":86:4100107").split("\r\n").slice(1),
    ];
    const text = [...one, ...one].join("\r\n").replace(/:28C:/g, ":28:");
    expect(read(text)).toMatchObject({ entries: [{ words: "4100107" }, { words: "4100107" }] });
  });

  it("is read with code words, with plain words, and without any", () => {
    const text = message(
      "1006,00",
      ":61:261120C1,00NTRFNONREF",
      ":86:/EREF/E-1/NAME/Jan Jansen/REMI/Contributie 4100107/",
      ":61:261120C2,NTRF4100114",
      ":86:Contributie",
      "- van dit jaar",
      ":61:261120C3,00NTRFNONREF",
    );
    expect(read(text)).toMatchObject({
      entries: [
        { words: "Contributie 4100107/ E-1", payer: "Jan Jansen" },
        { words: "Contributie - van dit jaar 4100114", payer: "" },
        { words: "" },
      ],
    });
  });

  it("takes the year of the value date for the day of the entry", () => {
    const text = message("1260,00", ":61:2701021231C260,00NTRFNONREF");
    expect(read(text)).toMatchObject({ entries: [{ date: "2026-12-31" }] });
  });

  it("counts debits, and takes no reversal for a payment", () => {
    const text = message(
      "980,00",
      ":61:261120D10,00NTRFNONREF",
      ":61:261120RC15,00NTRFNONREF",
      ":61:261120RD5,00NTRFNONREF",
    );
    expect(read(text)).toMatchObject({ debits: 2, returned: 1, entries: [{ amount: 5_00, isReturned: true }] });
  });

  it("is read with the envelope of the network, and with several statements", () => {
    const one = message("1260,00", ":61:261120C260,00NTRFNONREF");
    const text = `{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4:\r\n${one.replace("\r\n-\r\n", "\r\n-}\r\n")}`;
    expect(read(text + text)).toMatchObject({ entries: [{ amount: 260_00 }, { amount: 260_00 }] });
  });

  it("leaves out a statement in another currency, and reads the others", () => {
    const one = message(
      "1001,00",
      ":61:261120C1,00NTRFNONREF",
      ":61:261120D1,00NTRFNONREF",
      ":61:261120C1,00NTRFNONREF",
    );
    const text = one + one.replaceAll("EUR", "CHF");
    expect(read(text)).toMatchObject({
      entries: [{ line: 5 }, { line: 7 }],
      foreign: [
        { line: 14, currency: "CHF" },
        { line: 16, currency: "CHF" },
      ],
      debits: 2,
    });
  });

  it.each([
    [
      "0,00",
      message("1000,00", ":61:261120C0,00NTRFNONREF"),
      "is 0.00, which is no payment: ask the bank for a file without it",
    ],
    ["a line that is none", message("1000,00", ":61:20 November"), "“20 November” is no entry of MT940"],
    [
      "a file that lacks an entry",
      message("1260,00"),
      "the entries do not lead from the opening balance to the closing one",
    ],
    [
      "no balances",
      ":20:1\r\n:25:1\r\n:61:261120C1,00NTRFNONREF\r\n",
      "has no opening balance (:60F:): ask the bank for MT940 of whole days",
    ],
  ])("%s is refused", (_what, text, reason) => {
    expect(read(text)).toMatchObject({ faults: [{ reason: expect.stringContaining(reason) as string }] });
  });
});
