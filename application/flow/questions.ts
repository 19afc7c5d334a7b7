import { makeAutoObservable, observableRef } from "mobx";

import { isValid, type Problems } from "../../domain/kernel/field-rules.ts";
import type { FieldOf, FormDefinition } from "./form-definition.ts";

/** Asks once about valid values that are probably wrong, by field. */
export class Questions<Values extends object> {
  /** The questions of the last attempt to save, until the values change or are sent. */
  asked: Problems<FieldOf<Values>> | undefined = undefined;
  readonly #questions: FormDefinition<Values>["questions"];
  #askedAbout: Values | undefined = undefined;

  constructor(questions: FormDefinition<Values>["questions"]) {
    this.#questions = questions;
    makeAutoObservable(this, { asked: observableRef });
  }

  /** Asks about a draft, unless that was done; returns the fields that it asks about. */
  ask(draft: Values): readonly FieldOf<Values>[] {
    const questions = this.#askedAbout === draft ? undefined : this.#questions?.(draft);
    this.#askedAbout = draft;
    this.asked = questions && !isValid(questions) ? questions : undefined;
    return Object.keys(this.asked ?? {}) as FieldOf<Values>[];
  }

  clear(): void {
    this.asked = undefined;
  }
}
