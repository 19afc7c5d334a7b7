import { messagesOf, withValues, type Message } from "./message.ts";
import { normaliseInput } from "./typed-text.ts";

/** A problem of a field. */
export type Problem = Message;

/** Problems by field; valid fields have no entry. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, Problem>>>;

/** Validates a text; undefined when valid. */
export type FieldRule = (text: string) => Problem | undefined;

/** Validation messages; the wording of most is prescribed. FORM-04, FORM-06, EMPL-03, CONT-06, CONT-07 */
export const messages = messagesOf("field", {
  required: "This field is required",
  email: "Please enter a valid email address",
  countryCode: "Please select an area code",
  telephone: "Please enter a valid contact number",
  isAscii: "Non-ascii characters are not supported. Please enter ascii characters only",
  limit: "Max {limit} chars",
  /** A stored choice. */
  noLongerOffered: "This is no longer offered. Please choose another",
});

/** Whether a text is empty, or contains only spaces and invisible characters. */
export const isBlank = (text: string | undefined): boolean => normaliseInput(text ?? "") === "";

/** Requires a text. FORM-04 */
export const required: FieldRule = (text) => (isBlank(text) ? messages.required : undefined);

/** Requires a choice or checkbox. FORM-04 */
export const requiredUnless = (isPresent: boolean): Problem | undefined => (isPresent ? undefined : messages.required);

/** Hint beside a field with a maximum length, also its error message. EMPL-03, FORM-06 */
export const limitHint = (limit: number): Message => withValues(messages.limit, { limit });

/** Limits the length, counted in the same unit as an input's maxlength. FORM-06 */
export const atMost =
  (limit: number): FieldRule =>
  (text) =>
    text.length > limit ? limitHint(limit) : undefined;

/** Requires one of the offered values, unless empty. */
export const oneOf =
  (offered: readonly string[]): FieldRule =>
  (text) =>
    text === "" || offered.includes(text) ? undefined : messages.noLongerOffered;

/** Allows printable ASCII only. CONT-06 */
export const asciiOnly: FieldRule = (text) => (/^[\x20-\x7e]*$/.test(text) ? undefined : messages.isAscii);

/** Applies rules in order to the normalised text and returns the first problem. */
export const firstProblem = (text: string | undefined, ...rules: readonly FieldRule[]): Problem | undefined => {
  const normalised = normaliseInput(text ?? "");
  for (const rule of rules) {
    const problem = rule(normalised);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/** Collects problems, omitting valid fields. */
export const problemsIn = <Field extends string>(
  judged: Readonly<Record<Field, Problem | undefined>>,
): Problems<Field> =>
  Object.fromEntries(Object.entries(judged).filter(([, problem]) => problem !== undefined)) as Problems<Field>;

/** Whether a form has no problems. */
export const isValid = (problems: Problems<string>): boolean => Object.keys(problems).length === 0;
