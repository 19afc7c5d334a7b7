import { serveCalendar } from "../calendar/calendar.routes.ts";
import { seedCpd } from "../cpd/cpd.seed.ts";
import { serveDeclarations } from "../cpd/declarations/declarations.routes.ts";
import { serveCpdRecord } from "../cpd/record.routes.ts";
import { serveWaivers } from "../cpd/waivers/waivers.routes.ts";
import { serveSignInDetails } from "../credentials/credentials.routes.ts";
import { servePasskeys } from "../credentials/passkeys.routes.ts";
import { serveCustomer } from "../customer/customer.routes.ts";
import { seedCustomer } from "../customer/customer.seed.ts";
import { serveMembershipCredential } from "../documents/credential.routes.ts";
import { serveDocuments } from "../documents/documents.routes.ts";
import { seedDocuments } from "../documents/documents.seed.ts";
import { serveFees } from "../fees/fees.routes.ts";
import { seedFees } from "../fees/fees.seed.ts";
import { serveMembership } from "../membership/membership.routes.ts";
import { seedMembership } from "../membership/membership.seed.ts";
import { serveAccount } from "../my-details/account/account.routes.ts";
import { serveActivity } from "../my-details/activity/activity.routes.ts";
import { serveAddresses } from "../my-details/addresses/addresses.routes.ts";
import { serveConsents } from "../my-details/consents/consents.routes.ts";
import { serveContact } from "../my-details/contact/contact.routes.ts";
import { serveEmployment } from "../my-details/employment/employment.routes.ts";
import { seedMyDetails } from "../my-details/my-details.seed.ts";
import { serveNetworks } from "../my-details/networks/networks.routes.ts";
import { servePersonalData } from "../personal-data/personal-data.routes.ts";
import { serveQualifications } from "../qualifications/qualifications.routes.ts";
import { seedQualifications } from "../qualifications/qualifications.seed.ts";
import { serveRetirement } from "../retirement/retirement.routes.ts";
import { serveReports } from "../shell/shell.routes.ts";
import { serveSubmissions } from "../submissions/submissions.routes.ts";
import type { ApiParts } from "./api/serve.ts";
import { serveContent } from "./content/serve-content.ts";
import type { Seeding } from "./people/person.ts";

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
