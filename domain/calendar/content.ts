import { line, lineWith, object, richText, type ContentOf } from "../kernel/content.ts";
import { ownAddressTexts } from "../shell/own-address.ts";

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
    /** Names the deadline after `add`. */
    title: lineWith("title"),
  }),
  /** In the user's own calendar. */
  file: object({ name: lineWith("organisation"), event: lineWith("title", "organisation") }),
  address: ownAddressTexts,
});
export type CalendarContent = ContentOf<typeof calendar>;
