import { observer } from "mobx-react-lite";
import { useRef } from "react";

import type { AccountActivity, SignOutChoice } from "../../application/my-details/account-activity.ts";
import { displayInstant } from "../../domain/kernel/instant.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import type { SignedInDevice } from "../../domain/my-details/activity.ts";
import type { SecurityAndActivityContent } from "../../domain/my-details/content.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { EntryWithAction } from "../components/entry-with-action.tsx";
import { failureWords } from "../components/failure-words.ts";
import { useFocusOn } from "../components/focus.ts";
import { Ledger } from "../components/ledger.tsx";
import { RichText } from "../components/rich-text.tsx";
import { useRules } from "../components/rules.ts";
import { VisuallyHidden } from "../components/visually-hidden.tsx";

import styles from "../components/form-section.module.css";

interface SignedInDevicesProps {
  readonly texts: SecurityAndActivityContent["devices"];
  readonly devices: readonly SignedInDevice[];
  readonly activity: AccountActivity;
}

/** The devices that are signed in, each with its sign-out. ACTV-02 */
export const SignedInDevices = observer(({ texts, devices, activity }: SignedInDevicesProps) => {
  const rules = useRules();
  const { asking, submission, ask } = activity.signingOut;
  const isSending = submission.status === "submitting";
  return (
    <div className={styles.form}>
      <RichText text={texts.introduction} />
      <Outcome texts={texts} activity={activity} />
      <Ledger>
        {devices.map((device) => {
          const { key, device: name = texts.unknown, startedAt, lastUsedAt, isThisOne } = device;
          const words = { since: displayInstant(startedAt, rules), used: displayInstant(lastUsedAt, rules) };
          return (
            <EntryWithAction
              key={key}
              heading={name}
              act={
                isThisOne ? (
                  <p className={styles.strong}>{texts.thisOne}</p>
                ) : (
                  <Button look="quiet" isUnavailable={isSending} onClick={() => ask(device)}>
                    {texts.signOut}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                )
              }
            >
              <p>{fill(texts.since, words)}</p>
            </EntryWithAction>
          );
        })}
      </Ledger>
      {devices.some(({ isThisOne }) => !isThisOne) && (
        <p>
          <Button isUnavailable={isSending} onClick={() => ask("others")}>
            {texts.signOutElsewhere}
          </Button>
        </p>
      )}
      {asking && <Question texts={texts} asking={asking} activity={activity} />}
    </div>
  );
});

/** Shows the outcome and receives focus. */
const Outcome = observer(({ texts, activity }: Pick<SignedInDevicesProps, "texts" | "activity">) => {
  const message = useRef<HTMLParagraphElement>(null);
  const { done } = activity.signingOut;
  useFocusOn(done, "message", () => message.current);
  if (!done) return null;
  return (
    <p ref={message} tabIndex={-1} className={styles.strong}>
      {done === "others" ? texts.signedOutElsewhere : texts.signedOut}
    </p>
  );
});

interface QuestionProps extends Pick<SignedInDevicesProps, "texts" | "activity"> {
  readonly asking: SignOutChoice;
}

/** Confirms first, because unsaved input on the other device would be lost. */
const Question = observer(({ texts, asking, activity }: QuestionProps) => {
  const { submission, keep } = activity.signingOut;
  const isSending = submission.status === "submitting";
  const isOfOthers = asking === "others";
  const heading = isOfOthers
    ? texts.others.heading
    : fill(texts.one.heading, { device: asking.device ?? texts.unknown });
  const label = isOfOthers ? texts.signOutElsewhere : texts.signOut;
  return (
    <Dialog
      heading={heading}
      keep={texts.keep}
      onKeep={keep}
      action={
        <Button isUnavailable={isSending} onClick={() => void activity.signOut(asking)}>
          {isSending ? texts.signingOut : label}
        </Button>
      }
    >
      <RichText text={isOfOthers ? texts.others.message : texts.one.message} />
      <div role="alert">
        {submission.status === "failed" && <p>{failureWords(submission.reason, texts.failures)}</p>}
      </div>
    </Dialog>
  );
});
