import { dayOf, daysBetween } from "../../domain/kernel/calendar-date.ts";
import type { Profile, SuspensionDetails } from "../../domain/customer/profile.ts";
import type { CustomerRow } from "../institute/storage/tables.ts";

const suspensionOf = (customer: CustomerRow, now: Date): SuspensionDetails | undefined => {
  if (customer.status !== "SUSPENDED") return undefined;
  const ends = customer.suspensionGraceEnds;
  return {
    gracePeriod: customer.isSuspensionGracePeriod === 1,
    code: customer.suspensionCode ?? undefined,
    remainingDays: ends === null ? undefined : Math.max(0, daysBetween(dayOf(now), ends)),
  };
};

/** A customer as the portal is told of them. EXP-01, EXP-02, SUSP-01 */
export const profileOf = (customer: CustomerRow, now: Date): Profile => ({
  accaId: customer.customerId,
  firstName: customer.firstName,
  surname: customer.surname,
  name: `${customer.firstName} ${customer.surname}`,
  initials: customer.initials,
  customerType: customer.customerType,
  portalExperience: customer.portalExperience ?? undefined,
  status: customer.status,
  nationality: customer.nationality ?? undefined,
  countryOfResidence: customer.countryOfResidence ?? undefined,
  onlineCountry: customer.onlineCountry === 1,
  isRetired: customer.isRetired === 1,
  isFellow: customer.isFellow === 1,
  eligibleForMembership: customer.eligibleForMembership === 1,
  pathway: customer.pathway ?? undefined,
  pathwayDescription: customer.pathwayDescription ?? undefined,
  membershipDate: customer.membershipDate ?? undefined,
  perSupervisor: customer.perSupervisor === 1,
  suspensionDetails: suspensionOf(customer, now),
});
