import { inlinesOf } from "./inlines.ts";
import type { Inline, TextWith } from "./rich-text.ts";

/** Converts a displayed number to a tel: address: "tel:+441415822000" from "+44 (0)141 582 2000". */
export const telephoneAddress = (displayed: string): string => {
  const digitsOf = (number: string): string => number.replace(/\D/g, "");
  // "(0)" is a trunk prefix, dialled only within the country; drop it from international numbers.
  return displayed.trim().startsWith("+")
    ? `tel:+${digitsOf(displayed.replace("(0)", ""))}`
    : `tel:${digitsOf(displayed)}`;
};

/** Replaces {telephone} placeholders in a title with links that dial the number. HELP-01 */
export const withTelephoneLinks = (title: TextWith<"telephone">, telephone: string): readonly Inline[] =>
  inlinesOf(title).map((inline): Inline => {
    if (inline.kind !== "placeholder") return inline as Inline;
    return { kind: "link", href: telephoneAddress(telephone), children: [{ kind: "text", text: telephone }] };
  });
