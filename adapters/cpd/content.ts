import * as z from "zod/mini";
import { cpdNotices } from "../customer/content.ts";
import { learning } from "../contract/learning.ts";
import { registerCards } from "../contract/register-card.ts";
import { card, link, richText } from "../contract/rich-text.ts";

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
