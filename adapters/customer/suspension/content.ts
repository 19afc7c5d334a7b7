import * as z from "zod/mini";
import { card } from "../../contract/content.ts";
import { line, lineWith, richTextWith } from "../../contract/text.ts";

const suspensionText = richTextWith("endDate", "remainingDays", "telephone");

/** What a suspended customer is told. SUSP-03, SUSP-04 */
export const suspension = z.object({
  heading: line,
  /** In place of a page that cannot be reached during the grace period. */
  blocked: z.object({ note: line, reachable: line, rows: z.array(card) }),
  texts: z.object({
    singapore: z.object({ memberGrace: suspensionText, grace: suspensionText, afterGrace: suspensionText }),
    /** By reason code; a reason without a text gets the generic one. */
    reasons: z.record(z.string(), z.object({ grace: suspensionText, after: suspensionText })),
    generic: z.object({ grace: suspensionText, after: suspensionText }),
  }),
  contact: z.object({ heading: line, call: lineWith("telephone"), hours: line, steps: z.array(line) }),
});
