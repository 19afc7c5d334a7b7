import { Drafts } from "../../../application/flow/drafts.ts";
import { serviceOf } from "../service.ts";
import { TAB_STORE } from "./ports.ts";
import { SESSION } from "./shell.ts";

/** What was typed and not yet sent, which loads with the first page that has something to type. */
export const DRAFTS = serviceOf("Drafts", Drafts, [TAB_STORE, SESSION]);
