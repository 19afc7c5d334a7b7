import { pdfFileName } from "../kernel/file-name.ts";

/** State of a card's download. DOCS-06 */
export type DownloadState = "idle" | "loading" | "error" | "notOffered";

/** Download states by card key; cards without an entry are idle. DOCS-06 */
export type Downloads = Readonly<Record<string, DownloadState>>;

/** The state of a card's download. */
export const downloadOf = (downloads: Downloads, card: string): DownloadState => downloads[card] ?? "idle";

/** Whether a card's download may start; false while it is loading, and for a file that is not offered. */
export const mayDownload = (downloads: Downloads, card: string): boolean =>
  !["loading", "notOffered"].includes(downloadOf(downloads, card));

const withState = (downloads: Downloads, card: string, state: DownloadState): Downloads => ({
  ...downloads,
  [card]: state,
});

/** Marks a card's download as started; other cards are unchanged. */
export const downloadStarted = (downloads: Downloads, card: string): Downloads => withState(downloads, card, "loading");

/** Marks a card's download as finished. */
export const downloadArrived = (downloads: Downloads, card: string): Downloads => withState(downloads, card, "idle");

/** Marks a card's download as failed; it may be retried. */
export const downloadFailed = (downloads: Downloads, card: string): Downloads => withState(downloads, card, "error");

/** Marks a card's file as one that the API does not have. CONF-04 */
export const fileNotOffered = (downloads: Downloads, card: string): Downloads =>
  withState(downloads, card, "notOffered");

/** File name of a member's CPD record. TRAN-02 */
export const cpdRecordFileName = (customerId: string): string => pdfFileName("CPD-RECORD", customerId);

/** File name of the membership credential. VERI-04 */
export const credentialFileName = (customerId: string): string => `MEMBERSHIP-CREDENTIAL_${customerId}.jwt`;

/** File name for the copy of a submission. CPD-10, WAIV-05, MEMB-09, RETR-01 */
export const submissionCopyFileName = (reference: string, customerId: string): string =>
  pdfFileName("COPY", reference, customerId);
