import * as z from "zod/mini";
import { userTypes } from "../../domain/customer/user-type.ts";
import { defaultTimeout, type Call } from "./call.ts";
import { line, richText, richTextWith } from "./text.ts";

/** Words that lead somewhere: a route ("/help"), an address, or a telephone link. */
export const link = z.object({ text: line, href: z.string() });

/** A card or tile: a heading, perhaps a few words, perhaps a link. */
export const card = z.object({ heading: line, message: z.optional(richText), link: z.optional(link) });

/** The card that leads to the register of retired members: for fellows, for the retired, and for fellows who retire by other criteria. RETR-06 */
export const registerCards = z.object({ fellow: card, retired: card, nonStandard: card });

const learningCard = z.object({ heading: line, message: richText, linkText: line });

/** The learning site of one's region, and the professional bodies that are recognised. Where they are is configured. LEARN-01 */
export const learning = z.object({
  heading: line,
  learningSite: learningCard,
  recognisedBodies: learningCard,
});

/** What texts about a declaration may name: its year, and when it is due. */
export const cpdPlaceholders = ["year", "nextDueDate", "remainingDays"] as const;

/** A text about a declaration. CPD-02 */
export const cpdText = richTextWith(...cpdPlaceholders);

/** Who a document is for: a user type, or "system" for those that are the same for everyone. */
const audience = z.enum([...userTypes, "system"]);

/** The call for a content document, whatever its shape. */
export const contentDocument = {
  failure: "CONTENT_FETCH_ERROR",
  summary: "One content document. Its shape depends on its name.",
  method: "GET",
  path: "/content/templates/{name}",
  demands: "sign-in",
  cacheable: true,
  query: z.object({ type: z.optional(audience) }),
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;
