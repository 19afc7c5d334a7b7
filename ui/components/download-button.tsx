import { Download } from "lucide";
import { useId, useState } from "react";

import { downloadMessages, type DownloadState } from "../../domain/documents/downloads.ts";
import { Button, type ButtonLook } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./download-button.module.css";

interface DownloadButtonProps {
  /** Button label: "Download". */
  readonly label: string;
  /** File description for assistive technology. */
  readonly file: string;
  readonly state: DownloadState;
  readonly look?: ButtonLook;
  readonly onDownload: () => void;
}

/** Downloads a file and shows progress in place. The button stays mounted to keep focus. DOCS-06 */
export const DownloadButton = ({ label, file, state, look = "plain", onDownload }: DownloadButtonProps) => {
  const id = useId();
  // Both before and after a download the state is idle; the previous state tells them apart.
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
