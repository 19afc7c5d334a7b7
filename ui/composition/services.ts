import type { Container } from "inversify";
import { bindCpd } from "./bindings/cpd.ts";
import { bindQualifications } from "./bindings/qualifications.ts";
import { bindShell } from "./bindings/shell.ts";

/** The portal's services over whatever ports are bound: the same in a browser and in a test. */
export const bindServices = (container: Container): void => {
  bindShell(container);
  bindCpd(container);
  bindQualifications(container);
};
