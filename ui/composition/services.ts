import type { Container } from "inversify";
import type { Track } from "../../application/ports/tracking.ts";
import { bindCpd } from "./bindings/cpd.ts";
import { bindLanding } from "./bindings/landing.ts";
import { CONFIGURATION } from "./bindings/ports.ts";
import { bindShell, TRACK } from "./bindings/shell.ts";
import { bindSingleton } from "./bind-singleton.ts";

/** Tracking loads with the first thing that is to be counted; if it does not come, nobody is troubled with that. */
const trackingIn =
  (container: Container): Track =>
  (event, details) => {
    import("./visits.ts").then(({ trackIn }) => trackIn(container)(event, details), () => undefined);
  };

/**
 * The services that the portal starts with, over whatever ports are bound: the same in a browser and
 * in a test. What only one page needs is bound when that page loads.
 */
export const bindServices = (container: Container): void => {
  bindShell(container);
  bindCpd(container);
  bindLanding(container);
  bindSingleton(container, TRACK, ({ tracking }) => (tracking ? trackingIn(container) : () => undefined), [CONFIGURATION]);
};
