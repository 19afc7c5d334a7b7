import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";

import type { DeadlineCalendar } from "../../application/calendar/deadline-calendar.ts";
import type { CalendarContent } from "../../domain/calendar/content.ts";
import type { AddressChange } from "../../domain/calendar/deadlines.ts";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { failureWords } from "../components/failure-words.ts";
import { FieldFrame } from "../components/field.tsx";
import { useFocusOn } from "../components/focus.ts";
import { RichText } from "../components/rich-text.tsx";

import fieldStyles from "../components/field.module.css";
import styles from "../components/form-section.module.css";

interface PrivateAddressProps {
  readonly texts: CalendarContent["address"];
  readonly address: string | undefined;
  readonly calendar: DeadlineCalendar;
}

/** The private feed address: create, copy, renew and withdraw it. TASK-03 */
export const PrivateAddress = observer(({ texts, address, calendar }: PrivateAddressProps) => {
  const { submission, asking } = calendar.changing;
  const isSending = submission.status === "submitting";
  return (
    <div className={styles.form}>
      <RichText text={texts.introduction} />
      <Outcome texts={texts} calendar={calendar} />
      {address === undefined ? (
        <p>
          <Button isUnavailable={isSending} onClick={() => void calendar.changeAddress("make")}>
            {isSending ? texts.making : texts.make}
          </Button>
        </p>
      ) : (
        <Address key={address} texts={texts} address={address} calendar={calendar} />
      )}
      {asking && <Question texts={texts} asking={asking} calendar={calendar} />}
    </div>
  );
});

/** Shows the outcome in place of the controls and receives focus. */
const Outcome = observer(({ texts, calendar }: Omit<PrivateAddressProps, "address">) => {
  const { submission, asking, done } = calendar.changing;
  const message = useRef<HTMLParagraphElement>(null);
  const failed = submission.status === "failed" && !asking ? submission : undefined;
  useFocusOn(submission.status === "done" ? submission : failed, "message", () => message.current);
  if (!done && !failed) return null;
  const words = { make: texts.made, renew: texts.renewed, withdraw: texts.withdrawn };
  return (
    <p ref={message} tabIndex={-1} className={failed ? styles.problem : styles.strong}>
      {done ? words[done] : failed && failureWords(failed.reason, texts.failures)}
    </p>
  );
});

const Address = ({ texts, address, calendar }: PrivateAddressProps & { readonly address: string }) => {
  const [message, setMessage] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // The browser may refuse, and the clipboard API is missing without https.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setMessage(texts.copied);
    } catch {
      field.current?.focus();
      setMessage(texts.notCopied);
    }
  };
  return (
    <>
      <FieldFrame id="calendar-address" label={texts.label} hint={texts.hint}>
        {(ties) => (
          <input
            {...ties}
            ref={field}
            className={fieldStyles.control}
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
        )}
      </FieldFrame>
      <p role="status" className={styles.message}>
        {message}
      </p>
      <p className={styles.actions}>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button look="quiet" onClick={() => calendar.changing.ask("renew")}>
          {texts.renew}
        </Button>
        <Button look="quiet" onClick={() => calendar.changing.ask("withdraw")}>
          {texts.withdraw}
        </Button>
      </p>
    </>
  );
};

interface QuestionProps extends Omit<PrivateAddressProps, "address"> {
  readonly asking: AddressChange;
}

/** Confirms first, because calendars may use the address. */
const Question = observer(({ texts, asking, calendar }: QuestionProps) => {
  const { submission, keep } = calendar.changing;
  const isSending = submission.status === "submitting";
  const { heading, message } = asking === "renew" ? texts.renewal : texts.withdrawal;
  return (
    <Dialog
      heading={heading}
      keep={texts.keep}
      onKeep={keep}
      action={
        <Button isUnavailable={isSending} onClick={() => void calendar.changeAddress(asking)}>
          {asking === "renew" ? texts.renew : texts.withdraw}
        </Button>
      }
    >
      <RichText text={message} />
      <div role="alert">
        {submission.status === "failed" && <p>{failureWords(submission.reason, texts.failures)}</p>}
      </div>
    </Dialog>
  );
});
