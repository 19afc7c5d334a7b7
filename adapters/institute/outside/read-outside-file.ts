import { readSettingsFile, settingsDoNotFit } from "../read-settings-file.ts";
import { outsideAddresses, type OutsideAddresses } from "./addresses.ts";

/** An identifier is handed to listed origins only: a hand-off to another one would lead nowhere. */
const strayHandOffs = ({ outgoing, handOffOrigins }: OutsideAddresses): readonly string[] =>
  Object.entries(outgoing)
    .filter(([, address]) => !handOffOrigins.includes(new URL(address).origin))
    .map(([name, address]) => `outgoing.${name}: ${new URL(address).origin} is not among handOffOrigins`);

/** Reads the file that OUTSIDE_FILE names; throws a SettingsError that says what is wrong in it. */
export const readOutsideFile = (path: string): OutsideAddresses => {
  const name = `OUTSIDE_FILE ${path}`;
  const addresses = readSettingsFile(name, path, outsideAddresses);
  const stray = strayHandOffs(addresses);
  if (stray.length > 0) throw settingsDoNotFit(name, stray);
  return addresses;
};
