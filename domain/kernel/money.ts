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
