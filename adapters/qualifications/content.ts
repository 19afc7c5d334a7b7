import * as z from "zod/mini";
import { card, learning, link } from "../contract/content.ts";
import { line, richText, richTextWith } from "../contract/text.ts";

const told = z.object({ heading: line, message: richText });

/** Where the link of a card leads that the learning site stands behind. QUAL-12 */
export const learningSiteTargets = ["LMS_HOME"];

const examsText = richTextWith("completed", "total", "qualification");

/** Qualifications. QUAL-01 to QUAL-15 */
export const myQualifications = z.object({
  heading: line,
  introduction: richText,
  resultsWarning: told,
  /** What stands in place of the page once results are out. Its links may lead to LMS_HOME, the learning site. */
  publication: z.object({ heading: line, message: richText, links: z.array(link) }),
  exams: z.object({
    heading: line,
    message: examsText,
    completed: examsText,
    conditionalExemptions: richText,
    links: z.array(link),
  }),
  ethics: z.object({ heading: line, message: richText, completed: richText, links: z.array(link) }),
  practicalExperience: z.object({
    heading: line,
    message: richText,
    completed: richText,
    noData: z.object({ heading: line, message: richText, button: link }),
    links: z.array(link),
  }),
  application: z.object({ inProgress: card, onHold: card, complete: card }),
  apply: z.object({ experienceComplete: card, experienceIncomplete: card }),
  jurisdiction: z.object({ malta: told, china: told }),
  learning,
});
