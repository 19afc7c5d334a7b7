import { pdfFileName } from "../kernel/file-name.ts";

/** Formats of a person's data: a document to read, and a file for other programs. DATA-01 */
export const personalDataFormats = ["document", "file"] as const;
export type PersonalDataFormat = (typeof personalDataFormats)[number];

/** Version of the file's schema; it rises when a field is removed or changes its meaning. DATA-01 */
export const personalDataVersion = 1;

/** Reasons for leaving a stored column out of a person's data. DATA-01 */
export const omissions = ["secret", "internal", "copy", "nobody"] as const;
export type Omission = (typeof omissions)[number];

/** File name of a person's data in a format. DATA-01 */
export const personalDataFileName = (format: PersonalDataFormat, customerId: string): string =>
  format === "document" ? pdfFileName("MY-DATA", customerId) : `MY-DATA_${customerId}.json`;

/** Removes links from a text, because links in mails can open an account. DATA-01 */
export const withoutLinks = (text: string): string => text.replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, "[link]");

const isCapital = (word: string): boolean => word.length > 1 && word === word.toUpperCase();

const asSentence = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

/**
 * The name of a stored field in words: "email.contactId" becomes "Email contact id". A word that repeats the one before
 * it is left out: "phoneNumber.number" becomes "Phone number". DATA-01
 */
export const fieldInWords = (field: string): string =>
  asSentence(
    field
      .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
      .split(/[\s._-]+/)
      .filter((word) => word !== "")
      .map((word) => (isCapital(word) ? word : word.toLowerCase()))
      .filter((word, index, all) => word !== all[index - 1])
      .join(" "),
  );

/** A stored code in words: "PARENTAL_LEAVE" becomes "Parental leave". DATA-01 */
export const codeInWords = (code: string): string =>
  fieldInWords(/^[A-Z0-9_]+$/.test(code) ? code.toLowerCase() : code);

/** How values and the paths of their fields are worded. */
interface Wording {
  readonly value: (value: unknown) => string;
  /** A line of the path of a field and the words of its value. */
  readonly line: (path: string, words: string) => string;
}

/**
 * Formats stored values as lines of "field: value", at any depth; values without a field stand alone. Omits empty
 * values. DATA-01
 */
export const linesOf = (value: unknown, inWords: Wording, field = ""): readonly string[] => {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value)) {
    const simple = value.filter((item) => typeof item !== "object");
    if (simple.length === value.length)
      return simple.length === 0
        ? []
        : linesOf(simple.map(inWords.value).join(", "), { ...inWords, value: String }, field);
    return value.flatMap((item) => linesOf(item, inWords, field));
  }
  if (typeof value === "object")
    return Object.entries(value).flatMap(([name, inner]) =>
      linesOf(inner, inWords, field === "" ? name : `${field}.${name}`),
    );
  return [field === "" ? inWords.value(value) : inWords.line(field, inWords.value(value))];
};
