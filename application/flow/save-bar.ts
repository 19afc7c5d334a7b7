/** How a form stands that is being edited. */
export interface FormState {
  readonly isValid: boolean;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
}

/** What the save bar says. FORM-02 */
export interface SaveBar {
  readonly status: "Unsaved changes" | "No changes made";
  readonly button: "Save changes" | "Saving...";
  readonly maySave: boolean;
}

/** Whether saving may start: only when the form is valid and changed, and not while it is being saved. FORM-02 */
export const maySave = ({ isValid, isChanged, isSaving }: FormState): boolean => isValid && isChanged && !isSaving;

/** The save bar for a form. FORM-02 */
export const saveBarOf = (form: FormState): SaveBar => ({
  // What is being saved may be on record a moment before its section closes.
  status: form.isChanged || form.isSaving ? "Unsaved changes" : "No changes made",
  button: form.isSaving ? "Saving..." : "Save changes",
  maySave: maySave(form),
});

/** The question before unsaved changes are left. SHELL-12 */
export const leaveQuestion = "You have unsaved changes. If you leave now they will not be saved.";

/** The confirmation of a save. FORM-03 */
export const savedMessage = "Changes saved successfully";
