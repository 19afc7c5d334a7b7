import { observer } from "mobx-react-lite";
import { useRef } from "react";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import type { WaiverDeletion } from "../../application/cpd/waiver-deletion.ts";
import { useFocusOn } from "../parts/attention.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { RichText } from "../parts/rich-text.tsx";
import styles from "./waiver-form.module.css";
import { adjustmentWords } from "./waiver-words.ts";

interface DeleteWaiverProps {
  readonly texts: AnnualDeclarationsContent["waiver"];
  readonly deletion: WaiverDeletion;
}

/** Asks before a waiver is deleted, and says so when that fails. WAIV-06 */
export const DeleteWaiver = observer(({ texts, deletion }: DeleteWaiverProps) => {
  const { asking, submission } = deletion;
  if (!asking) return null;
  const isSending = submission.status === "submitting";
  return (
    <Dialog
      heading="Delete this waiver?"
      keep="Keep waiver"
      onKeep={deletion.keep}
      action={
        <Button isUnavailable={isSending} onClick={() => void deletion.confirm()}>
          {isSending ? "Deleting..." : "Delete waiver"}
        </Button>
      }
    >
      <p>
        {asking.year}: {adjustmentWords(asking.waiver)}
      </p>
      <RichText text={texts.deleting} values={{ year: String(asking.year) }} />
      <div role="alert">
        {submission.status === "failed" && <p className={styles.refusal}>{submission.reason}</p>}
      </div>
    </Dialog>
  );
});

/** Says which waiver was deleted, where its row's button was: focus goes there. WAIV-06 */
export const WaiverDeleted = observer(({ deletion }: { readonly deletion: WaiverDeletion }) => {
  const said = useRef<HTMLParagraphElement>(null);
  const { deleted } = deletion;
  useFocusOn(deleted, "message", () => said.current);
  if (!deleted) return null;
  return (
    <p ref={said} tabIndex={-1}>
      Deleted from {deleted.year}: {adjustmentWords(deleted.waiver)}
    </p>
  );
});
