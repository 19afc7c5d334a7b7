import { serveCalendar } from "../calendar/institute.ts";
import { seedCpd } from "../cpd/seed.ts";
import { serveDeclarations } from "../cpd/declarations/institute.ts";
import { serveWaivers } from "../cpd/waivers/institute.ts";
import { serveCustomer } from "../customer/institute.ts";
import { seedCustomer } from "../customer/seed.ts";
import { serveDocuments } from "../documents/institute.ts";
import { seedDocuments } from "../documents/seed.ts";
import { serveFees } from "../fees/institute.ts";
import { seedFees } from "../fees/seed.ts";
import { serveMembership } from "../membership/institute.ts";
import { seedMembership } from "../membership/seed.ts";
import { serveAccount } from "../my-details/account/institute.ts";
import { serveAddresses } from "../my-details/addresses/institute.ts";
import { serveConsents } from "../my-details/consents/institute.ts";
import { serveContact } from "../my-details/contact/institute.ts";
import { serveEmployment } from "../my-details/employment/institute.ts";
import { serveNetworks } from "../my-details/networks/institute.ts";
import { seedMyDetails } from "../my-details/seed.ts";
import { serveQualifications } from "../qualifications/institute.ts";
import { seedQualifications } from "../qualifications/seed.ts";
import { serveRetirement } from "../retirement/institute.ts";
import { serveSubmissions } from "../submissions/institute.ts";
import { serveReports } from "../shell/institute.ts";
import { serveSignInDetails } from "../credentials/institute.ts";
import type { ApiParts } from "./api/serve.ts";
import { serveContent } from "./content/serve-content.ts";
import type { Seeding } from "./people/person.ts";

/** What an area brings to the institute: the calls that it serves, and what it stores of a made-up person. */
interface Area {
  readonly serve: (parts: ApiParts) => void;
  readonly seed?: (seeding: Seeding) => Promise<void>;
}

/** Every area of the institute. People are stored in this order: what refers to a customer comes after them. */
export const areas: readonly Area[] = [
  { serve: serveCustomer, seed: seedCustomer },
  { serve: serveDeclarations, seed: seedCpd },
  { serve: serveWaivers },
  { serve: serveQualifications, seed: seedQualifications },
  { serve: serveFees, seed: seedFees },
  { serve: serveDocuments, seed: seedDocuments },
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
  { serve: serveNetworks },
  { serve: serveContent },
  { serve: serveReports },
];
