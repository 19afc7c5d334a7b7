import type { UserType } from "../../domain/customer/user-type.ts";
import type { ContentDocument, ContentName } from "../../domain/shell/content-documents.ts";

/** A document with its texts that are not in the language asked for, but in the organisation's own. LANG-05 */
export type ServedDocument<Name extends ContentName> = ContentDocument<Name> & {
  readonly untranslated?: readonly string[];
};

/** The content service. SHELL-13 */
export interface ContentLibrary {
  /** Fetches a document; `audience` selects its variant. */
  page<Name extends ContentName>(name: Name, audience: UserType | "system" | undefined): Promise<ServedDocument<Name>>;
}
