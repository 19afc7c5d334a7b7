import type { Profile } from "../../../../domain/customer/profile.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { fullNameOf, suspensionOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { ReadContext } from "../use-case-context.ts";
import { profileFactsOf, type ProfileFacts } from "./profile-facts.store.ts";

/** The profile for the portal. EXP-01, EXP-02, SUSP-01 */
export const profileOf = (
  customer: CustomerRow,
  today: CalendarDate,
  { retirementCriteria, inGoodStanding }: ProfileFacts,
): Profile => ({
  accaId: customer.customerId,
  firstName: customer.firstName,
  surname: customer.surname,
  name: fullNameOf(customer),
  initials: customer.initials,
  customerType: customer.customerType,
  portalExperience: customer.portalExperience ?? undefined,
  status: customer.status,
  nationality: customer.nationality ?? undefined,
  countryOfResidence: customer.countryOfResidence ?? undefined,
  language: customer.language ?? undefined,
  onlineCountry: customer.onlineCountry === 1,
  isRetired: customer.isRetired === 1,
  isFellow: customer.isFellow === 1,
  eligibleForMembership: customer.eligibleForMembership === 1,
  pathway: customer.pathway ?? undefined,
  pathwayDescription: customer.pathwayDescription ?? undefined,
  membershipDate: customer.membershipDate ?? undefined,
  inGoodStanding,
  perSupervisor: customer.perSupervisor === 1,
  retirementCriteria,
  suspensionDetails: suspensionOf(customer, today),
});

/** A customer's profile for the portal today. EXP-01 */
export const readProfile = async (reading: ReadContext): Promise<Profile> =>
  profileOf(reading.customer, reading.today, await profileFactsOf(reading.database, reading.customer, reading));
