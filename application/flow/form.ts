import { makeAutoObservable, observableRef } from "mobx";

import { restoreAnswers } from "../../domain/kernel/answers.ts";
import { isValid, type Problems } from "../../domain/kernel/field-rules.ts";
import type { Message } from "../../domain/kernel/message.ts";
import type { Success } from "../../domain/shell/component-texts.ts";
import { err, type Result } from "../ports/result.ts";
import type { FlowServices } from "../shell/flow-services.ts";
import { formPrefix } from "../shell/session-keys.ts";
import type { Drafts } from "./drafts.ts";
import {
  equalWhenSaved,
  type FieldOf,
  type FormDefinition,
  type Versioned,
  type SaveFailure,
  saveWithRebase,
} from "./form-definition.ts";
import { Questions } from "./questions.ts";
import { saveBarOf, type SaveBar } from "./save-bar.ts";
import { TouchedFields } from "./touched-fields.ts";

export type FormOutcome<Field extends string> =
  | { readonly status: "none" }
  | { readonly status: "saving" }
  | { readonly status: "saved" }
  | { readonly status: "newer" }
  | { readonly status: "failed"; readonly message: Message; readonly field?: Field | undefined };

/** A stored draft and the version it was based on. */
interface StoredDraft {
  readonly values?: unknown;
  readonly base?: { readonly values?: unknown; readonly version?: unknown };
}

interface FormServices extends Pick<FlowServices, "clock" | "toasts" | "failedSaves"> {
  /** Stores unsaved input. */
  readonly drafts: Pick<Drafts, "read" | "keep" | "discard">;
}

const slowAfter = 5_000;

const isFilledIn = (value: unknown): boolean => (typeof value === "string" || Array.isArray(value)) && value.length > 0;

/**
 * An editable section: stored values, draft, validation, and the outcome of saving. The draft is preserved verbatim
 * until saved or discarded. FORM-01 to FORM-04
 */
export class Form<Values extends object> {
  isOpen = false;
  /** Current input; undefined while not editing. */
  draft: Values | undefined = undefined;
  outcome: FormOutcome<FieldOf<Values>> = { status: "none" };
  /**
   * Set when saving takes longer than 5 s: the section closes and the user can continue; the outcome is announced
   * later.
   */
  isSlow = false;
  /** Errors shown beside the fields. */
  readonly touched: TouchedFields<FieldOf<Values>> = new TouchedFields(() => this.#wrong);
  readonly questions: Questions<Values>;
  readonly #definition: FormDefinition<Values>;
  readonly #services: FormServices;
  #base: Versioned<Values> | undefined = undefined;
  /** Whether the form's page is open, and so shows the outcome of a save. */
  #isOnPage = false;
  #savedAs: Values | undefined = undefined;
  /** The values of the save in progress. */
  #sent: Values | undefined = undefined;

  constructor(definition: FormDefinition<Values>, services: FormServices) {
    this.#definition = definition;
    this.questions = new Questions(definition.questions, this.touched);
    this.#services = services;
    makeAutoObservable(this, { draft: observableRef, outcome: observableRef }, { autoBind: true });
  }

  get stored(): Values | undefined {
    return this.#definition.stored()?.values;
  }

  get problems(): Problems<FieldOf<Values>> {
    return this.draft ? this.#definition.problems(this.draft) : ({} as Problems<FieldOf<Values>>);
  }

  /** Whether the draft has no validation errors. */
  get isValid(): boolean {
    return isValid(this.problems);
  }

  /** What a successful save has done. */
  get success(): Success {
    return this.#definition.success ?? "saved";
  }

  /** Whether the stored values still equal those saved last; its page shows the success message meanwhile. */
  get showsSaved(): boolean {
    const { stored } = this;
    if (this.outcome.status !== "saved" || !stored || !this.#savedAs) return false;
    return equalWhenSaved(this.#definition, stored, this.#savedAs);
  }

  get isSaving(): boolean {
    return this.outcome.status === "saving";
  }

  get isChanged(): boolean {
    return (
      this.draft !== undefined &&
      this.stored !== undefined &&
      !equalWhenSaved(this.#definition, this.draft, this.stored)
    );
  }

  /** Whether the section is closed with unsaved input. */
  get hasKept(): boolean {
    return !this.isOpen && this.isUnsaved;
  }

  /** Whether leaving would lose input. A save in progress does not count, but what is typed meanwhile does. SHELL-12 */
  get isUnsaved(): boolean {
    return this.isChanged && (!this.isSaving || this.#isTypedOn());
  }

  /** State of the save bar. FORM-02 */
  get saveBar(): SaveBar {
    return saveBarOf(this);
  }

  /** Opens the section with the stored values, or with unsaved input from before. FORM-01 */
  edit(): void {
    if (this.isOpen || this.isSaving || this.#definition.mayEdit?.() === false) return;
    if (this.draft === undefined) {
      this.#base = this.#definition.stored();
      this.draft = this.#base?.values;
      this.outcome = { status: "none" };
      this.touchFilledIn();
    }
    this.isOpen = this.draft !== undefined;
  }

  /** Shows the problems of values that the user is not still typing: stored ones, and those of a chosen suggestion. */
  touchFilledIn(): void {
    for (const field of Object.keys(this.problems) as FieldOf<Values>[])
      if (isFilledIn(this.draft?.[field])) this.touched.touch(field);
  }

  /** Called when its page opens; restores a draft from an earlier visit in this tab. */
  resume(): void {
    this.#isOnPage = true;
    this.#services.failedSaves.close(this.#definition.subject);
    const stored = this.#definition.stored();
    if (this.draft !== undefined || !stored || this.#definition.mayEdit?.() === false) return;
    const storedDraft = this.#services.drafts.read(this.#draftName) as StoredDraft | null | undefined;
    if (!storedDraft) return;
    this.#base = this.#baseOf(storedDraft, stored);
    this.draft = restoreAnswers(storedDraft.values, this.#definition.kinds, stored.values);
    this.isOpen = this.isChanged;
    if (!this.isOpen) this.#close();
  }

  /** Called when its page closes. Without a stored record to compare with, the draft is kept. */
  leave(): void {
    this.#isOnPage = false;
    if (this.outcome.status === "saved") this.outcome = { status: "none" };
    if (this.isOpen && this.stored && !this.isUnsaved) this.cancel();
  }

  /** Changes fields of the draft. */
  change(changes: Partial<Values>): void {
    if (this.draft === undefined) return;
    const draft = { ...this.draft, ...changes };
    const fields = Object.keys(changes) as FieldOf<Values>[];
    this.questions.clear();
    this.touched.change(fields, () => {
      this.draft = draft;
      if (fields.some((field) => field === this.#refusedField)) this.outcome = { status: "none" };
    });
    if (!this.isChanged) this.#services.drafts.discard(this.#draftName);
    else if (this.#base) this.#services.drafts.keep(this.#draftName, { values: this.draft, base: this.#base });
  }

  /** Discards the draft and shows the stored values; while saving, only what was typed since. FORM-01 */
  cancel(): void {
    if (this.isSaving) {
      this.draft = this.#sent;
      return;
    }
    this.#services.failedSaves.close(this.#definition.subject);
    this.outcome = { status: "none" };
    this.#close();
  }

  /** Validates and saves; ignores repeated calls. Shows errors instead of sending an invalid form. FORM-02, FORM-04 */
  async save(): Promise<void> {
    const { draft } = this;
    const base = this.#base;
    if (draft === undefined || base === undefined || this.isSaving) return;
    this.touched.touchAll(this.problems);
    if (!this.isValid || !this.isChanged) return;
    if (this.questions.ask(draft)) return;
    this.#sent = draft;
    this.outcome = { status: "saving" };
    const cancelSlow = this.#services.clock.after(slowAfter, this.slow);
    try {
      const rebase = (newest: Versioned<Values>): void => {
        this.#base = newest;
      };
      this.settle(await saveWithRebase(this.#definition, draft, base, rebase));
    } catch (error) {
      this.settle(err({ kind: "refused", message: this.#definition.failed }));
      throw error;
    } finally {
      cancelSlow();
    }
  }

  /** Closes the section when saving takes long, so the user can continue elsewhere, unless they are typing. */
  slow(): void {
    this.isSlow = true;
    if (!this.#isTypedOn()) this.collapse();
  }

  /** Closes the section but keeps its draft for the next time it opens. */
  collapse(): void {
    this.isOpen = false;
  }

  /** Applies the outcome of a save; a failure keeps the draft. FORM-03 */
  settle(outcome: Result<unknown, SaveFailure<FieldOf<Values>>>): void {
    this.isSlow = false;
    if (outcome.ok) {
      this.outcome = { status: "saved" };
      this.#savedAs = this.stored;
      if (this.#isTypedOn() && this.isChanged) this.#typeOn();
      else this.#close();
      // Its section says anything more than that.
      if (this.success === "saved") this.#services.toasts.show();
    } else {
      const { reason } = outcome;
      this.outcome =
        reason.kind === "newer"
          ? { status: "newer" }
          : { status: "failed", message: reason.message, field: reason.field };
      if (reason.kind === "refused" && reason.field !== undefined) this.touched.touchAll(this.#wrong);
      if (!this.#isOnPage) this.#tellElsewhere();
    }
  }

  /** Whether the draft was changed after it was sent. */
  #isTypedOn(): boolean {
    return this.draft !== this.#sent;
  }

  /** Continues with what was typed while saving, on top of the saved record. */
  #typeOn(): void {
    this.outcome = { status: "none" };
    this.#base = this.#definition.stored();
    this.#services.drafts.keep(this.#draftName, { values: this.draft, base: this.#base });
  }

  #tellElsewhere(): void {
    const { subject, address } = this.#definition;
    this.#services.failedSaves.show({ subject, address, isKept: true });
  }

  get #draftName(): string {
    return `${formPrefix}${this.#definition.name}`;
  }

  get #refusedField(): FieldOf<Values> | undefined {
    return this.outcome.status === "failed" ? this.outcome.field : undefined;
  }

  /** Validation errors, including the server's. */
  get #wrong(): Problems<FieldOf<Values>> {
    const { outcome } = this;
    const problems = { ...this.problems, ...this.questions.asked };
    if (outcome.status !== "failed" || outcome.field === undefined) return problems;
    return { ...problems, [outcome.field]: outcome.message };
  }

  // A draft from another version of the portal may lack its base; use the stored record then.
  #baseOf({ base }: StoredDraft, stored: Versioned<Values>): Versioned<Values> {
    if (typeof base?.version !== "string") return stored;
    return { values: restoreAnswers(base.values, this.#definition.kinds, stored.values), version: base.version };
  }

  #close(): void {
    this.isOpen = false;
    this.draft = undefined;
    this.#base = undefined;
    this.questions.clear();
    this.touched.clear();
    this.#services.drafts.discard(this.#draftName);
  }
}
