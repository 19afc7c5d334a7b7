import { makeAutoObservable, observable } from "mobx";

import type { Problem, Problems } from "../../domain/kernel/field-rules.ts";

/** A problem shown beside a field. */
export interface ShownProblem<Field extends string> {
  readonly field: Field;
  readonly problem: Problem;
}

/**
 * Tracks which fields show their errors: a field after it was left, and all after an attempt to submit. A field does
 * not show errors while it is typed in for the first time. FORM-04
 */
export class TouchedFields<Field extends string> {
  /** Number of attempts to submit invalid input; 0 after all errors are fixed. */
  attempt = 0;
  readonly #touched = observable.set<Field>();
  readonly #problems: () => Problems<Field>;

  /** `problems` returns the form's current validation errors. */
  constructor(problems: () => Problems<Field>) {
    this.#problems = problems;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The visible error of a field. */
  problemOf(field: Field): Problem | undefined {
    return this.#touched.has(field) ? this.#problems()[field] : undefined;
  }

  /** All visible errors, in field order. */
  get shownProblems(): readonly ShownProblem<Field>[] {
    return (Object.keys(this.#problems()) as Field[]).flatMap((field) => {
      const problem = this.problemOf(field);
      return problem === undefined ? [] : [{ field, problem }];
    });
  }

  /** Runs `fill`, which changes fields. Fields without a visible error stay silent until they are left. */
  change(fields: readonly Field[], fill: () => void): void {
    const right = fields.filter((field) => this.problemOf(field) === undefined);
    fill();
    for (const field of right) this.#touched.delete(field);
    if (this.shownProblems.length === 0) this.attempt = 0;
  }

  /** Marks a field as left; it shows its errors from now on. */
  touch(field: Field): void {
    this.#touched.add(field);
  }

  /** Shows all errors after an attempt to submit. */
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
