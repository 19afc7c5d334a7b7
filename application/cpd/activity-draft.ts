import { activityFormShape, type ActivityForm } from "../../domain/cpd/activity.ts";
import { restoreAnswers } from "../../domain/kernel/answers.ts";

/** A form with its initial and its current values. */
export interface OpenedForm {
  readonly opened: ActivityForm;
  readonly form: ActivityForm;
  /** The version of the activity as it was opened. */
  readonly version?: string | undefined;
  /** Whether the activity was removed elsewhere meanwhile, so that it is logged anew. */
  readonly isGone?: boolean | undefined;
}

/** The forms of a log as a tab keeps them, by activity. */
export interface ActivityDraft {
  readonly isOpen: boolean;
  readonly changes?: string | undefined;
  readonly forms: Readonly<Record<string, OpenedForm>>;
}

/** Reads what a tab kept; tolerates what another release wrote, and drops what it does not know. */
export const draftFrom = (stored: unknown, empty: ActivityForm): ActivityDraft => {
  const { isOpen, changes, forms = {} } = (stored ?? {}) as Partial<ActivityDraft>;
  return {
    isOpen: isOpen === true,
    changes: typeof changes === "string" ? changes : undefined,
    forms: Object.fromEntries(
      Object.entries(forms).map(([name, { opened: before, form, version }]) => {
        const opened = restoreAnswers(before, activityFormShape, empty);
        return [name, { opened, form: restoreAnswers(form, activityFormShape, opened), version }];
      }),
    ),
  };
};
