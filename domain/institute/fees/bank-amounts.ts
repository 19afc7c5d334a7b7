import { memoize } from "../../kernel/memoize.ts";
import type { MoneyStyle, Pence } from "../../kernel/money.ts";

/** The decimal separators of banks. */
type DecimalSeparator = "." | ",";

/** An amount without sign, currency and blanks. */
interface WrittenAmount {
  readonly digits: string;
  readonly isNegative: boolean;
}

const currencySigns = memoize((style) => {
  const [locale = "en", currency = ""] = style.split(" ");
  const sign = (currencyDisplay: "symbol" | "narrowSymbol") =>
    new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === "currency")?.value ?? currency;
  return [currency, sign("symbol"), sign("narrowSymbol")].map((each) => each.replaceAll(/[.\s]/gu, "").toUpperCase());
});

const signs = /[-−–+]/gu;
const minus = /[-−–]|\(.*\)/u;
/** Blanks and apostrophes stand only between groups of digits. */
const brokenGroup = /\d[\s'’](?!\d{3}(?!\d))(?=\d)/u;

const writtenAmount = (text: string, { locale, currency }: MoneyStyle): WrittenAmount | undefined => {
  const [, before = "", digits = "", after = ""] =
    /^((?:[^\d.,]|(?<=\p{L})\.)*)([\d.,\s'’]*\d[.,]?)([^\d]*)$/u.exec(text.trim()) ?? [];
  // "50.-" is fifty francs, not minus fifty.
  if (digits === "" || brokenGroup.test(digits) || (/[.,]$/u.test(digits) && after.startsWith("-"))) return undefined;
  const around = `${before} ${after}`;
  if ((around.match(signs) ?? []).length > 1) return undefined;
  const words = around.replaceAll(/[-−–+()\s.]/gu, "").toUpperCase();
  const isDebit = words === "DR";
  if (!["", "DR", "CR", ...currencySigns(`${locale} ${currency}`)].includes(words)) return undefined;
  return { digits: digits.replaceAll(/[\s'’]/gu, ""), isNegative: isDebit || minus.test(around) };
};

const patterns: Readonly<Record<DecimalSeparator, RegExp>> = {
  ".": /^(?:[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}|\d+)?(?:\.(\d{0,2}))?$/u,
  ",": /^(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)?(?:,(\d{0,2}))?$/u,
};

const longest = 9;

const penceOf = (digits: string, separator: DecimalSeparator): Pence | undefined => {
  const match = patterns[separator].exec(digits);
  if (!match) return undefined;
  const [whole = ""] = digits.split(separator);
  const units = whole.replaceAll(/[.,]/gu, "");
  return units.length > longest ? undefined : Number(`${units || "0"}${(match[1] ?? "").padEnd(2, "0")}`);
};

/** "1.234" may have a group of thousands or three decimals, so it is no evidence of either separator. */
const isDoubtful = (digits: string): boolean => /^\d{1,3}[.,]\d{3}$/u.test(digits);

const separators = [".", ","] as const;
const separatorsOf = (digits: string): readonly DecimalSeparator[] =>
  isDoubtful(digits) ? separators : separators.filter((each) => penceOf(digits, each) !== undefined);

const noAmount = "is no amount";

/** Why the amounts of a column are refused although each could be read. */
const whyRefused = (digits: string, possible: readonly DecimalSeparator[]): string | undefined => {
  if (possible.length === 0)
    return "has another decimal separator than other amounts of this column: write all with one";
  return possible.length > 1 && isDoubtful(digits)
    ? "may have a decimal or a group of thousands, and no other amount tells which: write it with two decimals"
    : undefined;
};

/**
 * Reads the amounts of a column, each as minor units with its sign or as the reason why it is refused. The separator is
 * the one that fits the whole column; a column that fits both with different amounts is refused. BANK-01
 */
export const readAmounts = (texts: readonly string[], style: MoneyStyle): readonly (Pence | string)[] => {
  const written = texts.map((text) => writtenAmount(text, style));
  const readable = written.map((amount) => amount && separatorsOf(amount.digits));
  const possible = separators.filter((each) => readable.every((own) => !own?.length || own.includes(each)));
  return written.map((amount) => {
    if (!amount || separatorsOf(amount.digits).length === 0) return noAmount;
    const refusal = whyRefused(amount.digits, possible);
    if (refusal !== undefined) return refusal;
    const pence = penceOf(amount.digits, possible[0] ?? ".");
    if (pence === undefined) return noAmount;
    return amount.isNegative && pence !== 0 ? -pence : pence;
  });
};

const groupSeparator = memoize(
  (locale) => new Intl.NumberFormat(locale).formatToParts(1_234_567).find(({ type }) => type === "group")?.value ?? "",
);

/**
 * The amounts above or equal to zero that a typed text may mean: none, one, or two where its separator may be a decimal or
 * one of thousands, which the locale does not decide.
 */
export const possibleAmounts = (text: string, style: MoneyStyle): readonly Pence[] => {
  const written = writtenAmount(text, style);
  if (!written || written.isNegative) return [];
  const { digits } = written;
  const found = new Set(separators.flatMap((separator) => penceOf(digits, separator) ?? []));
  if (isDoubtful(digits) && !digits.includes(groupSeparator(style.locale)))
    found.add(Math.round(Number(digits.replace(",", ".")) * 100));
  return [...found];
};
