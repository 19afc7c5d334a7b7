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
  readonly #problems: () => Problems<Field>;

  /** Of a form with these problems. */
  constructor(problems: () => Problems<Field>) {
    this.#problems = problems;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What is said beside a field. */
  problemOf(field: Field): string | undefined {
    return this.#touched.has(field) ? this.#problems()[field] : undefined;
  }

  /** Everything that is said, in the order of the fields. */
  get shownProblems(): readonly ShownProblem<Field>[] {
    return (Object.keys(this.#problems()) as Field[]).flatMap((field) => {
      const message = this.problemOf(field);
      return message === undefined ? [] : [{ field, message }];
    });
  }

  /** Has fields filled in: one that was right before stays silent until it is left. */
  change(fields: readonly Field[], fill: () => void): void {
    const right = fields.filter((field) => this.problemOf(field) === undefined);
    fill();
    for (const field of right) this.#touched.delete(field);
    if (this.shownProblems.length === 0) this.attempt = 0;
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
