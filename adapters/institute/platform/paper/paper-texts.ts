import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import type { TextWith } from "../../../../domain/kernel/rich-text.ts";
import type { PaperFrame, paperDocuments } from "../../texts/paper-shapes.ts";
import type { OrganisationSettings } from "../body/body.ts";
import type { TextLibrary } from "../content/content-library.ts";
import type { LoadedDocument } from "../content/document-shapes.ts";
import { fillLine } from "../content/fill-line.ts";
import type { Signature } from "./bands.ts";

type PaperName = Exclude<keyof typeof paperDocuments, "paper-frame">;

/** The texts of one paper, and those shared by all papers. */
export interface PaperWords<Name extends PaperName> {
  readonly texts: LoadedDocument<Name>;
  readonly frame: PaperFrame;
}

/** The texts shared by all papers, for a customer type. RULE-04 */
export const paperFrame = (
  library: TextLibrary,
  { customerType }: { readonly customerType: string },
): Promise<PaperFrame> => library.document("paper-frame", userTypeOf(customerType));

/** The texts of a paper for a customer type. RULE-04 */
export const paperWords = async <Name extends PaperName>(
  library: TextLibrary,
  name: Name,
  customer: { readonly customerType: string },
): Promise<PaperWords<Name>> => ({
  texts: await library.document(name, userTypeOf(customer.customerType)),
  frame: await paperFrame(library, customer),
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
