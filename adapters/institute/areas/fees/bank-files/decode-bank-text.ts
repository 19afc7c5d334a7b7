const utf16 = (bytes: Uint8Array): string | undefined => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Without a byte order mark, the zeros of plain letters show it.
  const start = bytes.subarray(0, 400);
  const zeros = [0, 1].map((odd) => start.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  if ((zeros[1] ?? 0) > start.length / 4 && zeros[0] === 0) return "utf-16le";
  return (zeros[0] ?? 0) > start.length / 4 && zeros[1] === 0 ? "utf-16be" : undefined;
};

const declared = (bytes: Uint8Array): string | undefined =>
  /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(new TextDecoder("windows-1252").decode(bytes.subarray(0, 200)))?.[1];

const decodeAs = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * Decodes the text of a bank's file: UTF-16, UTF-8, the encoding that XML declares, otherwise Windows-1252, with
 * composed letters. Undefined for files that are no text. BANK-01
 */
export const decodeBankText = (bytes: Uint8Array): string | undefined => {
  const wide = utf16(bytes);
  const label = declared(bytes);
  const text =
    wide === undefined
      ? (decodeAs("utf-8", bytes) ??
        (label === undefined ? undefined : decodeAs(label, bytes)) ??
        decodeAs("windows-1252", bytes))
      : decodeAs(wide, bytes);
  return text === undefined || text.slice(0, 4000).includes("\0") ? undefined : text.normalize("NFC");
};
