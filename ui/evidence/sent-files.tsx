import { observer } from "mobx-react-lite";
import { useEffect } from "react";

import { filesAbout, type SentEvidence } from "../../application/evidence/sent-evidence.ts";
import type { ListedEvidence } from "../../application/ports/evidence.ts";
import { displaySize } from "../../domain/evidence/evidence-limits.ts";
import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { Button } from "../components/button.tsx";
import { ConfirmDialog } from "../components/confirm-dialog.tsx";
import { DownloadButton } from "../components/download-button.tsx";
import { ErrorPanel } from "../components/error-panel.tsx";
import { PartHeading } from "../components/part-heading.tsx";
import { useRules } from "../components/rules.ts";
import { useTexts } from "../components/texts.ts";

import styles from "./evidence-field.module.css";

interface SentFilesProps {
  readonly evidence: SentEvidence;
  /** The submissions or activities whose files are listed. */
  readonly references: readonly string[];
  /** Whether they need a heading of their own. */
  readonly hasHeading?: boolean;
}

/** The files that were sent with some forms, with their day; nothing without any. LOG-02 */
export const SentFiles = observer(({ evidence, references, hasHeading = true }: SentFilesProps) => {
  const { evidence: texts } = useTexts();
  const hasAny = references.length > 0;
  useEffect(() => {
    // A form may have been sent since the last visit, and a case decided.
    if (hasAny) void (evidence.files.value ? evidence.files.revalidate(({ ok }) => ok) : evidence.files.open());
  }, [evidence, hasAny]);
  if (evidence.files.hasFailed && !evidence.files.isNotOffered)
    return <ErrorPanel subject="sentFiles" onReload={evidence.files.load} />;
  const files = filesAbout(evidence.files.value ?? [], references);
  if (files.length === 0) return null;
  return (
    <>
      {hasHeading && <PartHeading>{texts.sent.heading}</PartHeading>}
      <ul className={styles.list} aria-label={hasHeading ? undefined : texts.sent.heading}>
        {files.map((file) => (
          <SentFile key={file.id} file={file} evidence={evidence} />
        ))}
      </ul>
      <RemoveFile evidence={evidence} files={files} />
    </>
  );
});

interface SentFileProps {
  readonly file: ListedEvidence;
  readonly evidence: SentEvidence;
}

const SentFile = observer(({ file, evidence }: SentFileProps) => {
  const { evidence: texts, download } = useTexts();
  const rules = useRules();
  return (
    <li className={styles.entry}>
      <div className={styles.file}>
        <span className={styles.name}>{file.name}</span> <span className={styles.size}>{displaySize(file.size)}</span>
        <p className={styles.state}>{fill(texts.sent.received, { date: displayDate(file.receivedOn, rules) })}</p>
      </div>
      <div className={styles.actions}>
        <DownloadButton
          label={download.download}
          file={file.name}
          look="quiet"
          state={evidence.stateOf(file)}
          refusal={evidence.refusalOf(file)}
          onDownload={() => void evidence.save(file)}
        />
        {file.mayRemove && (
          <Button
            look="quiet"
            aria-label={fill(texts.removeWith, { name: file.name })}
            onClick={() => evidence.removing.ask(file)}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </li>
  );
});

interface RemoveFileProps extends Pick<SentFilesProps, "evidence"> {
  readonly files: readonly ListedEvidence[];
}

/** Confirms the removal of one of these files. */
const RemoveFile = observer(({ evidence, files }: RemoveFileProps) => {
  const { sent, remove } = useTexts().evidence;
  const { asking } = evidence.removing;
  if (!asking || !files.some(({ id }) => id === asking.id)) return null;
  const heading = fill(sent.question, { name: asking.name });
  return (
    <ConfirmDialog
      action={evidence.removing}
      texts={{ heading, keep: sent.keep, confirm: remove, sending: remove, failures: sent }}
      onConfirm={(file) => evidence.remove(file)}
    >
      {() => <p>{sent.message}</p>}
    </ConfirmDialog>
  );
});
