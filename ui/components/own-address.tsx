import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";

import type { OwnAddress } from "../../application/flow/own-address.ts";
import type { AddressChange, OwnAddressTexts, WithdrawableAddressTexts } from "../../domain/shell/own-address.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { failureWords } from "./failure-words.ts";
import { FieldFrame } from "./field.tsx";
import { useFocusOn } from "./focus.ts";
import { QrCode } from "./qr-code.tsx";
import { RichText } from "./rich-text.tsx";

import fieldStyles from "./field.module.css";
import styles from "./form-section.module.css";

interface AddressProps<Texts extends WithdrawableAddressTexts> {
  /** The id of the field that shows the address. */
  readonly id: string;
  readonly texts: Texts;
  readonly own: Pick<OwnAddress<{ readonly address?: string | undefined }>, "change" | "changing" | "record">;
}
type OwnAddressProps = AddressProps<OwnAddressTexts>;

/** An address of the customer's own: create, copy, renew and withdraw it. TASK-03, VERI-02 */
export const OwnAddressForm = observer(({ id, texts, own }: OwnAddressProps) => {
  const { submission, asking } = own.changing;
  const address = own.record.value?.address;
  const isSending = submission.status === "submitting";
  return (
    <div className={styles.form}>
      <RichText text={texts.introduction} />
      <Outcome failures={texts.failures} own={own} words={wordsOf(texts)} />
      {address === undefined ? (
        <p>
          <Button isUnavailable={isSending} onClick={() => void own.change("make")}>
            {isSending ? texts.making : texts.make}
          </Button>
        </p>
      ) : (
        <Address id={id} key={address} texts={texts} address={address} own={own} />
      )}
      {asking && <Question texts={texts} asking={asking} own={own} {...questionIn(texts, asking)} />}
    </div>
  );
});

const wordsOf = ({ made, renewed, withdrawn }: OwnAddressTexts) => ({
  make: made,
  renew: renewed,
  withdraw: withdrawn,
});

const questionIn = ({ renewal, renew, withdrawal, withdraw }: OwnAddressTexts, asking: AddressChange) =>
  asking === "renew" ? { question: renewal, act: renew } : { question: withdrawal, act: withdraw };

/** An address of the customer's own that they can only withdraw. VERI-02 */
export const WithdrawableAddress = observer(({ id, texts, own }: AddressProps<WithdrawableAddressTexts>) => {
  const { changing, record } = own;
  const address = record.value?.address;
  return (
    <div className={styles.form}>
      {address !== undefined && <RichText text={texts.introduction} />}
      <Outcome failures={texts.failures} own={own} words={{ withdraw: texts.withdrawn }} />
      {address !== undefined && (
        <>
          <FieldFrame id={id} label={texts.label} hint={texts.hint}>
            {(ties) => <input {...ties} className={fieldStyles.control} value={address} readOnly />}
          </FieldFrame>
          <p className="boot-actions">
            <Button look="quiet" onClick={() => changing.ask("withdraw")}>
              {texts.withdraw}
            </Button>
          </p>
        </>
      )}
      {changing.asking && (
        <Question texts={texts} asking="withdraw" own={own} question={texts.withdrawal} act={texts.withdraw} />
      )}
    </div>
  );
});

interface OutcomeProps extends Pick<OwnAddressProps, "own"> {
  readonly failures: WithdrawableAddressTexts["failures"];
  readonly words: Partial<Record<AddressChange, string>>;
}

/** Shows the outcome in place of the controls and receives focus. */
const Outcome = observer(({ failures, own, words }: OutcomeProps) => {
  const { submission, asking, done } = own.changing;
  const message = useRef<HTMLParagraphElement>(null);
  const failed = submission.status === "failed" && !asking ? submission : undefined;
  useFocusOn(submission.status === "done" ? submission : failed, "message", () => message.current);
  if (!done && !failed) return null;
  return (
    <p ref={message} tabIndex={-1} className={failed ? styles.problem : styles.strong}>
      {done ? words[done] : failed && failureWords(failed.reason, failures)}
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
      <p className="boot-actions">
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

interface QuestionProps extends Omit<AddressProps<WithdrawableAddressTexts>, "id"> {
  readonly asking: AddressChange;
  readonly question: WithdrawableAddressTexts["withdrawal"];
  readonly act: string;
}

/** Confirms first, because calendars may use the address. */
const Question = observer(({ texts, asking, own, question: { heading, message }, act }: QuestionProps) => {
  const { submission, keep } = own.changing;
  const isSending = submission.status === "submitting";
  return (
    <Dialog
      heading={heading}
      keep={texts.keep}
      onKeep={keep}
      action={
        <Button isUnavailable={isSending} onClick={() => void own.change(asking)}>
          {act}
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
