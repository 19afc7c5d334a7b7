import * as z from "zod/mini";
import { card, richText } from "../contract/content.ts";

/** The pictures that a card may bear. */
export const cardIcons = ["contact", "account", "communication", "employment", "login"] as const;

/** The landing page of My details. DET-01 */
export const myDetailsPage = z.object({
  heading: z.string(),
  introduction: richText,
  sections: z.array(
    z.object({
      heading: z.string(),
      cards: z.array(z.object({ ...card.shape, icon: z.enum(cardIcons) })),
    }),
  ),
});

/** LOGN-01 */
export const loginDetailsPage = z.object({ heading: z.string(), card });
