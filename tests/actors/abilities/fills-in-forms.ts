/** Uses the controls of pages and forms. Each fails where the screen does not offer it. */
export interface FillsInForms {
  /** Whether a button of this name is there. */
  offers(button: string): Promise<boolean>;
  /** Presses a button. Fails where there is none of this name. */
  press(button: string): Promise<void>;
  /** Presses a button twice, faster than anything can happen in between. */
  pressTwice(button: string): Promise<void>;
  /** Presses a key, where the focus is. */
  pressKey(key: string): Promise<void>;
  /** Chooses an answer to a question. Fails where it is not asked. */
  choose(question: string, answer: string): Promise<void>;
  /** Ticks a statement. Fails where it is not there. */
  tick(statement: string): Promise<void>;
  /** Takes a tick away. Fails where the statement is not there. */
  untick(statement: string): Promise<void>;
  /** Whether a statement is ticked. Fails where it is not there. */
  isTicked(statement: string): Promise<boolean>;
  /** Types into a text field, in place of what it holds. Fails where there is none of this label. */
  fill(field: string, typed: string): Promise<void>;
  /** What a text field holds. Fails where there is none of this label. */
  valueOf(field: string): Promise<string>;
  /** Picks one of what a field suggests. Fails where it is not suggested. */
  pick(suggestion: string): Promise<void>;
  /** Picks an option of a select. Fails where there is none of this label. */
  select(field: string, option: string): Promise<void>;
  /** Opens a section to be edited. Fails where there is none of this heading that can be. */
  edit(section: string): Promise<void>;
  /** Moves a switch. Fails where there is none of this name. */
  turn(name: string): Promise<void>;
  /** Whether a switch is on. Fails where there is none of this name. */
  isOn(name: string): Promise<boolean>;
}
