import type { PageContent, PageName } from "../content/pages.ts";
import type { UserType } from "../../domain/customer/user-type.ts";

/** The content service. SHELL-13 */
export interface ContentLibrary {
  /** One document; `audience` chooses among its variants. */
  page<Name extends PageName>(name: Name, audience: UserType | "system" | undefined): Promise<PageContent[Name]>;
}
