import * as z from "zod";
import { portalConfiguration, type PortalConfiguration } from "../../contract/portal-configuration.ts";
import { readSettingsFile, settingsDoNotFit } from "../read-settings-file.ts";

/** The systems around the portal that people are sent to. ROUTE-02, ROUTE-03, LEARN-01, EXP-04 */
export type OutsideAddresses = Pick<
  PortalConfiguration,
  "support" | "learningSites" | "recognisedBodies" | "externalPortal" | "olderPortal" | "outgoing" | "handOffOrigins"
>;

const { support, learningSites, recognisedBodies, externalPortal, olderPortal, outgoing, handOffOrigins } =
  portalConfiguration.shape;

/** The form of a file that gives them. */
export const outsideAddresses = z.strictObject({
  support,
  learningSites,
  recognisedBodies,
  externalPortal,
  olderPortal,
  outgoing,
  handOffOrigins,
});

/** In a trial each is a plain page of the institute's own. */
export const trialOutside = (publicUrl: string): OutsideAddresses => {
  const at = (name: string) => `${publicUrl}/outside/${name}`;
  return {
    support: at("support"),
    learningSites: {
      china: at("learning-site-china"),
      russia: at("learning-site-russia"),
      global: at("learning-site"),
    },
    recognisedBodies: at("recognised-bodies"),
    externalPortal: at("external-portal"),
    olderPortal: at("older-portal"),
    outgoing: {
      evidenceTracker: at("evidence-tracker?session="),
      practisingCertificateRenewal: at("practising-certificate-renewal?session="),
      internationalPractisingCertificateRenewal: at("international-practising-certificate-renewal?session="),
      foundationsInProfessionalism: at("foundations-in-professionalism?user="),
    },
    handOffOrigins: [new URL(publicUrl).origin],
  };
};

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
