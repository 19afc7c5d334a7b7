/** A key that names a payer: a person's ID, or the reference of one of their charges. CASH-03 */
export interface PayerKey {
  readonly text: string;
  readonly customerId: string;
  readonly isCharge: boolean;
}

/** Payers by their keys without separators. */
export type PayerKeys = ReadonlyMap<string, readonly PayerKey[]>;

/** The separators that payers leave out, add and exchange. */
const separators = /[-/. _]/g;

const withoutSeparators = (text: string): string => text.toUpperCase().replaceAll(separators, "");

/** Groups keys by what payers write of them. */
export const payerKeys = (keys: readonly PayerKey[]): PayerKeys => {
  const groups = new Map<string, PayerKey[]>();
  for (const key of keys) {
    const compact = withoutSeparators(key.text);
    groups.set(compact, [...(groups.get(compact) ?? []), key]);
  }
  return groups;
};

/** A part of a payer's text that may be a key. */
interface Candidate {
  readonly start: number;
  readonly written: string;
  readonly compact: string;
  /** Whether no letter, digit or hyphen touches it. */
  readonly isWholeWord: boolean;
}

/** A key has at most so many runs of letters, digits and separators. */
const mostRuns = 15;

/** Every sequence of whole runs of letters or digits, at most one separator apart. */
const candidatesIn = (given: string): readonly Candidate[] => {
  const text = given.toUpperCase();
  const runs = [...text.matchAll(/\p{L}+|\d+|[^\p{L}\d]+/gu)];
  const isWord = (run = ""): boolean => /^[\p{L}\d]/u.test(run);
  return runs.flatMap((first, index): readonly Candidate[] => {
    if (!isWord(first[0])) return [];
    const found: Candidate[] = [];
    for (const last of runs.slice(index, index + mostRuns)) {
      const end = last.index + last[0].length;
      if (isWord(last[0])) {
        const written = text.slice(first.index, end);
        const around = `${text.slice(0, first.index).slice(-1)} ${text.slice(end, end + 1)}`;
        const isWholeWord = !/[\p{L}\d-]/u.test(around);
        found.push({ start: first.index, written, compact: withoutSeparators(written), isWholeWord });
      } else if (last[0].length > 1 || last[0].replaceAll(separators, "") !== "") break;
    }
    return found;
  });
};

/** The possible keys in a payer's text, without separators, to look for. CASH-03 */
export const possibleKeysIn = (text: string): readonly string[] => [
  ...new Set(candidatesIn(text).map(({ compact }) => compact)),
];

/** Shorter keys would be found by chance within other words. */
const shortestWithinWords = 5;

/** Digits alone have to stand together: those of two numbers are no ID. */
const isNamedBy = ({ written, compact, isWholeWord }: Candidate, { text }: PayerKey): boolean => {
  const isExact = written === text.toUpperCase();
  if (compact.length < shortestWithinWords) return isExact && isWholeWord;
  return isExact || written === compact || /\p{L}/u.test(compact);
};

/** The people and the charges that a payer's text names. */
export interface NamedPayers {
  readonly customerIds: readonly string[];
  readonly charges: readonly string[];
}

/**
 * Finds IDs and references of charges in a payer's text, also within words and with other separators: `SUBS-4100107`,
 * `INV410010709`. A longer key hides those within it. CASH-03, BANK-03
 */
export const payersNamed = (text: string, keys: PayerKeys): NamedPayers => {
  const found: { readonly start: number; readonly end: number; readonly keys: readonly PayerKey[] }[] = [];
  const longestFirst = candidatesIn(text).toSorted((one, other) => other.written.length - one.written.length);
  for (const candidate of longestFirst) {
    const { start, written } = candidate;
    const end = start + written.length;
    if (found.some((other) => other.start <= start && end <= other.end)) continue;
    const named = keys.get(candidate.compact)?.filter((key) => isNamedBy(candidate, key)) ?? [];
    if (named.length > 0) found.push({ start, end, keys: named });
  }
  const named = found.flatMap((each) => each.keys);
  return {
    customerIds: [...new Set(named.map(({ customerId }) => customerId))],
    charges: [...new Set(named.filter(({ isCharge }) => isCharge).map((key) => key.text))],
  };
};
