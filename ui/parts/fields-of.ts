import { computed } from "mobx";
import type { FieldName } from "./error-words.ts";

/** The names of those values that are of a kind: text, for example, or yes and no. */
type NameOf<Values, Kind> = {
  readonly [Name in keyof Values & string]-?: NonNullable<Values[Name]> extends Kind ? Name : never;
}[keyof Values & string];

/** What its fields are part of: a form, or a step of a flow. */
interface Holder<Values> {
  /** The fields' ids are this, a hyphen and the field's name. */
  readonly id: string;
  readonly names: Readonly<Partial<Record<keyof Values & string, FieldName>>>;
  values(): Partial<Values> | undefined;
  change(given: Partial<Values>): void;
  problemOf(name: keyof Values & string): string | undefined;
  touch?(name: keyof Values & string): void;
}

/**
 * Each field by what is done with it: what it is called, the id that an error summary leads to, what it holds, and
 * what is said beside it. Whoever draws a field is drawn anew when that field changes, and for no other; what is typed
 * is read by its field alone. FORM-04
 */
export const fieldsOf = <Values extends object>({ id, names, values, change, problemOf, touch }: Holder<Values>) => {
  const valueOf = (name: keyof Values & string): unknown => computed(() => values()?.[name]).get();
  const named = (name: keyof Values & string) => ({
    id: `${id}-${name}`,
    label: names[name]?.label ?? name,
    error: computed(() => problemOf(name)).get(),
    onBlur: touch && (() => touch(name)),
  });
  const give = (name: keyof Values & string, value: unknown): void => change({ [name]: value } as Partial<Values>);
  return {
    named,
    typed: (name: NameOf<Values, string>) => {
      const value = computed(() => values()?.[name] as string | undefined);
      return { ...named(name), value: () => value.get() ?? "", onChange: (typed: string) => give(name, typed) };
    },
    /** One of several. */
    chosen: <Name extends NameOf<Values, string>>(name: Name) => ({
      ...named(name),
      chosen: valueOf(name) as (Values[Name] & string) | undefined,
      onChoose: (value: Values[Name] & string) => give(name, value),
    }),
    /** Any of several. */
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

/** The fields of something that holds these values. */
export type Fields<Values extends object> = ReturnType<typeof fieldsOf<Values>>;
