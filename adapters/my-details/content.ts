import * as z from "zod/mini";
import { card } from "../contract/content.ts";
import { line, richText } from "../contract/text.ts";

/** The pictures that a card may bear. */
export const cardIcons = ["contact", "account", "communication", "employment", "login"] as const;

/** The landing page of My details. DET-01 */
export const myDetailsPage = z.object({
  heading: line,
  introduction: richText,
  sections: z.array(
    z.object({
      heading: line,
      cards: z.array(z.extend(card, { icon: z.enum(cardIcons) })),
    }),
  ),
});

/** LOGN-01, PASS-02 */
export const loginDetailsPage = z.object({
  heading: line,
  card,
  password: z.object({ heading: line, read: line, present: line, chosen: line, hint: line }),
});
