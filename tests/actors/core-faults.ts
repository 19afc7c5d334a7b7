import { frameCall, withAnnouncement, type CausesFaults } from "./actor.ts";
import type { CoreLine } from "./core-line.ts";
import type { CorePortal } from "./core-portal.ts";

/** Faults of the connection between a portal and the institute in one process. */
export const coreFaults = (line: CoreLine, portal: CorePortal): CausesFaults => ({
  disturb: async (how, path) => line.disturb(how, path),
  disturbSignIn: async (how) => {
    portal.identity.isReachable = how !== "broken";
    portal.identity.isHolding = how === "held";
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
