import { memoize } from "./memoize.ts";

/** An amount in whole pence. Negative is in the customer's favour. */
export type Pence = number;

/** The currency of all amounts and the locale that they are written in. RULE-02 */
export interface MoneyStyle {
  readonly locale: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

const priceFormat = memoize((style) => {
  const [locale, currency, trailingZeroDisplay] = style.split(" ");
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: trailingZeroDisplay === "auto" ? "auto" : "stripIfInteger",
  });
});

/** Formats as "£268.50" or "£268"; decimals show only when needed or `forced`. FEES-03 */
export const displayPrice = (
  pence: Pence,
  { locale, currency }: MoneyStyle,
  decimals: "as needed" | "forced" = "as needed",
): string =>
  priceFormat(`${locale} ${currency} ${decimals === "forced" ? "auto" : "stripIfInteger"}`).format(pence / 100);

/** Required format for amounts: "260.00", always with two decimals. CASH-01 */
export const typedAmountPattern = /^\d{1,9}\.\d{2}$/;

/** Parses an amount written as "260.00" into pence; undefined in any other format. CASH-01 */
export const amountOf = (text: string): Pence | undefined =>
  typedAmountPattern.test(text) ? Number(text.replace(".", "")) : undefined;

/** Formats an amount as it is typed: "260.00". CASH-01 */
export const typedAmountOf = (amount: Pence): string =>
  `${String(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, "0")}`;

/**
 * Guesses the intended amount of a wrongly formatted text: a final comma or dot before one or two digits is the decimal
 * separator, all others are thousands separators. Undefined when no reading is plausible.
 */
const suggestedAmount = (text: string): string | undefined => {
  const [, whole = "", decimals = ""] = /^[^\d,.-]*([\d.,' ]*?\d)(?:[.,](\d{1,2}))?[^\d,.]*$/.exec(text.trim()) ?? [];
  const digits = whole.replaceAll(/[^\d]/g, "").replace(/^0+(?=\d)/, "");
  return digits === "" || digits.length > 9 ? undefined : `${digits}.${decimals.padEnd(2, "0")}`;
};

/** Explains why a typed amount is rejected where one above zero is wanted, with a suggested correction. CASH-01 */
export const whyNoAmount = (text: string): string => {
  if (/^[-−]\s*\d/.test(text.trim())) return "has to be written without a minus";
  const suggestion = suggestedAmount(text);
  if (suggestion !== undefined && amountOf(suggestion) === 0) return "has to be above 0.00";
  return `has to be an amount with two decimals, such as 260.00${suggestion === undefined ? "" : `; for “${text}” write ${suggestion}`}`;
};
