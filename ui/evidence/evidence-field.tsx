import { observer } from "mobx-react-lite";
import { useId, useRef } from "react";

import type { EvidenceEntry, EvidenceFiles, EvidenceState } from "../../application/evidence/evidence-files.ts";
import type { EvidenceTexts } from "../../domain/evidence/content.ts";
import { displaySize } from "../../domain/evidence/evidence-limits.ts";
import { evidenceTypes, mediaTypes } from "../../domain/evidence/evidence-types.ts";
import { assertNever } from "../../domain/kernel/assert-never.ts";
import { displayInstant } from "../../domain/kernel/instant.ts";
import { fill } from "../../domain/kernel/rich-text.ts";
import { Button } from "../components/button.tsx";
import { classNames } from "../components/class-names.ts";
import { useFocusOn } from "../components/focus.ts";
import { useRules } from "../components/rules.ts";
import { useTexts } from "../components/texts.ts";
import { VisuallyHidden } from "../components/visually-hidden.tsx";

import buttonStyles from "../components/button.module.css";
import styles from "./evidence-field.module.css";

/** A phone whose camera takes another type gives a JPEG when JPEG is asked for. */
const accepted = evidenceTypes.map((type) => mediaTypes[type]).join(",");

const stateWords = (state: EvidenceState, texts: EvidenceTexts): string => {
  switch (state.status) {
    case "waiting":
    case "received":
      return texts[state.status];
    case "sending":
      return fill(texts.sending, { percent: String(Math.round(state.share * 100)) });
    case "failed":
      return state.description ?? texts.failed;
    case "refused":
      return state.description ?? (state.reason === undefined ? texts.refused : texts.reasons[state.reason]);
    default:
      return assertNever(state);
  }
};

interface EvidenceFieldProps {
  readonly files: EvidenceFiles;
}

/** Chooses, sends and lists the files of a form; each says in words whether it arrived. LOG-02 */
export const EvidenceField = observer(({ files }: EvidenceFieldProps) => {
  const { evidence: texts } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const heldUp = useRef<HTMLLIElement>(null);
  const { news } = files;
  useFocusOn(files.heldUp, "message", () => heldUp.current);
  const words = news ? fill(texts.news[news.what], { name: news.name }) : "";
  const remove = async (entry: EvidenceEntry): Promise<void> => {
    // The button goes with its file, so the focus moves to where another can be chosen.
    input.current?.focus();
    await files.remove(entry.key);
  };
  return (
    <fieldset className={styles.group} aria-describedby={files.heldUp ? `${id}-held-up` : undefined}>
      <legend className={styles.legend}>{texts.heading}</legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.hint}
      </p>
      {files.entries.length > 0 && (
        <ul className={styles.list} aria-label={texts.list}>
          {files.entries.map((entry) => (
            <li
              key={entry.key}
              ref={entry.key === files.heldUp?.key ? heldUp : undefined}
              className={styles.entry}
              tabIndex={-1}
            >
              <Entry
                entry={entry}
                isNameShared={files.entries.some(({ key, name }) => key !== entry.key && name === entry.name)}
                texts={texts}
                onRetry={files.retry}
                onRemove={remove}
              />
            </li>
          ))}
        </ul>
      )}
      {/* Always there, so that its words are read out when they come. */}
      <p id={`${id}-held-up`} className={styles.problem} role="alert">
        {files.heldUp ? texts.heldUp : ""}
      </p>
      <div className={styles.choose}>
        <input
          ref={input}
          id={`${id}-input`}
          className={styles.input}
          type="file"
          multiple
          accept={accepted}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            const chosen = [...(currentTarget.files ?? [])];
            // The same file can be chosen again.
            currentTarget.value = "";
            void files.add(chosen);
          }}
        />
        <label htmlFor={`${id}-input`} className={classNames(buttonStyles.button, styles.label)}>
          {texts.choose}
        </label>
      </div>
      <p role="status" className={news?.what === "notRemoved" ? styles.problem : undefined}>
        {news?.what === "notRemoved" ? words : <VisuallyHidden>{words}</VisuallyHidden>}
      </p>
    </fieldset>
  );
});

interface EntryProps {
  readonly entry: EvidenceEntry;
  /** Whether another file has its name, so that size and time tell them apart. */
  readonly isNameShared: boolean;
  readonly texts: EvidenceTexts;
  readonly onRetry: (key: string) => Promise<void>;
  readonly onRemove: (entry: EvidenceEntry) => Promise<void>;
}

/** A file: name, size, how far it is, and what can be done about it. */
const Entry = observer(({ entry, isNameShared, texts, onRetry, onRemove }: EntryProps) => {
  const rules = useRules();
  const { key, name, size, lastModified, state } = entry;
  const details = [
    displaySize(size),
    ...(isNameShared && lastModified !== undefined ? [displayInstant(lastModified, rules)] : []),
  ].join(", ");
  const shown = isNameShared ? `${name}, ${details}` : name;
  const isProblem = state.status === "failed" || state.status === "refused";
  return (
    <>
      <div className={styles.file}>
        <span className={styles.name}>{name}</span> <span className={styles.size}>{details}</span>
        {state.status === "sending" && (
          <progress className={styles.progress} aria-label={shown} max={100} value={Math.round(state.share * 100)} />
        )}
        <p className={classNames(styles.state, isProblem && styles.problem)}>{stateWords(state, texts)}</p>
      </div>
      <div className={styles.actions}>
        {state.status === "failed" && (
          <Button look="quiet" aria-label={fill(texts.againWith, { name: shown })} onClick={() => void onRetry(key)}>
            {texts.again}
          </Button>
        )}
        <Button look="quiet" aria-label={fill(texts.removeWith, { name: shown })} onClick={() => void onRemove(entry)}>
          {texts.remove}
        </Button>
      </div>
    </>
  );
});
