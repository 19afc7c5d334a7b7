import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";

import type { OwnAddress } from "../../application/flow/own-address.ts";
import type { AddressChange, OwnAddressTexts } from "../../domain/shell/own-address.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { failureWords } from "./failure-words.ts";
import { FieldFrame } from "./field.tsx";
import { useFocusOn } from "./focus.ts";
import { QrCode } from "./qr-code.tsx";
import { RichText } from "./rich-text.tsx";

import fieldStyles from "./field.module.css";
import styles from "./form-section.module.css";

interface OwnAddressProps {
  /** The id of the field that shows the address. */
  readonly id: string;
  readonly texts: OwnAddressTexts;
  readonly own: Pick<OwnAddress<{ readonly address?: string | undefined }>, "change" | "changing" | "record">;
}

/** An address of the customer's own: create, copy, renew and withdraw it. TASK-03, VERI-02 */
export const OwnAddressForm = observer(({ id, texts, own }: OwnAddressProps) => {
  const { submission, asking } = own.changing;
  const address = own.record.value?.address;
  const isSending = submission.status === "submitting";
  return (
    <div className={styles.form}>
      <RichText text={texts.introduction} />
      <Outcome texts={texts} own={own} />
      {address === undefined ? (
        <p>
          <Button isUnavailable={isSending} onClick={() => void own.change("make")}>
            {isSending ? texts.making : texts.make}
          </Button>
        </p>
      ) : (
        <Address id={id} key={address} texts={texts} address={address} own={own} />
      )}
      {asking && <Question texts={texts} asking={asking} own={own} />}
    </div>
  );
});

/** Shows the outcome in place of the controls and receives focus. */
const Outcome = observer(({ texts, own }: Omit<OwnAddressProps, "id">) => {
  const { submission, asking, done } = own.changing;
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

const Address = ({ id, texts, address, own }: OwnAddressProps & { readonly address: string }) => {
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
      <FieldFrame id={id} label={texts.label} hint={texts.hint}>
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
      {texts.qrCode !== undefined && <QrCode address={address} label={texts.qrCode} />}
      <p role="status" className={styles.message}>
        {message}
      </p>
      <p className={styles.actions}>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button look="quiet" onClick={() => own.changing.ask("renew")}>
          {texts.renew}
        </Button>
        <Button look="quiet" onClick={() => own.changing.ask("withdraw")}>
          {texts.withdraw}
        </Button>
      </p>
    </>
  );
};

interface QuestionProps extends Omit<OwnAddressProps, "id"> {
  readonly asking: AddressChange;
}

/** Confirms first, because calendars may use the address. */
const Question = observer(({ texts, asking, own }: QuestionProps) => {
  const { submission, keep } = own.changing;
  const isSending = submission.status === "submitting";
  const { heading, message } = asking === "renew" ? texts.renewal : texts.withdrawal;
  return (
    <Dialog
      heading={heading}
      keep={texts.keep}
      onKeep={keep}
      action={
        <Button isUnavailable={isSending} onClick={() => void own.change(asking)}>
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
