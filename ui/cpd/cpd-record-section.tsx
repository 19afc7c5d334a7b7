import { observer } from "mobx-react-lite";
import { useRef } from "react";

import type { WaiverDeletion } from "../../application/cpd/waiver-deletion.ts";
import type { SentEvidence } from "../../application/evidence/sent-evidence.ts";
import type { AnnualDeclarationsContent } from "../../domain/cpd/content.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { useFocusOn } from "../components/focus.ts";
import { Section } from "../components/page.tsx";
import { ResourceView } from "../components/resource-view.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import type { Services } from "../components/services.ts";
import { SentFiles } from "../evidence/sent-files.tsx";
import { CpdHistory } from "./cpd-history.tsx";
import { adjustmentWords } from "./waiver-words.ts";

interface CpdRecordSectionProps extends Pick<Services, "record" | "copies"> {
  readonly texts: AnnualDeclarationsContent;
  readonly deletion: WaiverDeletion;
  /** The files that were sent; undefined where none are taken. LOG-02 */
  readonly evidence: SentEvidence | undefined;
  readonly takesAnswers: boolean;
}

/** The CPD record with downloadable copies and waiver deletion. CPD-10, CPD-11, WAIV-06, LOG-02 */
export const CpdRecordSection = observer(
  ({ texts, record, deletion, copies, evidence, takesAnswers }: CpdRecordSectionProps) => (
    <Section heading={texts.history.heading}>
      <WaiverDeleted texts={texts} deletion={deletion} />
      <ResourceView resource={record.history} subject="cpdHistory" showsFailure>
        {(years) => (
          <>
            {years.length > 0 && <RichText text={texts.history.introduction} />}
            <CpdHistory
              years={years}
              texts={texts.history}
              declares={record.declares}
              takesAnswers={takesAnswers}
              actions={{ copies, onDelete: (year, waiver) => deletion.deleting.ask({ year, waiver }) }}
            />
            {evidence && (
              <SentFiles
                evidence={evidence}
                references={years.flatMap(({ adjustments }) => adjustments.map(({ id }) => id))}
              />
            )}
          </>
        )}
      </ResourceView>
      <DeleteWaiver texts={texts} deletion={deletion} />
    </Section>
  ),
);

interface DeleteWaiverProps {
  readonly texts: AnnualDeclarationsContent;
  readonly deletion: WaiverDeletion;
}

/** Confirms deletion of a waiver. WAIV-06 */
const DeleteWaiver = ({ texts, deletion }: DeleteWaiverProps) => {
  const rules = useRules();
  const words = texts.waiver.deletion;
  return (
    <ConfirmDialog action={deletion.deleting} texts={words} onConfirm={(choice) => deletion.delete(choice)}>
      {({ year, waiver }) => (
        <>
          <p>
            {fill(words.waiver, { year: String(year), waiver: adjustmentWords(waiver, texts.history.table, rules) })}
          </p>
          <RichText text={words.message} values={{ year: String(year) }} />
        </>
      )}
    </ConfirmDialog>
  );
};

/** Names the deleted waiver in place of its row's button, and receives focus. WAIV-06 */
const WaiverDeleted = observer(({ texts, deletion }: DeleteWaiverProps) => {
  const rules = useRules();
  const message = useRef<HTMLParagraphElement>(null);
  const deleted = deletion.deleting.done;
  useFocusOn(deleted, "message", () => message.current);
  if (!deleted) return null;
  return (
    <p ref={message} tabIndex={-1}>
      {fill(texts.waiver.deletion.done, {
        year: String(deleted.year),
        waiver: adjustmentWords(deleted.waiver, texts.history.table, rules),
      })}
    </p>
  );
});
