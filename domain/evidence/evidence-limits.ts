const megabyte = 1024 * 1024;

/** Bytes of a file at most. LOG-02 */
export const maxEvidenceBytes = 10 * megabyte;

/** Bytes of all files of a person at most. LOG-02 */
export const evidenceQuota = 200 * megabyte;

/** Files of one form at most. LOG-02 */
export const maxEvidencePerForm = 10;

/** Whether a person with files of `used` bytes may add one of `size` bytes. LOG-02 */
export const hasRoomFor = (used: number, size: number): boolean => used + size <= evidenceQuota;

/** A size in words: "412 KB", "3.4 MB", "70 GB"; never less than "1 KB". */
export const displaySize = (bytes: number): string => {
  const inTenths = (unit: number): number => Math.round((bytes / unit) * 10) / 10;
  if (inTenths(megabyte) < 1) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return inTenths(megabyte) < 1024 ? `${inTenths(megabyte)} MB` : `${inTenths(1024 * megabyte)} GB`;
};
