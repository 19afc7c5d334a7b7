import { line, lineWith, object, richText, type ContentOf } from "../kernel/content.ts";

/** Deadlines in a calendar of one's own. TASK-03 */
export const calendar = object({
  heading: line,
  introduction: richText,
  deadlines: object({ heading: line, due: lineWith("date"), overdue: lineWith("date"), nothing: richText }),
  address: object({
    heading: line,
    introduction: richText,
    label: line,
    hint: line,
    /** Said once it was made, renewed or withdrawn. */
    made: line,
    renewed: line,
    withdrawn: line,
    /** Asked before. */
    renewing: richText,
    withdrawing: richText,
  }),
});
export type CalendarContent = ContentOf<typeof calendar>;
