import * as z from "zod/mini";
import { link, richText } from "../../contract/rich-text.ts";

/** What a suspended customer is told. Placeholders: {endDate}, {remainingDays}, {telephone}. SUSP-03, SUSP-04 */
export const suspension = z.object({
  heading: z.string(),
  /** In place of a page that cannot be reached during the grace period. */
  blocked: z.object({ heading: z.string(), message: richText, reachable: z.string(), links: z.array(link) }),
  texts: z.object({
    singapore: z.object({ memberGrace: richText, grace: richText, afterGrace: richText }),
    /** By reason code; a reason without a text gets the generic one. */
    reasons: z.record(z.string(), z.object({ grace: richText, after: richText })),
    generic: z.object({ grace: richText, after: richText }),
  }),
  contact: z.object({ heading: z.string(), message: richText }),
});
