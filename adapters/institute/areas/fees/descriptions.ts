import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { rewordDescription, type DescriptionTexts } from "../../../../domain/institute/fees/reword-description.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";

/** Whose postings are read, and in which offered language; the organisation's own without one. */
interface DescriptionReader {
  readonly customer: { readonly customerType: string };
  readonly language?: string | undefined;
}

/** A function that words the stored descriptions of postings in the language of their reader. LANG-04 */
export const descriptionsFor = async (
  content: TextLibrary,
  { customer: { customerType }, language }: DescriptionReader,
): Promise<(description: string) => string> => {
  if (language === undefined) return (description) => description;
  const textsIn = async (tag?: string): Promise<DescriptionTexts> =>
    (await content.document("transaction-descriptions", userTypeOf(customerType), tag)) as unknown as DescriptionTexts;
  const [own, other] = await Promise.all([textsIn(), textsIn(language)]);
  return (description) => rewordDescription(description, own, other);
};
