import * as z from "zod/mini";
import type { Inline, RichText } from "../../domain/kernel/rich-text.ts";
import { userTypes } from "../../domain/customer/user-type.ts";
import { defaultTimeout, type Call } from "./call.ts";

const inline: z.ZodMiniType<Inline> = z.lazy(() =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("text"), text: z.string() }),
    z.object({ kind: z.literal("strong"), children: z.array(inline) }),
    z.object({ kind: z.literal("link"), href: z.string(), children: z.array(inline) }),
    z.object({ kind: z.literal("placeholder"), name: z.string() }),
  ]),
);

/** Text as blocks; never markup. */
export const richText: z.ZodMiniType<RichText> = z.array(
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("paragraph"), children: z.array(inline) }),
    z.object({ kind: z.literal("heading"), level: z.literal([2, 3]), children: z.array(inline) }),
    z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(z.array(inline)) }),
  ]),
);

/** Words that lead somewhere: a route ("/help"), an address, or a telephone link. */
export const link = z.object({ text: z.string(), href: z.string() });

/** A card or tile: a heading, perhaps a few words, perhaps a link. */
export const card = z.object({ heading: z.string(), message: z.optional(richText), link: z.optional(link) });

/** The card that leads to the register of retired members: for fellows, for the retired, and for fellows who retire by other criteria. RETR-06 */
export const registerCards = z.object({ fellow: card, retired: card, nonStandard: card });

const learningCard = z.object({ heading: z.string(), message: richText, linkText: z.string() });

/** The learning site of one's region, and the professional bodies that are recognised. Where they are is configured. LEARN-01 */
export const learning = z.object({
  heading: z.string(),
  learningSite: learningCard,
  recognisedBodies: learningCard,
});

/** Who a document is for: a user type, or "system" for those that are the same for everyone. */
const audience = z.enum([...userTypes, "system"]);

/** The call for a content document, whatever its shape. */
export const contentDocument = {
  failure: "CONTENT_FETCH_ERROR",
  summary: "One content document. Its shape depends on its name.",
  method: "GET",
  path: "/content/templates/{name}",
  demands: "sign-in",
  query: z.object({ type: z.optional(audience) }),
  success: 200,
  timeout: defaultTimeout,
} as const satisfies Call;
