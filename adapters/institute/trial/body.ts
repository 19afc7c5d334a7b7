import { madeUpOrganisation, shippedDrawing, type OrganisationSettings } from "../platform/body/body.ts";

/** The made-up organisation of a trial. */
export const trialBody: OrganisationSettings = {
  ...madeUpOrganisation,
  shortName: madeUpOrganisation.name,
  signatory: { name: "Eleanor Whitcombe", office: "Secretary" },
  links: {},
  drawings: { mark: shippedDrawing("mark.svg"), seal: shippedDrawing("seal.svg") },
};
