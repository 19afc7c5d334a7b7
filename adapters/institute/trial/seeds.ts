import type { Seeding } from "./person.ts";
import { seedCpd } from "./seeds/cpd.seed.ts";
import { seedCustomer } from "./seeds/customer.seed.ts";
import { seedDocuments } from "./seeds/documents.seed.ts";
import { seedFees } from "./seeds/fees.seed.ts";
import { seedMembership } from "./seeds/membership.seed.ts";
import { seedMyDetails } from "./seeds/my-details.seed.ts";
import { seedQualifications } from "./seeds/qualifications.seed.ts";

/** What each area stores of a made-up person, in this order, because other rows refer to the customer's. */
export const seeds: readonly ((seeding: Seeding) => Promise<void>)[] = [
  seedCustomer,
  seedCpd,
  seedQualifications,
  seedFees,
  seedDocuments,
  seedMembership,
  seedMyDetails,
];
