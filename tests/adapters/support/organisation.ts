import { portalBody } from "../../../adapters/contract/organisation.ts";
import { trialBody } from "../../../adapters/institute/trial/body.ts";

/** The trial's organisation as the portal names it. */
export const exampleOrganisation = portalBody.parse(trialBody);
