import {
  counted,
  failureTexts,
  field,
  line,
  lineWith,
  object,
  optionalField,
  richText,
  richTextWith,
  type ContentOf,
  type Shape,
} from "../kernel/content.ts";
import type { ActivityField } from "./activity.ts";

/** A year's sum in words, wherever it shows. LOG-01 */
export const sumTexts = object({
  units: lineWith("counted", "required"),
  verifiable: lineWith("counted", "required"),
  /** Beside the two as figures. */
  figures: object({ units: lineWith("required"), verifiable: lineWith("required") }),
  /** What is still to be logged: none of it verifiable, all, or some. */
  toGo: object({ any: counted("units"), verifiable: counted("units"), some: lineWith("units", "verifiable") }),
  met: line,
  nothingLogged: line,
  /** Of a year that is declared. */
  declared: lineWith("year"),
  broughtForward: counted("units"),
  waived: counted("units"),
  partYear: lineWith("date"),
  spare: counted("units", "year"),
});
export type SumTexts = ContentOf<typeof sumTexts>;

/** Texts of the log. LOG-01 */
export const cpdLog = object({
  heading: line,
  introduction: richText,
  year: lineWith("year"),
  /** Below the heading of a year that is not a calendar year. */
  period: lineWith("startDate", "endDate"),
  sum: sumTexts,
  add: line,
  change: line,
  remove: line,
  /** What is said where nothing can be logged. */
  closed: richText,
  /** For members who log their CPD in another system, and for who keeps no log. */
  elsewhere: richText,
  unitsOfActivity: counted("units"),
  isVerifiable: line,
  /** What was saved, in place of the form. */
  saved: lineWith("title", "year"),
  form: object({
    add: line,
    change: line,
    fields: object({
      title: field,
      date: field,
      units: field,
      isVerifiable: field,
      learnt: optionalField,
    } satisfies Readonly<Record<ActivityField, Shape>>),
    /** Below the names of fields. */
    hints: object({ title: line, units: line, isVerifiable: line, learnt: line }),
    submit: line,
    sending: line,
    failures: failureTexts,
    /** Where the activity was changed elsewhere meanwhile. */
    outdated: line,
    gone: line,
  }),
  removal: object({
    heading: line,
    message: richTextWith("title"),
    keep: line,
    confirm: line,
    sending: line,
    done: lineWith("title"),
    failures: failureTexts,
  }),
});
export type CpdLogContent = ContentOf<typeof cpdLog>;
