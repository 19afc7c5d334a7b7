import { learning } from "../customer/learning-site.ts";
import {
  address,
  card,
  line,
  link,
  listOf,
  note,
  object,
  optional,
  richText,
  richTextWith,
  type ContentOf,
} from "../kernel/content.ts";

/** Link target in the publication card that stands for the learning site. QUAL-12 */
const targets = ["LMS_HOME"];

const examsText = richTextWith("completed", "total", "qualification");

/** Texts of the qualifications page. QUAL-01 to QUAL-15 */
export const myQualifications = object({
  heading: line,
  introduction: richText,
  resultsWarning: note,
  /** Replaces the page when results are published. */
  publication: object({
    heading: line,
    message: { ...richText, targets },
    links: listOf(object({ text: line, href: { ...address, targets } })),
  }),
  exams: object({
    heading: line,
    /** Below the figure. */
    figure: line,
    message: examsText,
    completed: examsText,
    conditionalExemptions: richText,
    links: listOf(link),
  }),
  ethics: object({ heading: line, figure: line, message: richText, completed: richText, links: listOf(link) }),
  practicalExperience: object({
    heading: line,
    message: richText,
    completed: richText,
    noData: object({ heading: line, message: richText, button: optional(link) }),
    links: listOf(link),
  }),
  application: object({ inProgress: card, onHold: card, complete: card }),
  apply: object({ experienceComplete: card, experienceIncomplete: card }),
  /** For customers who have qualified. */
  membership: object({
    heading: line,
    kind: line,
    admitted: line,
    member: line,
    fellow: line,
    retired: line,
    links: listOf(link),
  }),
  jurisdiction: object({ malta: note, china: note }),
  learning,
});
export type MyQualificationsContent = ContentOf<typeof myQualifications>;
