import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { AnswerShape } from "../../domain/kernel/answers.ts";
import { answersFrom } from "../../domain/kernel/answers.ts";
import type { Problems } from "../../domain/kernel/field-rules.ts";
import { isValid } from "../../domain/kernel/field-rules.ts";
import type { SaveBar } from "../../domain/kernel/save-bar.ts";
import { savedMessage, saveBarOf } from "../../domain/kernel/save-bar.ts";
import type { Answered } from "../ports/answered.ts";
import { answered, refused } from "../ports/answered.ts";
import type { Clock } from "../ports/clock.ts";
import type { Toasts } from "../shell/toasts.ts";
import type { Drafts } from "./drafts.ts";
import type { ToldField } from "./touched-fields.ts";
import { TouchedFields } from "./touched-fields.ts";

/** What is stored, and the version it is stored in. */
export interface OnRecord<Values> {
  readonly values: Values;
  readonly version: string;
}

export type FieldOf<Values> = keyof Values & string;

/** Why a save did not happen: a newer version is stored, or it was refused; perhaps on account of one field. */
export type SaveFailure<Field extends string> =
  | { readonly kind: "newer" }
  | { readonly kind: "refused"; readonly message: string; readonly field?: Field | undefined };

/** What makes one form different from another. */
export interface FormDefinition<Values extends object> {
  /** The name its draft is kept under. */
  readonly name: string;
  /** What each value may be, by which values kept by an earlier visit are checked. */
  readonly kinds: AnswerShape<Values>;
  /** What is on record; undefined while that is not known. */
  readonly stored: () => OnRecord<Values> | undefined;
  /** What is wrong, in the order of the fields. */
  readonly problems: (draft: Values) => Problems<FieldOf<Values>>;
  /** What values come to once they are stored: two that come to the same are no change. */
  readonly shape: (values: Values) => unknown;
  /** Stores the draft upon a version; when it succeeds, `stored` gives what is on record then. */
  readonly save: (draft: Values, version: string) => Promise<Answered<unknown, SaveFailure<FieldOf<Values>>>>;
  /** Asks again what is on record. */
  readonly reload: () => Promise<void>;
  /** What is said of a save that says more than that it was saved. */
  readonly saved?: string;
  /** What is said of a save that came to nothing for no reason anyone gave. */
  readonly failed: string;
}

export type FormOutcome<Field extends string> =
  | { readonly status: "none" }
  | { readonly status: "saving" }
  | { readonly status: "saved" }
  | { readonly status: "newer" }
  | { readonly status: "failed"; readonly message: string; readonly field?: Field | undefined };

/** What was typed, and what it was typed upon. */
interface KeptDraft {
  readonly values?: unknown;
  readonly base?: { readonly values?: unknown; readonly version?: unknown };
}

/** Where what was typed is kept while it is not saved. */
type KeepsDrafts = Pick<Drafts, "read" | "keep" | "discard">;

const slowAfter = 5_000;

/**
 * One section that can be edited: what is stored, what was typed, what is wrong with it and what became
 * of saving it. What was typed stays as it was typed until it is saved or given up. FORM-01 to FORM-04
 */
export class Form<Values extends object> {
  isOpen = false;
  /** What was typed; undefined while nothing is being changed. */
  draft: Values | undefined = undefined;
  outcome: FormOutcome<FieldOf<Values>> = { status: "none" };
  /** Saving has taken 5 s: the person may go on, and is told the outcome when it is known. */
  isSlow = false;
  readonly #touched = new TouchedFields<FieldOf<Values>>();
  readonly #definition: FormDefinition<Values>;
  readonly #clock: Clock;
  readonly #toasts: Toasts;
  readonly #drafts: KeepsDrafts;
  #base: OnRecord<Values> | undefined = undefined;

  constructor(definition: FormDefinition<Values>, clock: Clock, toasts: Toasts, drafts: KeepsDrafts) {
    this.#definition = definition;
    this.#clock = clock;
    this.#toasts = toasts;
    this.#drafts = drafts;
    makeAutoObservable(
      this,
      { draft: observableRef, outcome: observableRef },
      { autoBind: true },
    );
  }

  get stored(): Values | undefined {
    return this.#definition.stored()?.values;
  }

  get problems(): Problems<FieldOf<Values>> {
    return this.draft ? this.#definition.problems(this.draft) : ({} as Problems<FieldOf<Values>>);
  }

  /** What the section says of the save that succeeded last. */
  get savedWords(): string {
    return this.#definition.saved ?? "Saved. This is what we have on record now.";
  }

  get isSaving(): boolean {
    return this.outcome.status === "saving";
  }

  get isChanged(): boolean {
    return this.draft !== undefined && this.stored !== undefined && !this.#isSame(this.draft, this.stored);
  }

  /** Whether the section is closed with something in it that was typed and is not saved. */
  get hasKept(): boolean {
    return !this.isOpen && this.isUnsaved;
  }

  /** Whether leaving now would lose something. What is being sent is on its way already. SHELL-12 */
  get isUnsaved(): boolean {
    return this.isChanged && !this.isSaving;
  }

  /** FORM-02 */
  get saveBar(): SaveBar {
    return saveBarOf({ isValid: isValid(this.problems), isChanged: this.isChanged, isSaving: this.isSaving });
  }

  /** What is said beside a field: once it was left or a save was attempted, never while it is being typed. */
  problemOf(field: FieldOf<Values>): string | undefined {
    return this.#touched.messageOf(field, this.#wrong);
  }

  /** Counts the attempts to save what was not right. */
  get attempt(): number {
    return this.#touched.attempt;
  }

  /** Everything that is said beside a field, in the order of the fields. */
  get told(): readonly ToldField<FieldOf<Values>>[] {
    return this.#touched.told(this.#wrong);
  }

  /** Opens the section, with what is stored or with what an attempt before left in it. FORM-01 */
  edit(): void {
    if (this.isOpen || this.isSaving) return;
    if (this.draft === undefined) {
      this.#base = this.#definition.stored();
      this.draft = this.#base?.values;
      this.outcome = { status: "none" };
    }
    this.isOpen = this.draft !== undefined;
  }

  /** Takes up what an earlier visit of this tab left. */
  resume(): void {
    const stored = this.#definition.stored();
    if (this.draft !== undefined || !stored) return;
    const kept = this.#drafts.read(this.#definition.name) as KeptDraft | null | undefined;
    if (!kept) return;
    this.#base = this.#baseOf(kept, stored);
    this.draft = answersFrom(kept.values, this.#definition.kinds, stored.values);
    this.isOpen = this.isChanged;
    if (!this.isOpen) this.#close();
  }

  /** Something was typed or chosen. */
  change(given: Partial<Values>): void {
    if (this.draft === undefined || this.isSaving) return;
    const before = this.#wrong;
    const fields = Object.keys(given) as FieldOf<Values>[];
    this.draft = { ...this.draft, ...given };
    if (this.outcome.status === "failed" && fields.some((field) => field === this.#refusedField)) this.outcome = { status: "none" };
    this.#touched.fillIn(fields, before, this.#wrong);
    if (this.#base) this.#drafts.keep(this.#definition.name, { values: this.draft, base: this.#base });
  }

  /** A field was left: from now on it may say what is wrong. */
  leave(field: FieldOf<Values>): void {
    this.#touched.leave(field);
  }

  /** Gives up what was typed: what is stored shows again. FORM-01 */
  cancel(): void {
    if (this.isSaving) return;
    this.outcome = { status: "none" };
    this.#close();
  }

  /** Saves once, however often it is asked for. With something wrong it says what, and sends nothing. FORM-02, FORM-04 */
  async save(): Promise<void> {
    const { draft } = this;
    if (draft === undefined || this.isSaving) return;
    this.#touched.tryToSend(this.problems);
    if (!isValid(this.problems) || !this.isChanged) return;
    this.outcome = { status: "saving" };
    const cancelSlow = this.#clock.after(slowAfter, this.slow);
    try {
      this.settle(await this.#send(draft));
    } catch (error) {
      this.settle(refused({ kind: "refused", message: this.#definition.failed }));
      throw error;
    } finally {
      cancelSlow();
    }
  }

  /** Saving takes long: the section closes, and the person may go on. */
  slow(): void {
    this.isSlow = true;
    this.fold();
  }

  /** Closes the section; what was typed in it stays, and is there when it is opened again. */
  fold(): void {
    this.isOpen = false;
  }

  /** The outcome is known. A failure keeps what was typed. FORM-03 */
  settle(outcome: Answered<unknown, SaveFailure<FieldOf<Values>>>): void {
    this.isSlow = false;
    if (outcome.ok) {
      this.outcome = { status: "saved" };
      this.#close();
      this.#toasts.show(this.#definition.saved ?? savedMessage);
    } else {
      const { reason } = outcome;
      this.outcome =
        reason.kind === "newer"
          ? { status: "newer" }
          : { status: "failed", message: reason.message, field: reason.field };
      if (reason.kind === "refused" && reason.field !== undefined)
        this.#touched.tryToSend(this.#wrong);
    }
  }

  /**
   * A save that meets a newer version looks at it: when this section was not changed by anyone else it
   * is sent again upon the newer one; when the newer one is what was being sent, an earlier attempt got
   * through after all.
   */
  async #send(draft: Values): Promise<Answered<unknown, SaveFailure<FieldOf<Values>>>> {
    for (;;) {
      const outcome = await this.#definition.save(draft, this.#base?.version ?? "");
      if (outcome.ok || outcome.reason.kind !== "newer") return outcome;
      await this.#definition.reload();
      const newest = this.#definition.stored();
      const base = this.#base;
      if (!newest || !base || newest.version === base.version) return outcome;
      runInAction(() => {
        this.#base = newest;
      });
      if (this.#isSame(newest.values, draft)) return answered(undefined);
      if (!this.#isSame(newest.values, base.values)) return outcome;
    }
  }

  get #refusedField(): FieldOf<Values> | undefined {
    return this.outcome.status === "failed" ? this.outcome.field : undefined;
  }

  /** What is wrong by the form's own rules, and what the institute has refused. */
  get #wrong(): Problems<FieldOf<Values>> {
    const { outcome } = this;
    if (outcome.status !== "failed" || outcome.field === undefined) return this.problems;
    return { ...this.problems, [outcome.field]: outcome.message };
  }

  // What was kept may be of another portal than this: what it was typed upon is then what is stored now.
  #baseOf({ base }: KeptDraft, stored: OnRecord<Values>): OnRecord<Values> {
    if (typeof base?.version !== "string") return stored;
    return { values: answersFrom(base.values, this.#definition.kinds, stored.values), version: base.version };
  }

  #isSame(one: Values, other: Values): boolean {
    const { shape } = this.#definition;
    return JSON.stringify(shape(one)) === JSON.stringify(shape(other));
  }

  #close(): void {
    this.isOpen = false;
    this.draft = undefined;
    this.#base = undefined;
    this.#touched.clear();
    this.#drafts.discard(this.#definition.name);
  }
}
