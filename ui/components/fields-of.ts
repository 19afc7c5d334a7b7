import { computed } from "mobx";

import type { Problem } from "../../domain/kernel/field-rules.ts";
import type { FieldName } from "./error-words.ts";

/** The names of values of a type, such as text or boolean. */
type NameOf<Values, Kind> = {
  readonly [Name in keyof Values & string]-?: NonNullable<Values[Name]> extends Kind ? Name : never;
}[keyof Values & string];

/** The owner of the fields: a form, or a step of a flow. */
interface FieldOwner<Values> {
  /** Prefix of the field IDs, followed by a hyphen and the field's name. */
  readonly id: string;
  readonly names: Readonly<Partial<Record<keyof Values & string, FieldName>>>;
  values(): Partial<Values> | undefined;
  change(given: Partial<Values>): void;
  problemOf(name: keyof Values & string): Problem | undefined;
  formatMessage(problem: Problem): string;
  touch?(name: keyof Values & string): void;
}

/**
 * Creates props for each kind of field: label, ID, value and error. Components re-render only when their own field
 * changes; text input is observed by the text field alone. FORM-04
 */
export const fieldsOf = <Values extends object>({
  id,
  names,
  values,
  change,
  problemOf,
  formatMessage,
  touch,
}: FieldOwner<Values>) => {
  const valueOf = (name: keyof Values & string): unknown => computed(() => values()?.[name]).get();
  const named = (name: keyof Values & string) => ({
    id: `${id}-${name}`,
    label: names[name]?.label ?? name,
    error: computed(() => {
      const problem = problemOf(name);
      return problem && formatMessage(problem);
    }).get(),
    onBlur: touch && (() => touch(name)),
  });
  const give = (name: keyof Values & string, value: unknown): void => change({ [name]: value } as Partial<Values>);
  return {
    named,
    typed: (name: NameOf<Values, string>) => {
      const value = computed(() => values()?.[name] as string | undefined);
      return { ...named(name), value: () => value.get() ?? "", onChange: (typed: string) => give(name, typed) };
    },
    /** A choice of one option. */
    chosen: <Name extends NameOf<Values, string>>(name: Name) => ({
      ...named(name),
      chosen: valueOf(name) as (Values[Name] & string) | undefined,
      onChoose: (value: Values[Name] & string) => give(name, value),
    }),
    /** A choice of several options. */
    several: (name: NameOf<Values, readonly string[]>) => ({
      ...named(name),
      ticked: (valueOf(name) as readonly string[] | undefined) ?? [],
      onChange: (ticked: readonly string[]) => give(name, ticked),
    }),
    agreed: (name: NameOf<Values, boolean>) => ({
      ...named(name),
      isTicked: valueOf(name) === true,
      onChange: (isTicked: boolean) => give(name, isTicked),
    }),
    yesOrNo: (name: NameOf<Values, boolean>) => ({
      ...named(name),
      answer: valueOf(name) as boolean | undefined,
      onAnswer: (answer: boolean) => give(name, answer),
    }),
  };
};

/** The fields of an object with these values. */
export type Fields<Values extends object> = ReturnType<typeof fieldsOf<Values>>;
