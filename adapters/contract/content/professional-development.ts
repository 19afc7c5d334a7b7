import * as z from "zod/mini";
import { cpdNotices } from "./landing-page.ts";
import { learning } from "./learning.ts";
import { registerCards } from "./register-card.ts";
import { card, link, richText } from "./rich-text.ts";

/** CPD-02, CPD-03 */
export const professionalDevelopment = z.object({
  heading: z.string(),
  introduction: richText,
  notices: cpdNotices,
  upToDate: richText,
  retired: richText,
  guide: z.object({ heading: z.string(), tiles: z.array(card) }),
  register: registerCards,
  learning,
  footerLinks: z.array(link),
});
