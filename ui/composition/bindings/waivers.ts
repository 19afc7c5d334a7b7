import type { Container } from "inversify";
import { WaiverDeletion } from "../../../application/cpd/waiver-deletion.ts";
import { Waivers } from "../../../application/cpd/waivers.ts";
import { made } from "../made.ts";
import { token } from "../token.ts";
import { bindBeside } from "./beside.ts";
import { CPD_RECORD } from "./cpd.ts";
import { bindDrafts, DRAFTS } from "./drafts.ts";
import { CLOCK, CPD_REGISTER, NEW_IDENTIFIER } from "./ports.ts";
import { TRACK } from "./shell.ts";

export const WAIVERS = token<Waivers>("Waivers");
export const WAIVER_DELETION = token<WaiverDeletion>("WaiverDeletion");

/** Asking for waivers and deleting them, which load with their page. */
export const bindWaivers = (container: Container): void => {
  bindBeside(container);
  if (container.isBound(WAIVERS)) return;
  bindDrafts(container);
  made(container, WAIVERS, Waivers, [CPD_REGISTER, CPD_RECORD, DRAFTS, CLOCK, NEW_IDENTIFIER, TRACK]);
  made(container, WAIVER_DELETION, WaiverDeletion, [CPD_REGISTER, CPD_RECORD, TRACK]);
};
