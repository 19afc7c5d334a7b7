import { FileDownloads } from "../../../application/documents/file-downloads.ts";
import { serviceOf } from "../service.ts";
import { FAILURE_REPORTS, FILE_SAVER, NEW_IDENTIFIER } from "./ports.ts";
import { TRACK } from "./shell.ts";

/** Files to be had, which load with the first page that offers one. */
export const FILE_DOWNLOADS = serviceOf("FileDownloads", FileDownloads, [FILE_SAVER, FAILURE_REPORTS, NEW_IDENTIFIER, TRACK]);
