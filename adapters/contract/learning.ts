import * as z from "zod/mini";
import { richText } from "./rich-text.ts";

const learningCard = z.object({ heading: z.string(), message: richText, linkText: z.string() });

/** The learning site of one's region, and the professional bodies that are recognised. Where they are is configured. LEARN-01 */
export const learning = z.object({
  heading: z.string(),
  learningSite: learningCard,
  recognisedBodies: learningCard,
});
