import { failureTexts, line, lineWith, note, object, richText, type ContentOf } from "../kernel/content.ts";

/** Texts of the calendar page, which exports deadlines to the user's own calendar. TASK-03 */
export const calendar = object({
  heading: line,
  introduction: richText,
  deadlines: object({
    heading: line,
    due: lineWith("date"),
    overdue: lineWith("date"),
    /** Of an exam. */
    held: lineWith("date", "time", "place"),
    nothing: richText,
    add: line,
  }),
  /** In the user's own calendar. */
  file: object({ name: lineWith("organisation"), event: lineWith("title", "organisation") }),
  address: object({
    heading: line,
    introduction: richText,
    label: line,
    hint: line,
    make: line,
    making: line,
    copy: line,
    copied: line,
    /** When the browser does not copy. */
    notCopied: line,
    renew: line,
    withdraw: line,
    /** Announced after the address is created, renewed or withdrawn. */
    made: line,
    renewed: line,
    withdrawn: line,
    /** Confirmation prompts. */
    renewal: note,
    withdrawal: note,
    failures: failureTexts,
    keep: line,
  }),
});
export type CalendarContent = ContentOf<typeof calendar>;
