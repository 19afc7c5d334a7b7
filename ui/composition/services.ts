import type { Container } from "inversify";
import { bindCpd } from "./bindings/cpd.ts";
import { bindLanding } from "./bindings/landing.ts";
import { bindShell } from "./bindings/shell.ts";

/**
 * The services that the portal starts with, over whatever ports are bound: the same in a browser and
 * in a test. What only one page needs is bound when that page loads.
 */
export const bindServices = (container: Container): void => {
  bindShell(container);
  bindCpd(container);
  bindLanding(container);
};
