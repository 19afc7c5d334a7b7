import * as z from "zod";

import { portalConfiguration, type PortalConfiguration } from "../../../contract/portal-configuration.ts";
import { readSettingsFile, settingsErrors } from "../read-settings-file.ts";
import { isExampleAddress } from "./body.ts";

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

type Entry = readonly [string, unknown];

/** Leaves out addresses that are still the example's, in lists and in objects. */
const withoutExamples = (part: unknown, path: readonly string[], ignored: (field: string) => void): unknown => {
  if (typeof part !== "object" || part === null) return part;
  const isOwn = ([key, value]: Entry) => {
    const isExample = typeof value === "string" && isExampleAddress(value);
    if (isExample) ignored([...path, key].join("."));
    return !isExample;
  };
  const own = Object.entries(part as Readonly<Record<string, unknown>>).filter(isOwn);
  return Array.isArray(part)
    ? own.map(([, value]) => value)
    : Object.fromEntries(own.map(([key, value]) => [key, withoutExamples(value, [...path, key], ignored)]));
};

/**
 * Reads the file that OUTSIDE_FILE names; throws a SettingsError that lists the errors. In production, addresses that are
 * still the example's count as absent, and are passed to `ignored`.
 */
export const readOutsideFile = (
  path: string,
  production: boolean,
  ignored: (field: string) => void = () => undefined,
): OutsideAddresses => {
  const name = `OUTSIDE_FILE ${path}`;
  const given = readSettingsFile(name, path, outsideAddresses);
  const { success, data, error } = outsideAddresses.safeParse(production ? withoutExamples(given, [], ignored) : given);
  if (!success)
    throw settingsErrors(
      name,
      error.issues.map((issue) => `${issue.path.join(".")}: that is the example's address; write your organisation's`),
    );
  const unlisted = unlistedHandOffs(data);
  if (unlisted.length > 0) throw settingsErrors(name, unlisted);
  return data;
};
