import * as z from "zod/mini";
import { card } from "../contract/content.ts";
import { line, richText } from "../contract/text.ts";

/** The landing page of My details. DET-01 */
export const myDetailsPage = z.object({
  heading: line,
  introduction: richText,
  sections: z.array(
    z.object({
      heading: line,
      cards: z.array(card),
    }),
  ),
});

/** LOGN-01, PASS-02 */
export const loginDetailsPage = z.object({
  heading: line,
  card,
  password: z.object({ heading: line, read: line, present: line, chosen: line, hint: line }),
});
