import type { Profile } from "../../../domain/customer/profile.ts";

/** An ordinary member, for tests that do not depend on the customer. */
export const anyProfile: Profile = {
  accaId: "4100107",
  firstName: "Maya",
  surname: "Member",
  name: "Maya Member",
  initials: "M",
  customerType: "MEMBER",
  portalExperience: "member",
  status: "Active",
  onlineCountry: false,
  isRetired: false,
  isFellow: false,
  eligibleForMembership: false,
  perSupervisor: false,
};
