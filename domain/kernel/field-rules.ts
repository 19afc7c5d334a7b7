import { meantBy } from "./typed-text.ts";

/** What is wrong with a field, in the words shown beside it. */
export type Problem = string;

/** What is wrong, field by field; a field that is right has no entry. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, Problem>>>;

/** Judges one text; undefined when nothing is wrong with it. */
export type FieldRule = (text: string) => Problem | undefined;

/** The messages that every form uses to the letter. FORM-04, CONT-06, CONT-07 */
export const messages = {
  required: "This field is required",
  email: "Please enter a valid email address",
  countryCode: "Please select an area code",
  telephone: "Please enter a valid contact number",
  isAscii: "Non-ascii characters are not supported. Please enter ascii characters only",
} as const;

/** The message above a form with errors. FORM-04 */
export const formMessage = "There are errors on the page";

/** Whether nothing but spaces was entered, or nothing that anybody sees. */
export const isBlank = (text: string | undefined): boolean => meantBy(text ?? "") === "";

/** Something must be entered. FORM-04 */
export const required: FieldRule = (text) => (isBlank(text) ? messages.required : undefined);

/** The same of what is chosen or ticked rather than typed. FORM-04 */
export const requiredUnless = (isGiven: boolean): Problem | undefined => (isGiven ? undefined : messages.required);

/** The hint beside a field with a limit, which is also what a longer text is told. EMPL-03, FORM-06 */
export const limitHint = (limit: number): string => `Max ${limit} chars`;

/** No longer than the limit, counted as an input's own limit counts. FORM-06 */
export const atMost =
  (limit: number): FieldRule =>
  (text) =>
    text.length > limit ? limitHint(limit) : undefined;

/** The message for a choice on record that can no longer be made. */
export const noLongerOffered = "This is no longer offered. Please choose another";

/** One of those offered, where anything was chosen. */
export const oneOf =
  (offered: readonly string[]): FieldRule =>
  (text) =>
    text === "" || offered.includes(text) ? undefined : noLongerOffered;

/** Printable ASCII only. CONT-06 */
export const asciiOnly: FieldRule = (text) => (/^[\x20-\x7e]*$/.test(text) ? undefined : messages.isAscii);

/** The first thing that is wrong with what is meant by a text, in the order of the rules. */
export const firstProblem = (text: string | undefined, ...rules: readonly FieldRule[]): Problem | undefined => {
  const meant = meantBy(text ?? "");
  for (const rule of rules) {
    const problem = rule(meant);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/** Collects what is wrong, leaving out fields that are right. */
export const problemsIn = <Field extends string>(
  judged: Readonly<Record<Field, Problem | undefined>>,
): Problems<Field> =>
  Object.fromEntries(Object.entries(judged).filter(([, problem]) => problem !== undefined)) as Problems<Field>;

/** Whether nothing is wrong. */
export const isValid = (problems: Problems<string>): boolean => Object.keys(problems).length === 0;
