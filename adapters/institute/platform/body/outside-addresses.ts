import * as z from "zod";

import { portalConfiguration, type PortalConfiguration } from "../../../contract/portal-configuration.ts";
import { readSettingsFile, settingsDoNotFit } from "../read-settings-file.ts";

/** Systems around the portal that people are sent to. ROUTE-02, ROUTE-03, LEARN-01, EXP-04 */
export type OutsideAddresses = Pick<
  PortalConfiguration,
  | "support"
  | "learningSites"
  | "recognisedBodies"
  | "externalPortal"
  | "olderPortal"
  | "outgoing"
  | "handOffOrigins"
  | "cpdLog"
>;

const { support, learningSites, recognisedBodies, externalPortal, olderPortal, outgoing, handOffOrigins, cpdLog } =
  portalConfiguration.shape;

/** Schema of the file with these addresses. */
export const outsideAddresses = z.strictObject({
  support,
  learningSites,
  recognisedBodies,
  externalPortal,
  olderPortal,
  outgoing,
  handOffOrigins,
  cpdLog,
});

/** Hand-off addresses whose origin is not listed: the identifier goes to listed origins only. */
const unlistedHandOffs = ({ outgoing, handOffOrigins }: OutsideAddresses): readonly string[] =>
  Object.entries(outgoing)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .filter(([, address]) => !handOffOrigins.includes(new URL(address).origin))
    .map(([name, address]) => `outgoing.${name}: ${new URL(address).origin} is not among handOffOrigins`);

/** Reads the file that OUTSIDE_FILE names; throws a SettingsError that lists the errors. */
export const readOutsideFile = (path: string): OutsideAddresses => {
  const name = `OUTSIDE_FILE ${path}`;
  const addresses = readSettingsFile(name, path, outsideAddresses);
  const unlisted = unlistedHandOffs(addresses);
  if (unlisted.length > 0) throw settingsDoNotFit(name, unlisted);
  return addresses;
};
