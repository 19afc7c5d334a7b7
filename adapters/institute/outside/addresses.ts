import * as z from "zod";
import { portalConfiguration, type PortalConfiguration } from "../../contract/portal-configuration.ts";

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
