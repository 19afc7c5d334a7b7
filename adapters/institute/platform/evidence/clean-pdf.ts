/** Bytes at the end in which readers look for where a PDF's table of objects begins. */
const endLookedAt = 2048;
const endOfFile = "%%EOF";

/**
 * A PDF without what follows its last end mark. Undefined for a file without end mark or without the place of its table
 * of objects, which did not arrive whole. A PDF is never opened here: what is packed in it stays packed. LOG-02
 */
export const cleanPdf = (bytes: Buffer): Buffer | undefined => {
  const mark = bytes.lastIndexOf(endOfFile);
  if (mark === -1 || !/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString("latin1"))) return undefined;
  if (bytes.subarray(Math.max(0, mark - endLookedAt), mark).lastIndexOf("startxref") === -1) return undefined;
  const end = mark + endOfFile.length;
  // A signature may cover the line's end.
  const lineEnd = /^\r?\n?/.exec(bytes.subarray(end, end + 2).toString("latin1"))?.[0].length ?? 0;
  return bytes.subarray(0, end + lineEnd);
};
