import type { FieldProps } from "./field.tsx";
import { TextField } from "./text-field.tsx";

interface DateFieldProps extends FieldProps {
  /** As it was typed, whether or not it is a date. */
  readonly value: () => string;
  readonly onChange: (typed: string) => void;
}

/** A date typed as dd/MM/yyyy. What was typed stays, and is never made into another date. FORM-05 */
export const DateField = (field: DateFieldProps) => (
  <TextField {...field} placeholder="DD/MM/YYYY" autoComplete="off" isShort />
);
