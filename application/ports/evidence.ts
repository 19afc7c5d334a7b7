import type { Evidence } from "../../domain/evidence/evidence.ts";
import type { Bytes } from "./browser.ts";
import type { CallFailure, Result } from "./result.ts";

/** A file that the person chose; a browser's File is one. Its bytes are read when they are sent. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  /** When it was made or changed last, in milliseconds. */
  readonly lastModified: number;
  readonly arrayBuffer: () => Promise<ArrayBuffer>;
}

/** A file on record, and whether its person may still remove it. */
export interface ListedEvidence extends Evidence {
  readonly mayRemove: boolean;
}

/** The files that the customer sends as proof. LOG-02 */
export interface EvidenceArchive {
  /** Stores a file; executed at most once per idempotency key. `onProgress` gets the share that was sent, 0 to 1. */
  upload(
    name: string,
    bytes: Bytes,
    key: string,
    onProgress: (share: number) => void,
  ): Promise<Result<Evidence, CallFailure>>;
  /** All files, the latest first. */
  list(): Promise<Result<readonly ListedEvidence[], CallFailure>>;
  /** Fetches a complete file. */
  file(id: string): Promise<Result<Bytes, CallFailure>>;
  remove(id: string): Promise<Result<undefined, CallFailure>>;
}
