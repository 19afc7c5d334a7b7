import { makeAutoObservable, observableRef } from "mobx";
import { answersFrom } from "../../domain/kernel/answers.ts";
import { isValid, type Problems } from "../../domain/kernel/field-rules.ts";
import { savedMessage, saveBarOf, type SaveBar } from "./save-bar.ts";
import { err, type Result } from "../ports/result.ts";
import type { Parts } from "../shell/parts.ts";
import { formPrefix } from "../shell/session-keys.ts";
import type { Drafts } from "./drafts.ts";
import { isSameOnceStored, type FieldOf, type FormDefinition, type OnRecord, type SaveFailure, saveUponNewest } from "./form-definition.ts";
import { TouchedFields } from "./touched-fields.ts";

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

interface FormParts extends Pick<Parts, "clock" | "toasts" | "failedSaves"> {
  /** Where what was typed is kept while it is not saved. */
  readonly drafts: Pick<Drafts, "read" | "keep" | "discard">;
}

const slowAfter = 5_000;

const isFilledIn = (value: unknown): boolean => (typeof value === "string" || Array.isArray(value)) && value.length > 0;

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
  /** What is said beside the fields. */
  readonly touched: TouchedFields<FieldOf<Values>> = new TouchedFields(() => this.#wrong);
  readonly #definition: FormDefinition<Values>;
  readonly #parts: FormParts;
  #base: OnRecord<Values> | undefined = undefined;
  /** Whether its page is open, where the outcome of a save shows. */
  #isOnPage = false;
  #savedAs: Values | undefined = undefined;

  constructor(definition: FormDefinition<Values>, parts: FormParts) {
    this.#definition = definition;
    this.#parts = parts;
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

  /** Whether it could be saved as it stands. */
  get isValid(): boolean {
    return isValid(this.problems);
  }

  /** What the section says of the save that succeeded last. */
  get savedWords(): string {
    return this.#definition.saved ?? "Saved. This is what we have on record now.";
  }

  /** Whether what is on record is what was saved last, while its page is open. */
  get showsSaved(): boolean {
    const { stored } = this;
    if (this.outcome.status !== "saved" || !stored || !this.#savedAs) return false;
    return isSameOnceStored(this.#definition, stored, this.#savedAs);
  }

  get isSaving(): boolean {
    return this.outcome.status === "saving";
  }

  get isChanged(): boolean {
    return this.draft !== undefined && this.stored !== undefined && !isSameOnceStored(this.#definition, this.draft, this.stored);
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
    return saveBarOf(this);
  }

  /** Opens the section, with what is stored or with what an attempt before left in it. FORM-01 */
  edit(): void {
    if (this.isOpen || this.isSaving || this.#definition.mayEdit?.() === false) return;
    if (this.draft === undefined) {
      this.#base = this.#definition.stored();
      this.draft = this.#base?.values;
      this.outcome = { status: "none" };
      // What is on record and not right is nothing that the person is still typing.
      for (const field of Object.keys(this.problems) as FieldOf<Values>[]) if (isFilledIn(this.draft?.[field])) this.touched.touch(field);
    }
    this.isOpen = this.draft !== undefined;
  }

  /** Its page was opened: takes up what an earlier visit of this tab left. */
  resume(): void {
    this.#isOnPage = true;
    this.#parts.failedSaves.close(this.#definition.subject);
    const stored = this.#definition.stored();
    if (this.draft !== undefined || !stored || this.#definition.mayEdit?.() === false) return;
    const kept = this.#parts.drafts.read(this.#draftName) as KeptDraft | null | undefined;
    if (!kept) return;
    this.#base = this.#baseOf(kept, stored);
    this.draft = answersFrom(kept.values, this.#definition.kinds, stored.values);
    this.isOpen = this.isChanged;
    if (!this.isOpen) this.#close();
  }

  /** Its page was left. */
  leave(): void {
    this.#isOnPage = false;
    if (this.outcome.status === "saved") this.outcome = { status: "none" };
    if (this.isOpen && !this.isUnsaved) this.cancel();
  }

  /** Something was typed or chosen. */
  change(given: Partial<Values>): void {
    if (this.draft === undefined || this.isSaving) return;
    const draft = { ...this.draft, ...given };
    const fields = Object.keys(given) as FieldOf<Values>[];
    this.touched.change(fields, () => {
      this.draft = draft;
      if (fields.some((field) => field === this.#refusedField)) this.outcome = { status: "none" };
    });
    if (!this.isChanged) this.#parts.drafts.discard(this.#draftName);
    else if (this.#base) this.#parts.drafts.keep(this.#draftName, { values: this.draft, base: this.#base });
  }

  /** Gives up what was typed: what is stored shows again. FORM-01 */
  cancel(): void {
    if (this.isSaving) return;
    this.#parts.failedSaves.close(this.#definition.subject);
    this.outcome = { status: "none" };
    this.#close();
  }

  /** Saves once, however often it is asked for. With something wrong it says what, and sends nothing. FORM-02, FORM-04 */
  async save(): Promise<void> {
    const { draft } = this;
    const base = this.#base;
    if (draft === undefined || base === undefined || this.isSaving) return;
    this.touched.touchAll(this.problems);
    if (!this.isValid || !this.isChanged) return;
    this.outcome = { status: "saving" };
    const cancelSlow = this.#parts.clock.after(slowAfter, this.slow);
    try {
      const rebase = (newest: OnRecord<Values>): void => {
        this.#base = newest;
      };
      this.settle(await saveUponNewest(this.#definition, draft, base, rebase));
    } catch (error) {
      this.settle(err({ kind: "refused", message: this.#definition.failed }));
      throw error;
    } finally {
      cancelSlow();
    }
  }

  /** Saving takes long: the section closes, and the person may go on. */
  slow(): void {
    this.isSlow = true;
    this.collapse();
  }

  /** Closes the section; what was typed in it stays, and is there when it is opened again. */
  collapse(): void {
    this.isOpen = false;
  }

  /** The outcome is known. A failure keeps what was typed. FORM-03 */
  settle(outcome: Result<unknown, SaveFailure<FieldOf<Values>>>): void {
    this.isSlow = false;
    if (outcome.ok) {
      this.outcome = { status: "saved" };
      this.#savedAs = this.stored;
      this.#close();
      this.#parts.toasts.show(this.#definition.saved ?? savedMessage);
    } else {
      const { reason } = outcome;
      this.outcome =
        reason.kind === "newer"
          ? { status: "newer" }
          : { status: "failed", message: reason.message, field: reason.field };
      if (reason.kind === "refused" && reason.field !== undefined)
        this.touched.touchAll(this.#wrong);
      if (!this.#isOnPage) this.#tellElsewhere();
    }
  }

  #tellElsewhere(): void {
    const { subject, address } = this.#definition;
    this.#parts.failedSaves.show({ subject, address, isKept: true });
  }

  get #draftName(): string {
    return `${formPrefix}${this.#definition.name}`;
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

  #close(): void {
    this.isOpen = false;
    this.draft = undefined;
    this.#base = undefined;
    this.touched.clear();
    this.#parts.drafts.discard(this.#draftName);
  }
}
