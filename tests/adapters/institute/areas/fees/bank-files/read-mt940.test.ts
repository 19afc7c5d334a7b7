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
      entries: [
        {
          line: 5,
          date: "2026-11-20",
          amount: 260_00,
          words: "SVWZ+Beitrag INV-4100107-05",
          payer: "KÖNIG, EVA MARIA",
          entryReference: "55029",
          isReturned: false,
        },
      ],
      debits: 0,
      returned: 0,
      outside: 0,
    });
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

  it.each([
    ["0,00", message("1000,00", ":61:261120C0,00NTRFNONREF"), "is 0.00: leave the line out"],
    ["a line that is none", message("1000,00", ":61:20 November"), "“20 November” is no entry of MT940"],
    [
      "a file that lacks an entry",
      message("1260,00"),
      "the entries do not lead from the opening balance to the closing one",
    ],
    [
      "another currency",
      message("1001,00", ":61:261120C1,00NTRFNONREF").replaceAll("EUR", "CHF"),
      "is in CHF, and accounts are kept in EUR",
    ],
  ])("%s is refused", (_what, text, reason) => {
    expect(read(text)).toMatchObject({ faults: [{ reason: expect.stringContaining(reason) as string }] });
  });
});
