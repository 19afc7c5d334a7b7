import { serveCalendar } from "../areas/calendar/calendar.routes.ts";
import { serveDeclarations } from "../areas/cpd/declarations/declarations.routes.ts";
import { serveCpdRecord } from "../areas/cpd/record.routes.ts";
import { serveWaivers } from "../areas/cpd/waivers/waivers.routes.ts";
import { serveSignInDetails } from "../areas/credentials/credentials.routes.ts";
import { servePasskeys } from "../areas/credentials/passkeys.routes.ts";
import { serveCustomer } from "../areas/customer/customer.routes.ts";
import { serveMembershipCredential } from "../areas/documents/credential.routes.ts";
import { serveDocuments } from "../areas/documents/documents.routes.ts";
import { serveFees } from "../areas/fees/fees.routes.ts";
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
import { serveSubmissions } from "../areas/submissions/submissions.routes.ts";
import type { ApiParts } from "../platform/api/serve.ts";
import { serveContent } from "../platform/content/serve-content.ts";
import type { Seeding } from "../trial/person.ts";
import { seedCpd } from "../trial/seeds/cpd.seed.ts";
import { seedCustomer } from "../trial/seeds/customer.seed.ts";
import { seedDocuments } from "../trial/seeds/documents.seed.ts";
import { seedFees } from "../trial/seeds/fees.seed.ts";
import { seedMembership } from "../trial/seeds/membership.seed.ts";
import { seedMyDetails } from "../trial/seeds/my-details.seed.ts";
import { seedQualifications } from "../trial/seeds/qualifications.seed.ts";

/** An area of the institute: the calls that it serves, and what it stores of a made-up person. */
interface Area {
  readonly serve: (parts: ApiParts) => void;
  readonly seed?: (seeding: Seeding) => Promise<void>;
}

/** Every area of the institute. People are seeded in this order, because other rows refer to the customer's. */
export const areas: readonly Area[] = [
  { serve: serveCustomer, seed: seedCustomer },
  { serve: serveDeclarations, seed: seedCpd },
  { serve: serveWaivers },
  { serve: serveCpdRecord },
  { serve: serveQualifications, seed: seedQualifications },
  { serve: serveFees, seed: seedFees },
  { serve: serveDocuments, seed: seedDocuments },
  { serve: serveMembershipCredential },
  { serve: serveMembership, seed: seedMembership },
  { serve: serveRetirement },
  { serve: serveSubmissions },
  { serve: serveCalendar },
  { serve: serveContact, seed: seedMyDetails },
  { serve: serveAddresses },
  { serve: serveAccount },
  { serve: serveEmployment },
  { serve: serveConsents },
  { serve: serveSignInDetails },
  { serve: servePersonalData },
  { serve: servePasskeys },
  { serve: serveActivity },
  { serve: serveNetworks },
  { serve: serveContent },
  { serve: serveReports },
];
