import { calendarDate } from "../../../domain/kernel/calendar-date.ts";
import { amountOf } from "../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../domain/rules/organisation-rules.ts";
import type { Choices, Input } from "../areas/staff-actions/staff-action.ts";
import { normaliseAmount, normaliseDay, whyNotAmount, whyNotDay } from "../areas/staff-actions/typed-values.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { fieldValue, type renderErrors, type FormError } from "../platform/pages/pages.ts";

/** A field of a form at the desk. */
export interface Field extends Pick<Input<never>, "name" | "label" | "hint" | "isOptional" | "isBeside" | "under"> {
  readonly kind: Input<never>["kind"] | "ticks" | "hidden";
  /** The value that the form opens with. */
  readonly value?: string;
  readonly options?: Choices;
  /** Draws the rows of ticks with those ticked; without ticks for somebody who may only read. */
  readonly drawn?: (ticked: ReadonlySet<string> | undefined) => Html;
}

/**
 * The values of a form by name: unambiguous amounts and days are normalised, others are as typed; ticked values are
 * separated by blanks.
 */
export type Values = Readonly<Record<string, string>>;

const longest: Readonly<Record<Field["kind"], number>> = {
  line: 254,
  words: 500,
  lines: 4000,
  day: 40,
  amount: 40,
  number: 4,
  choice: 100,
  ways: 100,
  ticks: 4000,
  hidden: 4000,
};

/** The values of ticks or of a list. */
export const listIn = (values: Values, name: string): readonly string[] =>
  (values[name] ?? "").split(" ").filter((each) => each !== "");

const typedIn = ({ name, kind }: Field, form: URLSearchParams): string =>
  kind === "ticks" ? form.getAll(name).join(" ").slice(0, longest.ticks) : fieldValue(form, name, longest[kind]);

export const valuesOf = (fields: readonly Field[], form: URLSearchParams, rules: OrganisationRules): Values =>
  Object.fromEntries(
    fields.map((field) => {
      const typed = typedIn(field, form).trim();
      if (field.kind === "amount") return [field.name, normaliseAmount(typed, rules)];
      return [field.name, field.kind === "day" ? normaliseDay(typed, rules) : typed];
    }),
  );

const whyNot = (
  { kind, isOptional = false, label, options = [], under }: Field,
  value: string,
  rules: OrganisationRules,
): string | undefined => {
  if (value === "" && isOptional) return undefined;
  if (value === "" && kind === "ticks") return "Tick at least one.";
  if (value === "" && kind === "ways") return "Choose what to do.";
  if (value === "") return under !== undefined ? undefined : `Fill in “${label}”.`;
  switch (kind) {
    case "day":
      return calendarDate(value) ? undefined : whyNotDay(value, rules);
    case "amount":
      return amountOf(value) ? undefined : whyNotAmount(value, rules);
    case "number":
      return /^\d{1,4}$/.test(value) ? undefined : "Enter a number.";
    case "choice":
    case "ways":
      return options.some(([known]) => known === value) ? undefined : "Choose an option from the list.";
    default:
      return undefined;
  }
};

/** Problems of typed values, at their fields. */
export const problemsIn = (
  fields: readonly Field[],
  values: Values,
  rules: OrganisationRules,
): readonly FormError[] => {
  const way = fields.find(({ kind }) => kind === "ways");
  const asked = fields.filter(({ under }) => under === undefined || under === values[way?.name ?? ""]);
  return asked.flatMap((field) => {
    const message = whyNot(field, values[field.name] ?? "", rules);
    return message === undefined ? [] : [{ field: field.name, message }];
  });
};

type Errors = ReturnType<typeof renderErrors>;

const input = ({ name, kind, options = [] }: Field, value: string, marks: Html | undefined): Html => {
  const maxlength = String(longest[kind]);
  if (kind === "words" || kind === "lines")
    return html`<textarea dir="auto" id="${name}" name="${name}" rows="${kind === "words" ? "3" : "8"}" maxlength="${maxlength}" ${marks}>${value}</textarea>`;
  if (kind === "choice")
    return html`<select id="${name}" name="${name}" ${marks}>${options.map(([known, label]) => html`<option value="${known}" ${known === value ? html`selected` : undefined}>${label}</option>`)}</select>`;
  if (kind === "day")
    return html`<input class="short" id="${name}" name="${name}" value="${value}" maxlength="${maxlength}" autocomplete="off" ${marks} />`;
  return html`<input ${kind === "line" ? html`dir="auto"` : html`class="short" inputmode="decimal"`} id="${name}" name="${name}" value="${value}" maxlength="${maxlength}" autocomplete="off" ${marks} />`;
};

/** Draws a field with its label, hint and error; a hidden one has the current value, whatever was sent. */
const fieldOf = (field: Field, value: string, { message, marks }: Errors): Html => {
  if (field.kind === "hidden") return html`<input type="hidden" name="${field.name}" value="${field.value ?? ""}" />`;
  const { drawn, kind, label, name } = field;
  if (kind === "ticks")
    // Ticks that are decided with the confirmation are drawn there.
    return drawn
      ? html`<fieldset class="ticks" id="${name}" tabindex="-1"><legend class="hidden">${label}</legend>${message(name)}${drawn(new Set(value.split(" ")))}</fieldset>`
      : html``;
  return html`<div class="field">
      <label for="${field.name}">${field.label}${field.isOptional === true ? " (optional)" : undefined}</label>
      ${field.hint === undefined ? undefined : html`<p class="hint">${field.hint}</p>`}
      ${message(field.name)}
      ${input(field, value, marks(field.name))}
    </div>`;
};

/** Draws ways to choose from, each with the fields that it asks for; the only one is no choice. */
const waysOf = (
  { name, label, options = [] }: Field,
  chosen: string | null,
  asks: (way: string) => readonly Html[],
  { message }: Errors,
): Html => {
  const [[only, title, does] = [""], ...others] = options;
  if (others.length === 0)
    return html`<input type="hidden" name="${name}" value="${only}" /><h2>${title}</h2><p>${does}</p>${asks(only)}`;
  const rows = options.map(([value, words, hint]) => {
    const asked = asks(value);
    return html`<div class="choice">
        <label for="${name}-${value}"><input type="radio" id="${name}-${value}" name="${name}" value="${value}" ${value === chosen ? html`checked` : undefined} /><span><strong>${words}</strong><span>${hint}</span></span></label>
        ${asked.length > 0 ? html`<div class="asks"><div>${asked}</div></div>` : undefined}
      </div>`;
  });
  return html`<fieldset class="choices" id="${name}" tabindex="-1"><legend>${label}</legend>${message(name)}${rows}</fieldset>`;
};

/** Draws the fields of a form, those that belong together in one line, and those that a way asks for below it. */
export const fieldsOf = (
  all: readonly Field[],
  typed: URLSearchParams,
  errors: Errors,
  way?: string,
): readonly Html[] => {
  const lines: Html[][] = [];
  for (const field of all.filter(({ under }) => under === way)) {
    const sent = field.kind === "ticks" && typed.size > 0 ? typedIn(field, typed) : typed.get(field.name);
    const drawn =
      field.kind === "ways"
        ? waysOf(field, sent, (under) => fieldsOf(all, typed, errors, under), errors)
        : fieldOf(field, sent ?? field.value ?? "", errors);
    if (field.isBeside === true) lines.at(-1)?.push(drawn);
    else lines.push([drawn]);
  }
  return lines.map((line) =>
    line.length > 1 ? html`<div class="filters line-of-fields">${line}</div>` : html`${line}`,
  );
};
