/** The state of a form that the save bar depends on. */
export interface FormState {
  readonly isValid: boolean;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
}

/** State of the save bar. FORM-02 */
export interface SaveBar {
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  readonly maySave: boolean;
}

/** Whether saving is enabled: valid, changed, and not already saving. FORM-02 */
export const maySave = ({ isValid, isChanged, isSaving }: FormState): boolean => isValid && isChanged && !isSaving;

/** Derives the save bar from a form's state. FORM-02 */
export const saveBarOf = (form: FormState): SaveBar => ({
  // While saving, the stored values may already equal the draft.
  isUnsaved: form.isChanged || form.isSaving,
  isSaving: form.isSaving,
  maySave: maySave(form),
});
