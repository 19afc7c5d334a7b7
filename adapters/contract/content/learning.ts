import * as z from "zod/mini";
import { line, richText } from "./rich-text.ts";

const learningCard = z.object({ heading: line, message: richText, linkText: line });

/** The learning site of one's region, and the professional bodies that are recognised. Where they are is configured. LEARN-01 */
export const learning = z.object({
  heading: line,
  learningSite: learningCard,
  recognisedBodies: learningCard,
});
