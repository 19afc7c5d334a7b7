import { makeAutoObservable, observable } from "mobx";
import type { Problems } from "../../domain/kernel/field-rules.ts";

/** What is said beside a field. */
export interface ShownProblem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/**
 * Which fields of a form may say what is wrong with them: one that was left, and all once sending was attempted;
 * none while it is being typed for the first time. FORM-04
 */
export class TouchedFields<Field extends string> {
  /** Counts the attempts to send something that was wrong; 0 once all of it has been put right. */
  attempt = 0;
  readonly #touched = observable.set<Field>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What is said beside a field. */
  messageOf(field: Field, problems: Problems<Field>): string | undefined {
    return this.#touched.has(field) ? problems[field] : undefined;
  }

  /** Everything that is said, in the order of the fields. */
  shownProblems(problems: Problems<Field>): readonly ShownProblem<Field>[] {
    return (Object.keys(problems) as Field[]).flatMap((field) => {
      const message = this.messageOf(field, problems);
      return message === undefined ? [] : [{ field, message }];
    });
  }

  /** Fields were filled in: one that was right before stays silent until it is left. */
  change(fields: readonly Field[], before: Problems<Field>, after: Problems<Field>): void {
    for (const field of fields) if (this.messageOf(field, before) === undefined) this.#touched.delete(field);
    if (this.shownProblems(after).length === 0) this.attempt = 0;
  }

  /** A field was left: from now on it may say what is wrong. */
  touch(field: Field): void {
    this.#touched.add(field);
  }

  /** Sending was attempted: everything that is wrong is said. */
  touchAll(problems: Problems<Field>): void {
    const wrong = Object.keys(problems) as Field[];
    for (const field of wrong) this.#touched.add(field);
    this.attempt = wrong.length === 0 ? 0 : this.attempt + 1;
  }

  clear(): void {
    this.#touched.clear();
    this.attempt = 0;
  }
}
