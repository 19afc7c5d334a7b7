import { HelpPage } from "../../../help/help-page.tsx";
import { CONTENT, CUSTOMER } from "../../container/modules/shell.ts";
import { definePage } from "../page.tsx";

export const modules = [];

export const pages = {
  "/help": definePage(
    HelpPage,
    { content: CONTENT, customer: CUSTOMER },
    { contents: ["help-information"], calls: [] },
  ),
};
