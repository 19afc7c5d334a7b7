import { Download } from "lucide";
import { useId, useState } from "react";

import type { DownloadState } from "../../domain/documents/downloads.ts";
import { Button, type ButtonLook } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { useTexts } from "./texts.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./download-button.module.css";

interface DownloadButtonProps {
  /** Button label: "Download". */
  readonly label: string;
  /** File description for assistive technology, where several buttons have the same label. */
  readonly file?: string;
  readonly state: DownloadState;
  /** Why the download was refused; replaces the general message of a failure. */
  readonly refusal: string | undefined;
  readonly look?: ButtonLook;
  readonly onDownload: () => void;
}

/** Downloads a file and shows progress in place. The button stays mounted to keep focus. DOCS-06 */
export const DownloadButton = ({ label, file, state, refusal, look = "plain", onDownload }: DownloadButtonProps) => {
  const id = useId();
  const { download } = useTexts();
  // Both before and after a download the state is idle; the previous state tells them apart.
  const [was, setWas] = useState({ state, isDone: false });
  if (was.state !== state) setWas({ state, isDone: was.state === "loading" && state === "idle" });
  const done = was.isDone ? download.done : "";
  const isRefused = state === "error" && refusal !== undefined;
  const message = state === "idle" ? done : isRefused ? refusal : download[state];
  const hidden = file !== undefined && <VisuallyHidden> {file}</VisuallyHidden>;
  return (
    <div className={styles.download}>
      <p
        id={id}
        className={classNames(styles.message, (state === "error" || state === "notOffered") && styles.failed)}
        aria-live="polite"
      >
        {message}
      </p>
      <Button
        look={state === "error" ? "quiet" : look}
        isUnavailable={state === "loading" || state === "notOffered"}
        aria-describedby={message === "" ? undefined : id}
        onClick={onDownload}
      >
        {state === "error" && !isRefused ? (
          <span>
            {download.again}
            {hidden}
          </span>
        ) : (
          <>
            <Icon node={Download} className={styles.icon} />
            <span>
              {label}
              {hidden}
            </span>
          </>
        )}
      </Button>
    </div>
  );
};
