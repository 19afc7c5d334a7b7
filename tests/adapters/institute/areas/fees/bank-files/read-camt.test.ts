import { describe, expect, it } from "vitest";

import { readBankFile } from "../../../../../../adapters/institute/areas/fees/bank-files/read-bank-file.ts";

const reader = { style: { locale: "de-DE", currency: "EUR" }, kept: () => undefined };

const statement = (version: string, ...entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>7</Id><Acct><Id><IBAN>DE12500105170648489890</IBAN></Id></Acct>
${entries.join("\n")}
</Stmt></BkToCstmrStmt></Document>`;

interface Parts {
  readonly amount?: string;
  readonly currency?: string;
  readonly side?: string;
  readonly status?: string;
  readonly others?: string;
  readonly details?: string;
}

const entry = ({
  amount = "260.00",
  currency = "EUR",
  side = "CRDT",
  status = "BOOK",
  others = "",
  details = "",
}: Parts) =>
  `<Ntry><NtryRef>1</NtryRef><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>${others}<Sts>${status}</Sts>
<BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-21</Dt></ValDt><AcctSvcrRef>B-1</AcctSvcrRef>
<NtryDtls>${details}</NtryDtls></Ntry>`;

const payment = (words: string, amount = "") =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${amount}<RltdPties><Dbtr><Nm>Karl Kunde</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${words}</Ustrd></RmtInf></TxDtls>`;

const read = (text: string) => readBankFile(Buffer.from(text), reader);

describe("a statement in CAMT.053 (BANK-01)", () => {
  it.each(["02", "04", "08", "12"])("is read in version %s", (version) => {
    expect(read(`\n${statement(version, entry({ details: payment("4100107") }))}`)).toMatchObject({
      entries: [{ date: "2026-11-20", amount: 260_00, words: "4100107", payer: "Karl Kunde", entryReference: "B-1" }],
    });
  });

  it("is read as version 8 writes status, payer and structured reference, with a prefix", () => {
    const details = `<TxDtls><Refs><EndToEndId>INV-1</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Ana Anić</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
    const text = statement("08", entry({ status: "<Cd>BOOK</Cd>", details }))
      .replaceAll(/<(\/?)(?=[A-Z])/g, "<$1c:")
      .replace("xmlns=", "xmlns:c=");
    expect(read(text)).toMatchObject({ entries: [{ words: "RF18539007547034 INV-1", payer: "Ana Anić" }] });
  });

  it("divides a batch into its transactions when they add up, each with its own identity", () => {
    const parts = [
      payment("4100107", '<Amt Ccy="EUR">200.00</Amt>'),
      payment("4100114", '<AmtDtls><TxAmt><Amt Ccy="EUR">60</Amt></TxAmt></AmtDtls>'),
    ];
    expect(read(statement("04", entry({ details: parts.join("") })))).toMatchObject({
      entries: [
        { amount: 200_00, words: "4100107", entryReference: "B-1 4100107 Karl Kunde" },
        { amount: 60_00, words: "4100114", entryReference: "B-1 4100114 Karl Kunde" },
      ],
    });
    const withNothing = [...parts, payment("nobody", '<Amt Ccy="EUR">0.00</Amt>')].join("");
    expect(read(statement("04", entry({ details: withNothing })))).toMatchObject({ entries: [{ amount: 260_00 }] });
    expect(read(statement("04", entry({ amount: "259.00", details: parts.join("") })))).toMatchObject({
      entries: [{ amount: 259_00, words: "4100107 4100114", entryReference: "B-1" }],
    });
  });

  it("counts debits, takes no reversal for a payment, and leaves pending entries to the next statement", () => {
    const returned = entry({ others: "<RvslInd>true</RvslInd>", details: payment("4100107") });
    const takenBack = entry({ side: "DBIT", others: "<RvslInd>true</RvslInd>" });
    const text = statement(
      "04",
      entry({ side: "DBIT", currency: "USD" }),
      takenBack,
      returned,
      entry({ status: "PDNG" }),
    );
    expect(read(text)).toMatchObject({ debits: 2, returned: 1, entries: [{ isReturned: true }] });
  });

  it("leaves out entries in another currency, and reads those of other accounts", () => {
    const own = statement("04", entry({}), entry({ currency: "CHF", amount: "0.00" }));
    const text = own.replace(/<Stmt>.*<\/Stmt>/s, (one) => `${one}${one.replaceAll('"EUR"', '"CHF"')}${one}`);
    expect(read(text)).toMatchObject({
      entries: [{ amount: 260_00 }, { amount: 260_00 }],
      foreign: [{ currency: "CHF" }, { currency: "CHF" }, { currency: "CHF" }, { currency: "CHF" }],
    });
  });

  const details = (others: string) => `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${others}</TxDtls>`;
  const parties = (others: string) => details(`<RltdPties>${others}</RltdPties>`);

  it.each([
    [
      "the number of an invoice",
      "<RmtInf><Strd><RfrdDocInf><Nb>INV-4100107-09</Nb></RfrdDocInf></Strd></RmtInf>",
      "INV-4100107-09",
    ],
    [
      "the number of a line of an invoice",
      "<RmtInf><Strd><RfrdDocInf><LineDtls><Id><Nb>INV-4100107-09</Nb></Id></LineDtls></RfrdDocInf></Strd></RmtInf>",
      "INV-4100107-09",
    ],
    ["further remittance information", "<RmtInf><Strd><AddtlRmtInf>4100107</AddtlRmtInf></Strd></RmtInf>", "4100107"],
    ["a related remittance", "<RltdRmtInf><RmtId>4100107</RmtId></RltdRmtInf>", "4100107"],
    ["what the bank adds to a transaction", "<AddtlTxInf>4100107</AddtlTxInf>", "4100107"],
    [
      "the number of a payer",
      "<RltdPties><UltmtDbtr><Pty><Id><PrvtId><Othr><Id>4100107</Id></Othr></PrvtId></Id></Pty></UltmtDbtr></RltdPties>",
      "4100107",
    ],
  ])("reads %s as words of the payer", (_what, given, words) => {
    expect(read(statement("08", entry({ details: details(given) })))).toMatchObject({ entries: [{ words }] });
  });

  it("reads the reference of an instruction", () => {
    const given = "<TxDtls><Refs><InstrId>INV-4100107-09</InstrId><EndToEndId>NOTPROVIDED</EndToEndId></Refs></TxDtls>";
    expect(read(statement("08", entry({ details: given })))).toMatchObject({ entries: [{ words: "INV-4100107-09" }] });
  });

  it("reads what the bank adds to an entry where no remittance is", () => {
    const given = entry({ details: details("") }).replace(
      "</Ntry>",
      "<AddtlNtryInf>Fees 4100107</AddtlNtryInf></Ntry>",
    );
    expect(read(statement("08", given))).toMatchObject({ entries: [{ words: "Fees 4100107" }] });
  });

  it.each([
    ["somebody for whom nobody else pays", "<UltmtDbtr><Nm>Maya Member</Nm></UltmtDbtr>", "Maya Member"],
    [
      "a debtor and somebody for whom it pays",
      "<Dbtr><Pty><Nm>Acme Ltd</Nm></Pty></Dbtr><UltmtDbtr><Pty><Nm>Maya Member</Nm></Pty></UltmtDbtr>",
      "Acme Ltd Maya Member",
    ],
    [
      "a debtor with an address alone",
      "<Dbtr><PstlAdr><AdrLine>Maya Member</AdrLine><AdrLine>Main Street 1</AdrLine></PstlAdr></Dbtr>",
      "Maya Member",
    ],
    ["one person twice", "<Dbtr><Nm>Maya Member</Nm></Dbtr><UltmtDbtr><Nm>Maya Member</Nm></UltmtDbtr>", "Maya Member"],
  ])("reads %s as the payer", (_what, given, payer) => {
    expect(read(statement("08", entry({ details: parties(given) })))).toMatchObject({ entries: [{ payer }] });
  });

  it("is read in the encoding that it declares", () => {
    const text = statement("02", entry({ details: payment("Članarina") })).replace("UTF-8", "ISO-8859-2");
    const bytes = Buffer.from(text.replace("Č", "\u00c8"), "latin1");
    expect(readBankFile(bytes, reader)).toMatchObject({ entries: [{ words: "Članarina" }] });
  });

  it.each([
    [
      "0.00",
      entry({ amount: "0.00" }),
      { line: 5, column: "Amt", reason: "is 0.00, which is no payment: ask the bank for a file without it" },
    ],
    ["a third decimal", entry({ amount: "1.005" }), { line: 5, column: "Amt", reason: "“1.005” is no amount" }],
  ])("%s is refused", (_what, given, fault) => {
    expect(read(statement("04", given))).toEqual({ faults: [fault] });
  });

  it("a document type is refused before it is read, and so is what is no XML", () => {
    const text = statement("04", entry({})).replace("<Document", '<!DOCTYPE d [<!ENTITY a "b">]><Document');
    expect(read(text)).toMatchObject({ faults: [{ reason: "has a document type, which no bank sends" }] });
    const cut = statement("04", entry({})).slice(0, 400);
    expect(read(cut)).toMatchObject({
      faults: [{ reason: expect.stringContaining("is no XML that can be read") as string }],
    });
  });
});
