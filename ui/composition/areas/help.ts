import { HelpPage } from "../../help/help-page.tsx";
import { CONTENT, CUSTOMER } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

export const pages = {
  "/help": pageWith(HelpPage, { content: CONTENT, customer: CUSTOMER }),
};
