import type { AnnualDeclarationFlow } from "../../application/cpd/annual-declaration.ts";
import type { Waivers } from "../../application/cpd/waivers.ts";
import type { DrivenFlow } from "../parts/use-flow.ts";

/** The form for a waiver as the page's address names it, beside the steps of the declaration. */
const waiver = "WAIVER";

/**
 * What the page's address and history drive: the declaration, or the form for a waiver in its place, for those
 * who `mayAsk` for one. CPD-04, WAIV-02
 */
export const annualDeclarationsFlow = (
  declaration: AnnualDeclarationFlow,
  waivers: Waivers,
  mayAsk: () => boolean,
): DrivenFlow => ({
  get step() {
    return waivers.isOpen ? `${waiver} ${waivers.step}` : declaration.step;
  },
  get stepInAddress() {
    return waivers.isOpen ? waiver : declaration.stepInAddress;
  },
  get isUnderWay() {
    return declaration.isUnderWay || waivers.isOpen;
  },
  get isUnsaved() {
    return declaration.isUnsaved || waivers.isUnsaved;
  },
  resume: async () => {
    await Promise.all([declaration.resume(), waivers.resume()]);
  },
  goTo: (step) => {
    if (step === waiver) {
      if (mayAsk()) waivers.open();
      return;
    }
    waivers.close();
    if (!waivers.isOpen) declaration.goTo(step);
  },
  reset: () => {
    declaration.reset();
    waivers.reset();
  },
  dismiss: () => {
    declaration.dismiss();
    waivers.dismiss();
  },
});
