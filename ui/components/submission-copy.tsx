import { observer } from "mobx-react-lite";

import type { SubmissionCopies } from "../../application/documents/file-downloads.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { ButtonLook } from "./button.tsx";
import { DownloadButton } from "./download-button.tsx";
import { useTexts } from "./texts.ts";

interface SubmissionCopyProps {
  readonly reference: string;
  readonly copies: SubmissionCopies;
  /** Describes the copied submission for assistive technology: "of your declaration for 2025". */
  readonly of?: string;
  readonly look?: ButtonLook;
}

/** Downloads the copy of a submission by reference. CPD-10, WAIV-05, MEMB-09, RETR-01 */
export const SubmissionCopy = observer(({ reference, copies, of, look = "plain" }: SubmissionCopyProps) => {
  const { download } = useTexts();
  return (
    <DownloadButton
      label={download.copy}
      file={of === undefined ? download.pdf : fill(download.file, { name: of })}
      look={look}
      state={copies.stateOf(reference)}
      refusal={copies.refusalOf(reference)}
      onDownload={() => void copies.download(reference)}
    />
  );
});
