import type { Result } from "./result.ts";
import type { CallFailure } from "./call-failure.ts";
import type { Bytes } from "./file-saver.ts";

/** What the institute has on record of everything that was submitted to it. */
export interface SubmissionArchive {
  /** A copy of what was submitted under a reference as a PDF, all of it. */
  copy(reference: string): Promise<Result<Bytes, CallFailure>>;
}
