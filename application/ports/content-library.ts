import type { UserType } from "../../domain/customer/user-type.ts";
import type { ContentDocument, ContentName } from "../../domain/shell/content-documents.ts";

/** The content service. SHELL-13 */
export interface ContentLibrary {
  /** Fetches a document; `audience` selects its variant. */
  page<Name extends ContentName>(name: Name, audience: UserType | "system" | undefined): Promise<ContentDocument<Name>>;
}
