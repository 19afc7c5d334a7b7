/** The code of a suspension in words: "unpaid fees". */
export const reasonWords = (code: string): string => code.toLowerCase().replaceAll("_", " ");
