import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { rulesIn } from "../../../../domain/institute/rules/rules-in.ts";
import type { DateStyle } from "../../../../domain/kernel/calendar-date.ts";
import type { TextWith } from "../../../../domain/kernel/rich-text.ts";
import type { PaperFrame, paperDocuments } from "../../texts/paper-shapes.ts";
import type { OrganisationSettings } from "../body/body.ts";
import type { TextLibrary } from "../content/content-library.ts";
import type { LoadedDocument } from "../content/document-shapes.ts";
import { fillLine } from "../content/fill-line.ts";
import type { Signature } from "./bands.ts";

type PaperName = Exclude<keyof typeof paperDocuments, "paper-frame">;

export interface PaperWriting {
  readonly content: TextLibrary;
  readonly body: Pick<OrganisationSettings, "languages">;
}

/**
 * The properties of its reader that a paper depends on: the kind of customer, the offered language, and the rules of
 * days and amounts.
 */
export interface PaperReader<Rules extends DateStyle> {
  readonly customer: { readonly customerType: string };
  readonly rules: Rules;
  /** The organisation's own when absent. LANG-07 */
  readonly language?: string | undefined;
}

/** The texts of papers, and the rules of days and amounts in their language. */
interface FrameWords<Rules> {
  readonly frame: PaperFrame;
  readonly rules: Rules;
}

/** The texts of one paper, and those shared by all papers. */
export interface PaperWords<Name extends PaperName, Rules = DateStyle> extends FrameWords<Rules> {
  readonly texts: LoadedDocument<Name>;
}

/** The texts shared by all papers, for a reader. RULE-04, LANG-07 */
export const paperFrame = async <Rules extends DateStyle>(
  { content, body: { languages } }: PaperWriting,
  { customer: { customerType }, rules, language }: PaperReader<Rules>,
): Promise<FrameWords<Rules>> => ({
  frame: await content.document("paper-frame", userTypeOf(customerType), language),
  rules: rulesIn(rules, language, languages?.[0]),
});

/** The texts of a paper for a reader. RULE-04, LANG-07 */
export const paperWords = async <Name extends PaperName, Rules extends DateStyle>(
  services: PaperWriting,
  name: Name,
  reader: PaperReader<Rules>,
): Promise<PaperWords<Name, Rules>> => ({
  texts: await services.content.document(name, userTypeOf(reader.customer.customerType), reader.language),
  ...(await paperFrame(services, reader)),
});

/** Fills several lines. */
export const fillLines = <Name extends string>(
  lines: readonly TextWith<Name>[],
  values: Readonly<Record<Name, string>>,
): readonly string[] => lines.map((line) => fillLine(line, values));

/** The organisation's signature. */
export const signatureOf = (
  { farewell, signedBy, signedFor }: PaperFrame,
  { name: institute, signatory }: OrganisationSettings,
): Signature => ({
  farewell,
  lines: [...(signatory ? [fillLine(signedBy, signatory)] : []), fillLine(signedFor, { institute })],
});
