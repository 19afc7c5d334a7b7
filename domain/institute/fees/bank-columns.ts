import { foldedText } from "../kernel/folded-text.ts";

/** What a column of a bank's file may hold. BANK-01 */
export const bankRoles = [
  "amount",
  "debit",
  "credit",
  "side",
  "date",
  "value",
  "reference",
  "name",
  "currency",
  "entry",
] as const;
export type BankRole = (typeof bankRoles)[number];

/** The names of the columns with each role; several hold a reference together. BANK-01 */
export type BankColumns = Readonly<Partial<Record<BankRole, readonly string[]>>>;

/** Words of headings in the languages of many banks, without spaces, signs and accents. */
const knownNames: Readonly<Record<BankRole, string>> = {
  amount:
    "amount transactionamount betrag montant importe importo bedrag belop belob beloep summa kwota kwotatransakcji iznos znesek valor castka suma umsatz amountinaccountcurrency value montantoperation belopp",
  debit:
    "debit debits debitamount debitamt moneyout paidout withdrawal withdrawals soll belastung debet ausgang ausgaben isplata duguje dare addebiti uitgaven outflow lastschrift lastschriften withdrawalamount paidoutamount auszahlung afschrijving",
  credit:
    "credit credits creditamount creditamt moneyin paidin deposit deposits haben gutschrift kredit credito eingang einnahmen uplata potrazuje avere accrediti inflow gutschriften depositamount paidinamount einzahlung bijschrijving",
  side: "dc cd debitcredit creditdebit drcr crdr sh sollhaben sollhabenkennzeichen afbij creditdebitindicator indicator sens",
  date: "date bookingdate bookeddate transactiondate postingdate posteddate entrydate completeddate datum buchungstag buchungsdatum buchung boekdatum bogforingsdato bogfoeringsdato bokforingsdag bokforingsdato datumknjizenja dataksiegowania datazaksiegowania datacontabile dataoperacji datedoperation datecomptable dateoperation dateecriture fecha fechaoperacion fechacontable data dato paivamaara kirjauspaiva datumtransakce datumizvrsenja dateposted dateofbooking buchungstagdatum dataoperazione datamovimento",
  value:
    "valuedate valutadatum valuta valutadato wertstellung wertstellungstag datevaleur datedevaleur fechavalor datavaluta rentedatum arvopaiva datumvalute wert wertstellungsdatum valutatag valeur valuedatum",
  reference:
    "reference references paymentreference description transactiondescription details detail label narrative memo note notes text message particulars purpose remittanceinformation verwendungszweck buchungstext mitteilung mitteilungen omschrijving mededelingen libelle communication motif concepto descripcion causale descrizione svrha svrhaplacanja opis opisoperacji opisplacanja tytul tytulem zprava viesti meddelelse tekst meddelande pozivnabroj pozivnabrojprimatelja paymentdetails customerreference beschreibung avisierungstext libelleoperation rubrik notities transactiondetails transactionreference paymentinformation descripcionoperacion",
  name: "name payer payername partnername counterparty counterpartyname debtor debtorname sender auftraggeber zahlungspflichtiger beguenstigterzahlungspflichtiger begunstigterzahlungspflichtiger namezahlungsbeteiligter zahlungspflichtigerempfanger zahlungspflichtigeempfanger naamtegenpartij tegenpartij tiers nomcontrepartie ordenante ordinante platitelj nazivplatitelja nadawca odesilatel avsender maksaja auftraggeberempfanger auftraggeberempfaenger begunstigterauftraggeber beguenstigterauftraggeber naamomschrijving namn nom nome naziv payee counterpartname",
  currency: "currency ccy waehrung wahrung devise munt moneda divisa currencycode valuutta mena waluta",
  entry:
    "transactionid entryreference operationnumber bankreference fitid transaktionsid transaktionsnummer entryid bankentryreference archivierungskennung arkivref transactionuid transaktionsnr",
};

const roleOf = new Map<string, BankRole>(
  bankRoles.flatMap((role) => knownNames[role].split(" ").map((name) => [name, role] as const)),
);

const currencyInName = /\(.*\)|\[.*\]|\s(?:(?:in|en)\s)?(?:euros?|[A-Z]{3})$/u;

/** A heading without case, accents and signs, the currency, and the number of one of several columns. */
const foldedHeading = (name: string): string =>
  foldedText(name.trim().replace(currencyInName, "")).replaceAll(/[^\p{L}]/gu, "");

/** The columns of one heading line by the names that banks give them. */
const knownColumns = (heading: readonly string[]): BankColumns => {
  const columns: Partial<Record<BankRole, readonly string[]>> = {};
  for (const name of heading) {
    const role = roleOf.get(foldedHeading(name));
    if (role !== undefined) columns[role] = [...new Set([...(columns[role] ?? []), name])];
  }
  return columns;
};

/** The text by which the mapping of a heading line is kept. BANK-01 */
export const headingKey = (heading: readonly string[]): string =>
  heading.map((name) => foldedText(name.trim())).join("|");

/** The heading line of a bank's file, by its index among the rows, and what its columns hold. BANK-01 */
export interface BankTable {
  readonly index: number;
  readonly columns: BankColumns;
}

/** Why no heading line can be taken, and which row shows it. */
export interface NoBankTable {
  readonly index: number;
  readonly reason: string;
}

/** Rows at the beginning of a bank's file among which the heading line is looked for. */
const longestPreamble = 60;

const isTable = ({ amount, credit, reference, name }: BankColumns): boolean =>
  (amount ?? credit) !== undefined && (reference ?? name) !== undefined;

const sameName = (one: string, other: string): boolean => foldedText(one.trim()) === foldedText(other.trim());

/** The given columns as a heading line spells them; undefined when it lacks one. */
const spelledIn = (heading: readonly string[], given: BankColumns): BankColumns | undefined => {
  const spelled: Partial<Record<BankRole, readonly string[]>> = {};
  for (const role of bankRoles) {
    const names = given[role]?.map((name) => heading.find((each) => sameName(each, name)));
    if (names?.includes(undefined)) return undefined;
    if (names) spelled[role] = names.filter((name) => name !== undefined);
  }
  return spelled;
};

/** Reports two columns for a role that may have only one; undefined without any. */
const doubled = (columns: BankColumns): string | undefined => {
  const names = (["amount", "debit", "credit"] as const)
    .map((role) => columns[role] ?? [])
    .find((each) => each.length > 1);
  return names && `“${names.join("” and “")}”`;
};

const advice = "Name them once on the command line: post payments FILE --columns amount=…,reference=…,date=…";

/**
 * Finds the heading line of a bank's file: the first that has the given columns, or whose columns were kept, or whose
 * names are known. BANK-01
 */
export const bankTableOf = (
  rows: readonly (readonly string[])[],
  given: BankColumns | undefined,
  kept: (heading: string) => BankColumns | undefined,
): BankTable | NoBankTable => {
  const first = rows.slice(0, longestPreamble);
  for (const [index, heading] of first.entries()) {
    const columns = given ? spelledIn(heading, given) : (kept(headingKey(heading)) ?? knownColumns(heading));
    if (!columns || !isTable(columns)) continue;
    const both = doubled(columns);
    return both === undefined
      ? { index, columns }
      : { index, reason: `has ${both}, and either may be what was paid. ${advice}` };
  }
  return {
    index: 0,
    reason: given
      ? `no line has the columns ${Object.values(given).flat().join(", ")}`
      : `no line names the columns of amounts and references. ${advice}`,
  };
};
