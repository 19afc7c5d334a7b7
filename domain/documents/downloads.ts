import { pdfFileName } from "../kernel/file-name.ts";

/** How one card's download stands. DOCS-06 */
export type DownloadState = "idle" | "loading" | "error";

/** The downloads of a page, each card's by its own key; a card without an entry is idle. DOCS-06 */
export type Downloads = Readonly<Record<string, DownloadState>>;

/** What a card says while its download is prepared, and after it failed. DOCS-06 */
export const downloadMessages = {
  loading: "Preparing for download",
  error: "Something went wrong with the download",
  again: "Please try again",
} as const;

/** How a card's download stands. */
export const downloadOf = (downloads: Downloads, card: string): DownloadState => downloads[card] ?? "idle";

/** Whether a card's download may start: not while it is being prepared. */
export const mayDownload = (downloads: Downloads, card: string): boolean => downloadOf(downloads, card) !== "loading";

const withState = (downloads: Downloads, card: string, state: DownloadState): Downloads => ({
  ...downloads,
  [card]: state,
});

/** A card's download starts; the other cards stay as they are. */
export const downloadStarted = (downloads: Downloads, card: string): Downloads => withState(downloads, card, "loading");

export const downloadArrived = (downloads: Downloads, card: string): Downloads => withState(downloads, card, "idle");

export const downloadFailed = (downloads: Downloads, card: string): Downloads => withState(downloads, card, "error");

/** The name a copy of what was submitted is saved under. CPD-10, WAIV-05, MEMB-09, RETR-01 */
export const submissionCopyFileName = (reference: string, customerId: string): string =>
  pdfFileName("COPY", reference, customerId);
