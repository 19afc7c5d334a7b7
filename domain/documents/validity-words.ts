import { displayDate, type DateStyle } from "../kernel/calendar-date.ts";
import { each, line, lineWith, object, optional, type ContentOf } from "../kernel/content.ts";
import { fill } from "../kernel/rich-text.ts";
import { withdrawalCauses, type ListedDocument, type Validity } from "./verification.ts";

/** A sentence for each validity of a document. VERI-02 */
export const validityTexts = object({
  valid: line,
  /** For documents that describe the day of their issue. */
  validOnItsDay: line,
  /** Of a letter of good standing, by whether its holder is in good standing today; by default the words above. */
  goodStanding: optional(object({ stillSo: lineWith("date"), notNow: lineWith("date") })),
  expired: lineWith("date"),
  replaced: lineWith("date"),
  /** Of a document that bears an earlier name; by default the words of a removal. LIFE-03 */
  renamed: optional(line),
  withdrawn: object({
    ...each(withdrawalCauses, line).fields,
    /** Of a receipt whose payment was taken back; by default the words of a removal. CORR-01 */
    reversal: optional(line),
  }),
});
export type ValidityTexts = ContentOf<typeof validityTexts>;

/** A document's validity in a sentence, for its holder and those who check it. VERI-02 */
export const validityWords = (
  validity: Validity,
  { isDated, issuedOn }: Pick<ListedDocument, "isDated" | "issuedOn">,
  texts: ValidityTexts,
  rules: DateStyle,
): string => {
  switch (validity.state) {
    case "valid":
      if (validity.isStillSo !== undefined && texts.goodStanding)
        return fill(texts.goodStanding[validity.isStillSo ? "stillSo" : "notNow"], {
          date: displayDate(issuedOn, rules),
        });
      return isDated ? texts.validOnItsDay : texts.valid;
    case "withdrawn":
      return texts.withdrawn[validity.because] ?? texts.withdrawn.removal;
    case "expired":
      return fill(texts.expired, { date: displayDate(validity.on, rules) });
    case "replaced":
      return validity.on === undefined
        ? (texts.renamed ?? texts.withdrawn.removal)
        : fill(texts.replaced, { date: displayDate(validity.on, rules) });
  }
};
