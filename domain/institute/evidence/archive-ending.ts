/** Bytes at the end in which programs look for the end record of a ZIP archive: the record with the longest comment. */
const searched = 22 + 0xffff;
const endRecord = [0x50, 0x4b, 0x05, 0x06] as const;

/** Whether a program could open a file as a ZIP archive, whatever it begins with. LOG-02 */
export const endsAsArchive = (bytes: Uint8Array): boolean => {
  const from = Math.max(0, bytes.length - searched);
  for (let at = bytes.indexOf(endRecord[0], from); at !== -1; at = bytes.indexOf(endRecord[0], at + 1))
    if (endRecord.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
};
