import { observer } from "mobx-react-lite";

import type { SubmissionCopies } from "../../application/documents/file-downloads.ts";
import type { ButtonLook } from "./button.tsx";
import { DownloadButton } from "./download-button.tsx";

interface SubmissionCopyProps {
  readonly reference: string;
  readonly copies: SubmissionCopies;
  /** Describes the copied submission for assistive technology: "of your declaration for 2025". */
  readonly of?: string;
  readonly look?: ButtonLook;
}

/** Downloads the copy of a submission by reference. CPD-10, WAIV-05, MEMB-09, RETR-01 */
export const SubmissionCopy = observer(({ reference, copies, of, look = "plain" }: SubmissionCopyProps) => (
  <DownloadButton
    label="Download a copy"
    file={of === undefined ? "(PDF)" : `${of} (PDF)`}
    look={look}
    state={copies.stateOf(reference)}
    onDownload={() => void copies.download(reference)}
  />
));
