import { Drafts } from "../../../application/flow/drafts.ts";
import type { Clock } from "../../../application/ports/clock.ts";
import type { TabStore } from "../../../application/ports/tab-store.ts";
import type { Session } from "../../../application/shell/session.ts";
import { service } from "../service.ts";
import { CLOCK, TAB_STORE } from "./ports.ts";
import { SESSION } from "./shell.ts";

const drafts = (tab: TabStore, session: Session, clock: Clock): Drafts => {
  const made = new Drafts(tab, session, clock);
  window.addEventListener("pagehide", () => made.write());
  return made;
};

/** What was typed and not yet sent, which loads with the first page that has something to type. */
export const DRAFTS = service("Drafts", drafts, [TAB_STORE, SESSION, CLOCK]);
