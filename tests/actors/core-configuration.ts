import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { trialOutside } from "../../adapters/institute/trial/outside.ts";
import { exampleOrganisation } from "../adapters/support/organisation.ts";

/** Configuration of the portal at core level, where no other system is opened. */
export const coreConfiguration: PortalConfiguration = {
  apiBase: "http://institute/api",
  contentBase: "http://institute/api",
  identity: {
    authority: "http://institute/idp",
    clientId: "guildhall-portal",
    scope: "openid",
    claims: { customerId: "sub", groups: "groups" },
    callbackUrl: "http://institute/callback.html",
    renewUrl: "http://institute/silent-renew.html",
    loggedOutUrl: "http://institute/logged-out.html",
  },
  body: exampleOrganisation,
  idleMinutes: 30,
  disclosures: true,
  payments: true,
  answers: true,
  evidence: true,
  tracking: { asksAgreement: false, suffix: "a-suffix", salt: "some-salt" },
  ...trialOutside("http://institute"),
};
