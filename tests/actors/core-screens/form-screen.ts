import type { Screen } from "../screen.ts";

/** A form at core level, as far as a person sees it. */
interface ShownForm {
  readonly isOpen: boolean;
  readonly isSlow: boolean;
  readonly outcome: { readonly status: string; readonly message?: string };
  readonly saveBar: { readonly status: string; readonly button: string };
  readonly problems: Readonly<Partial<Record<string, string>>>;
  problemOf(field: string): string | undefined;
  save(): Promise<void>;
  cancel(): void;
}

const outcomes: Readonly<Record<string, string>> = {
  saved: "Saved. This is what we have on record now.",
  newer: "These details were changed somewhere else after you opened them",
};

/** One section of a page: read, or open with its fields. */
export interface SectionScreen {
  readonly heading: string;
  readonly form: ShownForm;
  readonly edit: (() => void) | undefined;
  readonly rows: readonly string[];
  readonly fields?: Screen["fields"];
  readonly selects?: Screen["selects"];
  readonly choices?: Screen["choices"];
  readonly statements?: Screen["statements"];
}

/** What several sections together offer: of the one that is open its fields and its save bar. */
export const formScreen = (sections: readonly SectionScreen[]): Omit<Screen, "heading"> => {
  const open = sections.find(({ form }) => form.isOpen);
  const { fields = {}, selects = {}, choices = {}, statements = {} } = open ?? {};
  return {
    words: sections.flatMap(({ heading, form, rows }) => [
      heading,
      ...rows,
      ...(form.isOpen ? [form.saveBar.status] : []),
      outcomes[form.outcome.status] ?? form.outcome.message ?? "",
      ...Object.keys(form.problems).flatMap((field) => form.problemOf(field) ?? []),
    ]),
    buttons: open ? { Cancel: open.form.cancel, [open.form.saveBar.button]: open.form.save } : {},
    sections: Object.fromEntries(
      sections.flatMap(({ heading, form, edit }) => (form.isOpen || !edit ? [] : [[heading, edit]])),
    ),
    fields,
    selects,
    choices,
    statements,
  };
};
