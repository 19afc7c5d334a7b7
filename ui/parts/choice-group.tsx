import { useId, type ReactNode } from "react";
import styles from "./choice-group.module.css";
import { classNames } from "./class-names.ts";
import { RequiredMark } from "./required-note.tsx";
import { stepHeadingId } from "./focus.ts";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: ReactNode;
  /** One to think about before it is chosen. */
  readonly isWarning?: boolean;
}

interface ChoicesProps<Value extends string> {
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** What is wrong, in words; absent while nothing is. */
  readonly error?: string | undefined;
  /** The id of the first choice, to which an error summary leads. */
  readonly id: string;
}

interface ChoiceGroupProps<Value extends string> extends ChoicesProps<Value> {
  /** One question among several; it names the group. */
  readonly label: string;
  readonly help?: ReactNode;
}

// A choice is called by its label alone, and described by its help. What is wrong with the answer describes the group.
const described = (id: string, hasHelp: boolean, isInvalid: boolean) => ({
  "aria-labelledby": hasHelp ? id : undefined,
  "aria-describedby": hasHelp ? `${id}-help` : undefined,
  // Chromium takes a required group without an answer for invalid unless it is told otherwise.
  "aria-invalid": isInvalid,
});

const Choices = <Value extends string>({ group, id, choices, chosen, onChoose, error }: ChoicesProps<Value> & { readonly group: string }) => (
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
            required
            checked={choice.value === chosen}
            onChange={() => onChoose(choice.value)}
            {...described(`${group}-${choice.value}`, choice.help !== undefined, error !== undefined)}
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
        </label>
      ))}
    </div>
  </>
);

const wrong = (id: string, error: string | undefined) => ({
  "aria-describedby": error === undefined ? undefined : `${id}-error`,
  "aria-invalid": error === undefined ? undefined : (true as const),
});

/** One question among several, with one answer, as radio buttons. */
export const ChoiceGroup = <Value extends string>({ label, help, ...choices }: ChoiceGroupProps<Value>) => {
  const group = useId();
  return (
    <fieldset className={styles.group} {...wrong(group, choices.error)}>
      <legend className={styles.legend}>
        <span className={styles.part}>{label}</span>
        <RequiredMark />
      </legend>
      {help}
      <Choices group={group} {...choices} />
    </fieldset>
  );
};

/** The answers to the one question that its step is headed with. */
export const StepChoices = <Value extends string>(choices: ChoicesProps<Value>) => {
  const group = useId();
  return (
    <fieldset className={classNames(styles.group, styles.alone)} aria-labelledby={stepHeadingId} {...wrong(group, choices.error)}>
      <Choices group={group} {...choices} />
    </fieldset>
  );
};
