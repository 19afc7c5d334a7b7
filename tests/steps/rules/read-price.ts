/** Parses a price in pounds to pence; undefined when it is none. */
export const readPrice = (text: string): number | undefined => {
  const match = /^(-?)£(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const pence = Number((match[2] ?? "").replaceAll(",", "")) * 100 + Number(match[3] ?? 0);
  return match[1] === "-" && pence !== 0 ? -pence : pence;
};
