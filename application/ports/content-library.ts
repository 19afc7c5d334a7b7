import type { UserType } from "../../domain/customer/user-type.ts";
import type { ContentDocument, ContentName } from "../../domain/shell/content-documents.ts";

/** The content service. SHELL-13 */
export interface ContentLibrary {
  /** One document; `audience` chooses among its variants. */
  page<Name extends ContentName>(name: Name, audience: UserType | "system" | undefined): Promise<ContentDocument<Name>>;
}
