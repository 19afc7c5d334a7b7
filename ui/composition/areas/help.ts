import type { Container } from "inversify";
import type { ComponentType } from "react";
import { HelpPage } from "../../help/help-page.tsx";
import { CONTENT, CUSTOMER } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";

export const helpPage = (container: Container): ComponentType =>
  pageWith(container, HelpPage, { content: CONTENT, customer: CUSTOMER });
