import type { Container } from "inversify";
import { FileDownloads } from "../../../application/documents/file-downloads.ts";
import { bindClass } from "../bind-singleton.ts";
import { token } from "../token.ts";
import { FAILURE_REPORTS, FILE_SAVER, NEW_IDENTIFIER } from "./ports.ts";
import { TRACK } from "./shell.ts";

export const FILE_DOWNLOADS = token<FileDownloads>("FileDownloads");

/** Files to be had, which load with the first page that offers one. */
export const bindFileDownloads = (container: Container): void =>
  bindClass(container, FILE_DOWNLOADS, FileDownloads, [FILE_SAVER, FAILURE_REPORTS, NEW_IDENTIFIER, TRACK]);
