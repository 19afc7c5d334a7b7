import { observer } from "mobx-react-lite";
import type { Form } from "../../application/flow/form.ts";
import type { EmploymentValues } from "../../application/my-details/employment-details.ts";
import type { LookupOption } from "../../application/ports/lookups.ts";
import { limitHint } from "../../domain/kernel/field-rules.ts";
import type { EmploymentPart } from "../../domain/my-details/employment.ts";
import { touchable } from "../parts/form-field.ts";
import { SelectField } from "../parts/select-field.tsx";
import { TextField } from "../parts/text-field.tsx";

interface EmploymentFieldProps {
  readonly label: string;
  readonly part: EmploymentPart;
  readonly form: Form<EmploymentValues>;
  /** The id of what says why it is locked; absent where it is not. Only what is typed is ever locked. */
  readonly lockedBy: string | undefined;
  readonly isRequired: boolean;
  /** What may be chosen; absent where it is typed. */
  readonly options: readonly LookupOption[] | undefined;
  /** What is offered to whoever types; absent where nothing is. */
  readonly suggestions: readonly LookupOption[] | undefined;
  /** The greatest length of what is typed. */
  readonly limit: number;
}

const autoCompletes: Readonly<Partial<Record<EmploymentPart, string>>> = {
  companyName: "organization",
  jobTitle: "organization-title",
};

/** One field of the employment details: typed or chosen. EMPL-01 to EMPL-03 */
export const EmploymentFieldInput = observer((props: EmploymentFieldProps) => {
  const { label, part, form, lockedBy, isRequired, options, suggestions, limit } = props;
  const value = form.draft?.[part] ?? "";
  const field = {
    id: `employment-${part}`,
    label,
    isRequired,
    ...touchable(form, part),
  };
  if (!options)
    return (
      <TextField
        {...field}
        lockedBy={lockedBy}
        autoComplete={autoCompletes[part]}
        hint={limitHint(limit)}
        maxLength={limit}
        isCounted
        suggestions={suggestions?.map((suggestion) => suggestion.label)}
        value={value}
        onChange={(typed) => form.change({ [part]: typed })}
      />
    );
  return (
    <SelectField
      {...field}
      chosen={value}
      options={options}
      onChoose={(chosen) => form.change({ [part]: chosen })}
      {...(isRequired ? {} : { onClear: () => form.change({ [part]: "" }) })}
    />
  );
});
