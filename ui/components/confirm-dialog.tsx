import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";

import type { ConfirmedAction } from "../../application/flow/confirmed-action.ts";
import type { FailureTexts } from "../../domain/kernel/content.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { failureWords } from "./failure-words.ts";

import warned from "./warning.module.css";

interface ConfirmDialogProps<Choice> {
  readonly action: ConfirmedAction<Choice>;
  readonly texts: {
    readonly heading: string;
    readonly keep: string;
    readonly confirm: string;
    /** Label of the button while it is submitted. */
    readonly sending: string;
    readonly failures: FailureTexts;
  };
  readonly onConfirm: (choice: Choice) => Promise<void>;
  readonly children: (choice: Choice) => ReactNode;
}

const Confirm = <Choice,>({ action, texts, onConfirm, children }: ConfirmDialogProps<Choice>) => {
  const { asking, submission, keep } = action;
  if (asking === undefined) return null;
  const isSending = submission.status === "submitting";
  return (
    <Dialog
      heading={texts.heading}
      keep={texts.keep}
      onKeep={keep}
      action={
        <Button isUnavailable={isSending} onClick={() => void onConfirm(asking)}>
          {isSending ? texts.sending : texts.confirm}
        </Button>
      }
    >
      {children(asking)}
      <div role="alert">
        {submission.status === "failed" && (
          <p className={warned.refusal}>{failureWords(submission.reason, texts.failures)}</p>
        )}
      </div>
    </Dialog>
  );
};

/** Asks before an action is submitted, and shows why it failed. FORM-03 */
export const ConfirmDialog = observer(Confirm) as typeof Confirm;
