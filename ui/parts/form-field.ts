import type { Form } from "../../application/flow/form.ts";

type TextOf<Values> = { readonly [Name in keyof Values & string]: Values[Name] extends string ? Name : never }[keyof Values & string];

/** What a field says beside itself, and where it tells that it was left. FORM-04 */
export const touchable = <Values extends object>(form: Form<Values>, name: keyof Values & string) => ({
  onBlur: () => form.touch(name),
  error: form.problemOf(name),
});

/** The same of a field that is typed into, with what is typed. */
export const typed = <Values extends object>(form: Form<Values>, name: TextOf<Values>) => ({
  ...touchable(form, name),
  value: (form.draft?.[name] as string | undefined) ?? "",
  onChange: (text: string) => form.change({ [name]: text } as unknown as Partial<Values>),
});
