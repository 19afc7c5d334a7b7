/** The systems around the portal, and where they are. ROUTE-02, ROUTE-03, LEARN-01, EXP-04 */
export interface OutsideAddresses {
  readonly learningSiteChina: string;
  readonly learningSiteRussia: string;
  readonly learningSiteGlobal: string;
  readonly recognisedBodies: string;
  readonly externalPortal: string;
  readonly evidenceTracker: string;
  readonly practisingCertificateRenewal: string;
  readonly internationalPractisingCertificateRenewal: string;
  readonly foundationsInProfessionalism: string;
}

/** In a trial each is a plain page of the institute's own. */
export const trialOutside = (publicUrl: string): OutsideAddresses => {
  const at = (name: string) => `${publicUrl}/outside/${name}`;
  return {
    learningSiteChina: at("learning-site-china"),
    learningSiteRussia: at("learning-site-russia"),
    learningSiteGlobal: at("learning-site"),
    recognisedBodies: at("recognised-bodies"),
    externalPortal: at("external-portal"),
    evidenceTracker: at("evidence-tracker"),
    practisingCertificateRenewal: at("practising-certificate-renewal"),
    internationalPractisingCertificateRenewal: at("international-practising-certificate-renewal"),
    foundationsInProfessionalism: at("foundations-in-professionalism"),
  };
};
