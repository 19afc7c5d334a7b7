import * as z from "zod/mini";
import { line, link, richTextWith } from "./rich-text.ts";

const suspensionText = richTextWith("endDate", "remainingDays", "telephone");

/** What a suspended customer is told. SUSP-03, SUSP-04 */
export const suspension = z.object({
  heading: line,
  /** In place of a page that cannot be reached during the grace period. */
  blocked: z.object({ heading: line, message: suspensionText, reachable: line, links: z.array(link) }),
  texts: z.object({
    singapore: z.object({ memberGrace: suspensionText, grace: suspensionText, afterGrace: suspensionText }),
    /** By reason code; a reason without a text gets the generic one. */
    reasons: z.record(z.string(), z.object({ grace: suspensionText, after: suspensionText })),
    generic: z.object({ grace: suspensionText, after: suspensionText }),
  }),
  contact: z.object({ heading: line, message: suspensionText }),
});
