/**
 * The code on an issued document, in capitals and without hyphens: 16 random characters and a check character. VERI-01
 */
export type DocumentCode = string & { readonly documentCode: unique symbol };

// Crockford's base 32: no I, L, O or U, which are misread for 1, 0 and V.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Number of random values in a code; each is five bits, so a code has 80. VERI-01 */
export const codeValues = 16;

/** Number of different values. */
export const valueCount = alphabet.length;

const polynomial = 0b100101;

/** Doubles a value in the field of 32 elements. */
const doubled = (value: number): number => (value < 16 ? value * 2 : (value * 2) ^ polynomial);

/** The check value of Damm's algorithm: it finds each wrong character and each swap of neighbours. */
const checkValueOf = (values: readonly number[]): number =>
  values.reduce((interim, value) => doubled(interim ^ value), 0);

/** The code of 16 values between 0 and 31. VERI-01 */
export const documentCodeOf = (values: readonly number[]): DocumentCode =>
  [...values, checkValueOf(values)].map((value) => alphabet.charAt(value)).join("") as DocumentCode;

/** Maximum length of a typed code, including spacing. */
export const maxTypedCodeLength = 60;

/**
 * Parses a typed code in any case and spacing, with O for 0 and I or L for 1; undefined when it is mistyped. VERI-01,
 * VERI-03
 */
export const readDocumentCode = (typed: string): DocumentCode | undefined => {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Dash_Punctuation}._]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  const values = Array.from(code, (character) => alphabet.indexOf(character));
  const isCode = values.length === codeValues + 1 && !values.includes(-1) && checkValueOf(values) === 0;
  return isCode ? (code as DocumentCode) : undefined;
};

/** Formats a code in groups: "7KX3-M9QF-2B8D-0VWTH". VERI-01 */
export const displayDocumentCode = (code: DocumentCode): string =>
  [code.slice(0, 4), code.slice(4, 8), code.slice(8, 12), code.slice(12)].join("-");
