import * as z from "zod/mini";
import type { Inline, RichText } from "../../domain/kernel/rich-text.ts";

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
