import { FileDownloads, SubmissionCopies } from "../../../application/documents/file-downloads.ts";
import { ok } from "../../../application/ports/result.ts";
import type { Customer } from "../../../application/shell/customer.ts";

const files = new FileDownloads(
  { save: () => undefined },
  { report: () => undefined },
  () => "reference",
  () => undefined,
);

/** Copies that arrive immediately. */
export const copies = new SubmissionCopies(
  { copy: () => Promise.resolve(ok(new Uint8Array())) },
  { person: { accaId: "4100107" } } as Customer,
  files,
);

/** Label of the button that saves a copy. */
export const copyButton = "Download a copy (PDF)";
