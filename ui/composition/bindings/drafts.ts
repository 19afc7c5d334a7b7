import type { Container } from "inversify";
import { Drafts } from "../../../application/flow/drafts.ts";
import { bindClass } from "../bind-singleton.ts";
import { token } from "../token.ts";
import { TAB_STORE } from "./ports.ts";
import { SESSION } from "./shell.ts";

export const DRAFTS = token<Drafts>("Drafts");

/** What was typed and not yet sent, which loads with the first page that has something to type. */
export const bindDrafts = (container: Container): void => {
  bindClass(container, DRAFTS, Drafts, [TAB_STORE, SESSION]);
};
