import { useId, type ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { stepHeadingId } from "./focus.ts";
import { RequiredMark } from "./required-note.tsx";

import styles from "./choice-group.module.css";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: ReactNode;
  /** A figure at the end of the row, such as a price. */
  readonly figure?: string;
  /** Styles the option as a warning. */
  readonly isWarning?: boolean;
}

interface ChoicesProps<Value extends string> {
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** Error message; undefined when valid. */
  readonly error?: string | undefined;
  /** ID of the first option, the target of the error summary. */
  readonly id: string;
  /** Whether an option is always chosen, so no answer can be missing. */
  readonly hasDefault?: boolean;
}

interface ChoiceGroupProps<Value extends string> extends ChoicesProps<Value> {
  /** The question; names the group. */
  readonly label: string;
  readonly help?: ReactNode;
}

// The label names the option and the help text describes it. An error message describes the whole group.
const described = (
  id: string,
  { hasHelp, hasFigure }: { hasHelp: boolean; hasFigure: boolean },
  isInvalid: boolean,
) => ({
  "aria-labelledby": hasHelp ? `${id}${hasFigure ? ` ${id}-figure` : ""}` : undefined,
  "aria-describedby": hasHelp ? `${id}-help` : undefined,
  // Without an explicit false, Chromium reports a required group without an answer as invalid.
  "aria-invalid": isInvalid,
});

const Choices = <Value extends string>({
  group,
  id,
  choices,
  chosen,
  onChoose,
  error,
  hasDefault = false,
}: ChoicesProps<Value> & { readonly group: string }) => (
  <>
    {error !== undefined && (
      <p id={`${group}-error`} className={styles.message}>
        {error}
      </p>
    )}
    <div className={styles.choices}>
      {choices.map((choice, place) => (
        <label key={choice.value} className={classNames(styles.choice, choice.isWarning && styles.warning)}>
          <input
            className={styles.control}
            type="radio"
            id={place === 0 ? id : undefined}
            name={group}
            value={choice.value}
            required={!hasDefault}
            checked={choice.value === chosen}
            onChange={() => onChoose(choice.value)}
            {...described(
              `${group}-${choice.value}`,
              { hasHelp: choice.help !== undefined, hasFigure: choice.figure !== undefined },
              error !== undefined,
            )}
          />
          <span>
            <span id={`${group}-${choice.value}`} className={styles.name}>
              {choice.label}
            </span>
            {choice.help !== undefined && (
              <div id={`${group}-${choice.value}-help`} className={styles.help}>
                {choice.help}
              </div>
            )}
          </span>
          {choice.figure !== undefined && (
            <span id={`${group}-${choice.value}-figure`} className={styles.figure}>
              {choice.figure}
            </span>
          )}
        </label>
      ))}
    </div>
  </>
);

const wrong = (id: string, error: string | undefined) => ({
  "aria-describedby": error === undefined ? undefined : `${id}-error`,
  "aria-invalid": error === undefined ? undefined : (true as const),
});

/** A question with radio buttons, on a page with several questions. */
export const ChoiceGroup = <Value extends string>({ label, help, ...choices }: ChoiceGroupProps<Value>) => {
  const group = useId();
  return (
    <fieldset className={styles.group} {...wrong(group, choices.error)}>
      <legend className={styles.legend}>
        <span className={styles.part}>{label}</span>
        {choices.hasDefault !== true && <RequiredMark />}
      </legend>
      {help}
      <Choices group={group} {...choices} />
    </fieldset>
  );
};

/** Radio buttons for the only question of a step, named by its heading. */
export const StepChoices = <Value extends string>(choices: ChoicesProps<Value>) => {
  const group = useId();
  return (
    <fieldset
      className={classNames(styles.group, styles.alone)}
      aria-labelledby={stepHeadingId}
      {...wrong(group, choices.error)}
    >
      <Choices group={group} {...choices} />
    </fieldset>
  );
};
