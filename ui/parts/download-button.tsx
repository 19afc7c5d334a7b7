import { Download } from "lucide";
import { useId, useState } from "react";
import { downloadMessages, type DownloadState } from "../../domain/documents/downloads.ts";
import { Button, type ButtonLook } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./download-button.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { Icon } from "./icon.tsx";

interface DownloadButtonProps {
  /** What the button says: "Download". */
  readonly label: string;
  /** Which file, for those who do not see what stands around it. */
  readonly file: string;
  readonly state: DownloadState;
  readonly look?: ButtonLook;
  readonly onDownload: () => void;
}

/** Downloads one file, and tells of it in its place. The button stays, so that focus does. DOCS-06 */
export const DownloadButton = ({ label, file, state, look = "plain", onDownload }: DownloadButtonProps) => {
  const id = useId();
  // It ends as it began, so that only what went before tells that there is a file now.
  const [was, setWas] = useState({ state, isDone: false });
  if (was.state !== state) setWas({ state, isDone: was.state === "loading" && state === "idle" });
  const told = state === "idle" ? (was.isDone ? "Downloaded" : "") : downloadMessages[state];
  return (
    <div className={styles.download}>
      <p id={id} className={classNames(styles.message, state === "error" && styles.failed)} aria-live="polite">
        {told}
      </p>
      <Button
        look={state === "error" ? "quiet" : look}
        isUnavailable={state === "loading"}
        aria-describedby={told === "" ? undefined : id}
        onClick={onDownload}
      >
        {state === "error" ? (
          <span>
            {downloadMessages.again}
            <VisuallyHidden> {file}</VisuallyHidden>
          </span>
        ) : (
          <>
            <Icon node={Download} className={styles.icon} />
            <span>
              {label}
              <VisuallyHidden> {file}</VisuallyHidden>
            </span>
          </>
        )}
      </Button>
    </div>
  );
};
