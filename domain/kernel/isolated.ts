// Lines with letters of right-to-left scripts.
const rightToLeft = /^.*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc].*$/gm;

/**
 * Isolates a value in a sentence of another direction: each line in Arabic or Hebrew is wrapped in Unicode's isolates,
 * so that the words, digits and brackets around it keep their order. REAL-03
 */
export const isolateDirection = (value = ""): string => value.replaceAll(rightToLeft, "\u2068$&\u2069");
