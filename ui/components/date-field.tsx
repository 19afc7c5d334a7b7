import type { FieldProps } from "./field.tsx";
import { TextField } from "./text-field.tsx";
import { useTexts } from "./texts.ts";

interface DateFieldProps extends FieldProps {
  /** Raw input, even if it is not a date. */
  readonly value: () => string;
  readonly onChange: (typed: string) => void;
}

/** A date typed as dd/MM/yyyy. Keeps the raw input and never corrects it. FORM-05 */
export const DateField = ({ hint, ...field }: DateFieldProps) => {
  const { dateExample, dateFormat } = useTexts().form;
  return (
    <TextField
      {...field}
      hint={hint === undefined ? dateExample : `${hint}. ${dateExample}`}
      placeholder={dateFormat}
      autoComplete="off"
      isShort
    />
  );
};
