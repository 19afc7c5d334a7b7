import type { FieldProps } from "./field.tsx";
import { TextField } from "./text-field.tsx";

interface DateFieldProps extends FieldProps {
  /** Raw input, even if it is not a date. */
  readonly value: () => string;
  readonly onChange: (typed: string) => void;
}

const example = "For example, 27/03/2026";

/** A date typed as dd/MM/yyyy. Keeps the raw input and never corrects it. FORM-05 */
export const DateField = ({ hint, ...field }: DateFieldProps) => (
  <TextField
    {...field}
    hint={hint === undefined ? example : `${hint}. ${example}`}
    placeholder="DD/MM/YYYY"
    autoComplete="off"
    isShort
  />
);
