import * as z from "zod/mini";
import { learning, card, link, richText } from "../contract/content.ts";

const told = z.object({ heading: z.string(), message: richText });

/** Where the link of a card leads that the learning site stands behind. QUAL-12 */
export const learningSiteTargets = ["LMS_HOME"];

/** Qualifications. Placeholders: {completed}, {total}, {qualification} in the texts of the exams card. QUAL-01 to QUAL-15 */
export const myQualifications = z.object({
  heading: z.string(),
  introduction: richText,
  resultsWarning: told,
  /** What stands in place of the page once results are out. Its links may lead to LMS_HOME, the learning site. */
  publication: z.object({ heading: z.string(), message: richText, links: z.array(link) }),
  exams: z.object({
    heading: z.string(),
    message: richText,
    completed: richText,
    conditionalExemptions: richText,
    links: z.array(link),
  }),
  ethics: z.object({ heading: z.string(), message: richText, completed: richText, links: z.array(link) }),
  practicalExperience: z.object({
    heading: z.string(),
    message: richText,
    completed: richText,
    noData: z.object({ heading: z.string(), message: richText, button: link }),
    links: z.array(link),
  }),
  application: z.object({ inProgress: card, onHold: card, complete: card }),
  apply: z.object({ experienceComplete: card, experienceIncomplete: card }),
  jurisdiction: z.object({ malta: told, china: told }),
  learning,
});
