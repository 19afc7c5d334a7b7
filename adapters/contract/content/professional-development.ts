import * as z from "zod/mini";
import { cpdText } from "./cpd-text.ts";
import { cpdNotices } from "./landing-page.ts";
import { learning } from "./learning.ts";
import { registerCards } from "./register-card.ts";
import { card, line, link, richText } from "./rich-text.ts";

/** CPD-02, CPD-03 */
export const professionalDevelopment = z.object({
  heading: line,
  introduction: richText,
  notices: cpdNotices,
  upToDate: cpdText,
  retired: richText,
  guide: z.object({ heading: line, tiles: z.array(card) }),
  register: registerCards,
  learning,
  footerLinks: z.array(link),
});
