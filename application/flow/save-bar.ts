/** The state of a form that the save bar depends on. */
export interface FormState {
  readonly isValid: boolean;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
}

/** Texts and state of the save bar. FORM-02 */
export interface SaveBar {
  readonly status: "Unsaved changes" | "No changes made";
  readonly button: "Save changes" | "Saving...";
  readonly maySave: boolean;
}

/** Whether saving is enabled: valid, changed, and not already saving. FORM-02 */
export const maySave = ({ isValid, isChanged, isSaving }: FormState): boolean => isValid && isChanged && !isSaving;

/** Derives the save bar from a form's state. FORM-02 */
export const saveBarOf = (form: FormState): SaveBar => ({
  // While saving, the stored values may already equal the draft.
  status: form.isChanged || form.isSaving ? "Unsaved changes" : "No changes made",
  button: form.isSaving ? "Saving..." : "Save changes",
  maySave: maySave(form),
});

/** Question before unsaved changes are discarded. SHELL-12 */
export const leaveQuestion = "You have unsaved changes. If you leave now they will not be saved.";

/** Default success message of a save. FORM-03 */
export const savedMessage = "Changes saved successfully";
