import { each, line, lineWith, object, richText, richTextWith, type ContentOf } from "../kernel/content.ts";
import { followedNames, outcomeNames } from "./following.ts";

/** Texts of the page of what the organisation asks about submissions, and of the answers. LOG-04 */
export const requests = object({
  heading: line,
  /** Where nothing was ever asked. */
  nothing: richText,
  /** For an API that takes no answers. */
  elsewhere: richText,
  openHeading: line,
  closedHeading: line,
  names: object({
    declaration: lineWith("year"),
    waiver: lineWith("year"),
    application: line,
    retirement: line,
  }),
  by: lineWith("date"),
  read: line,
  all: line,
  thread: object({
    heading: line,
    ...each(followedNames, line).fields,
    ...each(outcomeNames, line).fields,
    late: line,
  }),
  answer: object({
    heading: line,
    /** While the day is ahead, and after it. */
    by: lineWith("date"),
    late: richTextWith("date"),
    label: line,
    hint: lineWith("limit"),
    submit: line,
    sending: line,
    failures: object({ refused: line, unknown: line }),
    done: object({ heading: line, message: richTextWith("date"), answer: line, next: richText }),
  }),
  /** What was written, where it cannot be sent any more. */
  kept: object({ heading: line, discard: line }),
});
export type RequestsContent = ContentOf<typeof requests>;
