/** Uses the controls of pages and forms. Each method throws when the control is not on the screen. */
export interface FillsInForms {
  /** Whether there is a button with this name. */
  offers(button: string): Promise<boolean>;
  /** Presses a button; throws when there is none with this name. */
  press(button: string): Promise<void>;
  /** Double-clicks a button without a pause. */
  pressTwice(button: string): Promise<void>;
  /** Presses a key at the focused element. */
  pressKey(key: string): Promise<void>;
  /** Selects an answer to a question; throws when the question is missing. */
  choose(question: string, answer: string): Promise<void>;
  /** Checks a checkbox; throws when it is missing. */
  tick(statement: string): Promise<void>;
  /** Unchecks a checkbox; throws when it is missing. */
  untick(statement: string): Promise<void>;
  /** Whether a checkbox is checked; throws when it is missing. */
  isTicked(statement: string): Promise<boolean>;
  /** Replaces the content of a text field; throws when there is none with this label. */
  fill(field: string, typed: string): Promise<void>;
  /** Content of a text field; throws when there is none with this label. */
  valueOf(field: string): Promise<string>;
  /** Selects a suggestion of a field; throws when it is missing. */
  pick(suggestion: string): Promise<void>;
  /** Selects an option; throws when there is no select with this label. */
  select(field: string, option: string): Promise<void>;
  /** Opens a section for editing; throws when there is no editable one with this heading. */
  edit(section: string): Promise<void>;
  /** Toggles a switch; throws when there is none with this name. */
  turn(name: string): Promise<void>;
  /** Whether a switch is on; throws when there is none with this name. */
  isOn(name: string): Promise<boolean>;
}
