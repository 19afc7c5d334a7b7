/** The code of a suspension in words: "unpaid fees", "CPD non-compliance". */
export const reasonWords = (code: string): string =>
  code.toLowerCase().replaceAll("_", " ").replace("cpd", "CPD").replace("non compliance", "non-compliance");
