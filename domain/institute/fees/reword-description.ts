/** Texts that describe postings, with their placeholders: "Annual subscription {year}". */
export type DescriptionTexts = Readonly<
  Record<
    | "subscription"
    | "card"
    | "bankTransfer"
    | "online"
    | "payment"
    | "creditNote"
    | "reversal"
    | "refund"
    | "reinstated"
    | "creditPaidOut",
    string
  >
>;

const ways = ["card", "bankTransfer", "online"] as const;
const whole = [...ways, "creditPaidOut"] as const;
const corrections = ["creditNote", "reversal", "refund", "reinstated"] as const;

const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The values of a text's placeholders in words that were made from it; undefined for other words. */
const valuesIn = (words: string, text: string): Readonly<Record<string, string>> | undefined => {
  const pattern = text
    .split(/(\{\w+\})/)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : `(?<${part.slice(1, -1)}>.+?)`))
    .join("");
  return new RegExp(`^${pattern}$`, "su").exec(words)?.groups;
};

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

const among = (keys: readonly (keyof DescriptionTexts)[], words: string, texts: DescriptionTexts) =>
  keys.find((key) => texts[key] === words);

/**
 * The description of a posting in other texts, where it was made from the organisation's own; other words, which
 * somebody gave, stay as they are. LANG-04
 */
export const rewordDescription = (words: string, own: DescriptionTexts, other: DescriptionTexts): string => {
  const reworded = (part: string): string => rewordDescription(part, own, other);
  // Imported payments name their charge with a small letter: "Payment by card: annual subscription 2026".
  const rewordedCharge = (charge: string): string => {
    const capitalised = charge.charAt(0).toUpperCase() + charge.slice(1);
    const worded = reworded(capitalised);
    return worded === capitalised ? charge : worded;
  };
  const key = among(whole, words, own);
  if (key) return other[key];
  const subscription = valuesIn(words, own.subscription);
  if (subscription && /^\d{4}$/.test(subscription["year"] ?? "")) return filled(other.subscription, subscription);
  for (const correction of corrections) {
    const { description } = valuesIn(words, own[correction]) ?? {};
    if (description !== undefined) return filled(other[correction], { description: reworded(description) });
  }
  const { way = "", charges = "" } = valuesIn(words, own.payment) ?? {};
  const byWay = among(ways, way, own);
  if (!byWay) return words;
  return filled(other.payment, { way: other[byWay], charges: charges.split(", ").map(rewordedCharge).join(", ") });
};
