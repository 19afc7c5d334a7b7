import { HelpPage } from "../../help/help-page.tsx";
import { CONTENT, CUSTOMER } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

export const helpPage = pageWith(HelpPage, { content: CONTENT, customer: CUSTOMER });
