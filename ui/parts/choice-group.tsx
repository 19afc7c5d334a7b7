import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./choice-group.module.css";
import { classNames } from "./class-names.ts";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly help?: ReactNode;
  /** One to think about before it is chosen. */
  readonly isWarning?: boolean;
}

interface ChoiceGroupProps<Value extends string> {
  /** The question; it names the group, and is the heading of its step. */
  readonly question: string;
  /** One question among several: the step has a heading of its own. */
  readonly isPart?: boolean;
  readonly help?: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
  /** What is wrong, in words; absent while nothing is. */
  readonly error?: string | undefined;
  /** The id of the first choice, to which an error summary leads. */
  readonly firstId: string;
}

// A choice is called by its label alone; its help describes it, and so does what is wrong with the answer.
const described = (id: string, hasHelp: boolean, errorId: string | undefined) => ({
  "aria-labelledby": hasHelp ? id : undefined,
  "aria-describedby": [...(hasHelp ? [`${id}-help`] : []), ...(errorId === undefined ? [] : [errorId])].join(" ") || undefined,
});

/** One question with one answer, as radio buttons. */
export const ChoiceGroup = <Value extends string>(props: ChoiceGroupProps<Value>) => {
  const { question, isPart = false, help, choices, chosen, onChoose, error, firstId } = props;
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={styles.legend}>
        {isPart ? (
          <span className={styles.part}>{question}</span>
        ) : (
          <h2 className={styles.question} tabIndex={-1}>
            {question}
          </h2>
        )}
        <span className={styles.required} aria-hidden="true">
          {" "}
          *
        </span>
      </legend>
      {help}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.message}>
          {error}
        </p>
      )}
      {choices.map((choice, place) => (
        <label key={choice.value} className={classNames(styles.choice, choice.isWarning && styles.warning)}>
          <input
            className={styles.control}
            type="radio"
            id={place === 0 ? firstId : undefined}
            name={id}
            value={choice.value}
            required
            checked={choice.value === chosen}
            onChange={() => onChoose(choice.value)}
            {...described(`${id}-${choice.value}`, choice.help !== undefined, error === undefined ? undefined : `${id}-error`)}
          />
          <span>
            {choice.help === undefined ? (
              choice.label
            ) : (
              <>
                <strong id={`${id}-${choice.value}`}>{choice.label}</strong>
                <div id={`${id}-${choice.value}-help`}>{choice.help}</div>
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
