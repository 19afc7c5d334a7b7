import { fileURLToPath } from "node:url";

import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import type { OrganisationSettings } from "../../adapters/institute/platform/body/body.ts";
import { freePort } from "../adapters/support/free-port.ts";
import { sharedTrial, type SharedTrial } from "./trial-institute.ts";

/** The built portal. */
export const builtPortal = fileURLToPath(new URL("../../dist", import.meta.url));

/** An institute that serves the built portal on loopback, and its address. */
export interface ServedTrial extends SharedTrial {
  readonly url: string;
}

/** Starts an institute that serves the built portal on loopback. */
export const servedInstitute = async (
  tracking?: PortalConfiguration["tracking"],
  body?: OrganisationSettings,
): Promise<ServedTrial> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const trial = await sharedTrial({
    publicUrl: url,
    deskUrl: url,
    portalFolder: builtPortal,
    ...(tracking ? { tracking } : {}),
    ...(body ? { body } : {}),
  });
  await trial.institute.listen(port, "localhost");
  return { ...trial, url };
};
