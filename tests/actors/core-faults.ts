import { frameCall, withAnnouncement, type CausesFaults } from "./actor.ts";
import type { CoreLine } from "./core-line.ts";
import type { CorePortal } from "./core-portal.ts";

/** Faults of the connection between a portal and the institute in one process. */
export const coreFaults = (line: CoreLine, portal: CorePortal): CausesFaults => ({
  breakCalls: async (path) => line.disturb("broken", path),
  loseAnswers: async (path) => line.disturb("lost", path),
  garbleCalls: async (path) => line.disturb("garbled", path),
  holdCalls: async (path) => line.disturb("held", path),
  breakSignIn: async () => {
    portal.identity.isReachable = false;
  },
  holdSignIn: async () => {
    portal.identity.isHolding = true;
  },
  announce: async (heading, message) => line.amend(frameCall, (frame) => withAnnouncement(frame, heading, message)),
  failHeldCalls: async () => {
    line.failHeld({ isMended: true });
    await portal.settled();
  },
  giveUpCalls: async () => {
    line.failHeld({ isMended: false });
    await portal.settled();
  },
  mendCalls: async () => line.mend(),
});
