/** An amount in whole pence. Negative is in the person's favour. */
export type Pence = number;

const grouped = (pounds: number): string => String(pounds).replace(/\B(?=(\d{3})+(?!\d))/g, ",");

/** "£268.50", "£268": decimals only when there are pence, or when `forced`. FEES-03 */
export const displayPrice = (pence: Pence, decimals: "as needed" | "forced" = "as needed"): string => {
  const absolute = Math.abs(pence);
  const rest = absolute % 100;
  const pounds = `${pence < 0 ? "-" : ""}£${grouped(Math.floor(absolute / 100))}`;
  return decimals === "forced" || rest !== 0 ? `${pounds}.${String(rest).padStart(2, "0")}` : pounds;
};

/** How people write an amount: "260.00", with two decimals and nothing else. CASH-01 */
export const typedAmountPattern = /^\d{1,9}\.\d{2}$/;

/** The amount that was typed; undefined unless it is written as "260.00". CASH-01 */
export const amountOf = (text: string): Pence | undefined =>
  typedAmountPattern.test(text) ? Number(text.replace(".", "")) : undefined;

/** An amount as people type it: "260.00". CASH-01 */
export const typedAmountOf = (amount: Pence): string =>
  `${String(Math.floor(amount / 100))}.${String(amount % 100).padStart(2, "0")}`;

/**
 * What an amount that is not written as "260.00" was probably meant to be: a last comma or dot with one or two digits
 * after it is taken for the decimal sign, any other for a thousands separator. Undefined where no reading suggests itself.
 */
const meantAmount = (text: string): string | undefined => {
  const [, whole = "", decimals = ""] = /^[^\d,.-]*([\d.,' ]*?\d)(?:[.,](\d{1,2}))?[^\d,.]*$/.exec(text.trim()) ?? [];
  const digits = whole.replaceAll(/[^\d]/g, "").replace(/^0+(?=\d)/, "");
  return digits === "" || digits.length > 9 ? undefined : `${digits}.${decimals.padEnd(2, "0")}`;
};

/** Why a typed amount is refused, with the reading that was meant. CASH-01 */
export const whyNoAmount = (text: string): string => {
  const meant = meantAmount(text);
  return `has to be an amount with two decimals, such as 260.00${meant === undefined ? "" : `; for “${text}” write ${meant}`}`;
};
