import { inlinesOf } from "./inlines.ts";
import type { Inline, TextWith } from "./rich-text.ts";

/** The address that dials a displayed number: "tel:+441415822000" of "+44 (0)141 582 2000". */
export const telephoneAddress = (displayed: string): string => {
  const digitsOf = (number: string): string => number.replace(/\D/g, "");
  // "(0)" is dialled only from within the country, which an international number is not.
  return displayed.trim().startsWith("+") ? `tel:+${digitsOf(displayed.replace("(0)", ""))}` : `tel:${digitsOf(displayed)}`;
};

/** A title whose {telephone} placeholders have become links that dial the number. HELP-01 */
export const withTelephoneLinks = (title: TextWith<"telephone">, telephone: string): readonly Inline[] =>
  inlinesOf(title).map((inline): Inline => {
    if (inline.kind !== "placeholder") return inline as Inline;
    return { kind: "link", href: telephoneAddress(telephone), children: [{ kind: "text", text: telephone }] };
  });
