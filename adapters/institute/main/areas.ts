import { serveCalendar } from "../areas/calendar/calendar.routes.ts";
import { serveRequests } from "../areas/cases/requests.routes.ts";
import { serveCpd } from "../areas/cpd/cpd.routes.ts";
import { serveDeclarations } from "../areas/cpd/declarations/declarations.routes.ts";
import { serveCpdLog } from "../areas/cpd/log/log.routes.ts";
import { serveCpdRecord } from "../areas/cpd/record.routes.ts";
import { serveWaivers } from "../areas/cpd/waivers/waivers.routes.ts";
import { serveSignInDetails } from "../areas/credentials/credentials.routes.ts";
import { servePasskeys } from "../areas/credentials/passkeys.routes.ts";
import { serveCustomer } from "../areas/customer/customer.routes.ts";
import { serveMembershipCredential } from "../areas/documents/credential.routes.ts";
import { serveDocuments } from "../areas/documents/documents.routes.ts";
import { serveEvidence, type EvidenceDependencies } from "../areas/evidence/evidence.routes.ts";
import { serveFees } from "../areas/fees/fees.routes.ts";
import { serveOnlinePayments } from "../areas/fees/online-payments/online-payments.routes.ts";
import { serveMembership } from "../areas/membership/membership.routes.ts";
import { serveAccount } from "../areas/my-details/account/account.routes.ts";
import { serveActivity } from "../areas/my-details/activity/activity.routes.ts";
import { serveAddresses } from "../areas/my-details/addresses/addresses.routes.ts";
import { serveConsents } from "../areas/my-details/consents/consents.routes.ts";
import { serveContact } from "../areas/my-details/contact/contact.routes.ts";
import { serveEmployment } from "../areas/my-details/employment/employment.routes.ts";
import { serveNetworks } from "../areas/my-details/networks/networks.routes.ts";
import { servePersonalData } from "../areas/personal-data/personal-data.routes.ts";
import { serveQualifications } from "../areas/qualifications/qualifications.routes.ts";
import { serveRetirement } from "../areas/retirement/retirement.routes.ts";
import { serveReports } from "../areas/shell/shell.routes.ts";
import { serveSubmissions, type SubmissionDependencies } from "../areas/submissions/submissions.routes.ts";
import { serveContent } from "../platform/content/serve-content.ts";

export type AreaDependencies = EvidenceDependencies & SubmissionDependencies;

/** Serves the calls of every area. */
export const areas: readonly ((dependencies: AreaDependencies) => void)[] = [
  serveCustomer,
  serveCpd,
  serveDeclarations,
  serveWaivers,
  serveCpdLog,
  serveCpdRecord,
  serveQualifications,
  serveFees,
  serveOnlinePayments,
  serveDocuments,
  serveMembershipCredential,
  serveMembership,
  serveRetirement,
  serveEvidence,
  serveSubmissions,
  serveRequests,
  serveCalendar,
  serveContact,
  serveAddresses,
  serveAccount,
  serveEmployment,
  serveConsents,
  serveSignInDetails,
  servePersonalData,
  servePasskeys,
  serveActivity,
  serveNetworks,
  serveContent,
  serveReports,
];
