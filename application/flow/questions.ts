import { makeAutoObservable, observableRef } from "mobx";

import { isValid, type Problems } from "../../domain/kernel/field-rules.ts";
import type { FieldOf, FormDefinition } from "./form-definition.ts";
import type { TouchedFields } from "./touched-fields.ts";

/** Asks once about valid values that are probably wrong, by field. */
export class Questions<Values extends object> {
  /** The questions of the last attempt to save, until the values change or are sent. */
  asked: Problems<FieldOf<Values>> | undefined = undefined;
  readonly #questions: FormDefinition<Values>["questions"];
  readonly #touched: Pick<TouchedFields<FieldOf<Values>>, "touch">;
  #askedAbout: Values | undefined = undefined;

  /** `touched` shows the questions beside their fields. */
  constructor(questions: FormDefinition<Values>["questions"], touched: Pick<TouchedFields<FieldOf<Values>>, "touch">) {
    this.#questions = questions;
    this.#touched = touched;
    makeAutoObservable(this, { asked: observableRef });
  }

  /** Asks about a draft once; returns whether it asks now. */
  ask(draft: Values): boolean {
    const questions = this.#askedAbout === draft ? undefined : this.#questions?.(draft);
    this.#askedAbout = draft;
    this.asked = questions && !isValid(questions) ? questions : undefined;
    for (const field of Object.keys(this.asked ?? {}) as FieldOf<Values>[]) this.#touched.touch(field);
    return this.asked !== undefined;
  }

  clear(): void {
    this.asked = undefined;
  }
}
