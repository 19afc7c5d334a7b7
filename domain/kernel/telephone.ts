import type { Inline } from "./rich-text.ts";

/** The address that dials a displayed number: "tel:+441415822000" of "+44 (0)141 582 2000". */
export const telephoneAddress = (displayed: string): string => {
  // "(0)" is dialled only from within the country, which an international number is not.
  const dialled = displayed.trim().startsWith("+") ? displayed.replace("(0)", "") : displayed;
  return `tel:${displayed.trim().startsWith("+") ? "+" : ""}${dialled.replace(/\D/g, "")}`;
};

/** A title whose {telephone} placeholders have become links that dial the number. HELP-01 */
export const withTelephoneLinks = (title: string, telephone: string): readonly Inline[] => {
  const words = title.split("{telephone}");
  return words.flatMap((text, index): readonly Inline[] => {
    const before: readonly Inline[] = text === "" ? [] : [{ kind: "text", text }];
    if (index === words.length - 1) return before;
    const number: Inline = { kind: "text", text: telephone };
    return [...before, { kind: "link", href: telephoneAddress(telephone), children: [number] }];
  });
};
