/** Bytes at the beginning in which readers look for the header. */
const readersLookAt = 1024;
/** Bytes around an entry in which the rest of its dictionary lies. */
const dictionaryAtMost = 4096;

const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(Math.max(0, from), to));

/** Where the header of a PDF begins, as readers find it: after other bytes too; undefined without one. LOG-02 */
export const pdfHeaderAt = (bytes: Uint8Array): number | undefined => {
  const at = textOf(bytes, 0, readersLookAt).indexOf("%PDF-");
  return at === -1 ? undefined : at;
};

const isProtectedAt = (bytes: Uint8Array, slash: number): boolean => {
  const after = textOf(bytes, slash, slash + dictionaryAtMost);
  if (!/^\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(after)) return false;
  const before = textOf(bytes, slash - dictionaryAtMost, slash);
  const object = before.lastIndexOf("obj");
  if (before.lastIndexOf("trailer") > object) return true;
  const [end = ""] = after.split("stream", 1);
  return /\/Type\s*\/XRef\b/.test(before.slice(object) + end);
};

/**
 * Whether a PDF is encrypted, by its trailer or the stream that takes its place: it asks for a password, or forbids some
 * uses. LOG-02
 */
export const isProtectedPdf = (bytes: Uint8Array): boolean => {
  const slash = "/".charCodeAt(0);
  for (let at = bytes.indexOf(slash); at !== -1; at = bytes.indexOf(slash, at + 1))
    if (bytes[at + 1] === 0x45 && bytes[at + 4] === 0x72 && isProtectedAt(bytes, at)) return true;
  return false;
};
