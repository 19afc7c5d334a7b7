import { experienceOf, type Experience } from "./experience.ts";
import type { Profile } from "./profile.ts";
import { userTypeOf } from "./user-type.ts";

/**
 * Groups with a meaning of their own. A firm has access when it is in the group that everyone with
 * access to the portal is in. EXP-05, EXP-06
 */
export const roles = {
  firm: "firms",
  portalAccess: "portal",
  olderPortalMember: "members",
} as const;

/** Where a sign-in leads. */
export type Destination =
  | { readonly to: "portal"; readonly experience: Experience }
  | { readonly to: "unsupported page" }
  | { readonly to: "external portal" }
  | { readonly to: "older portal" };

/**
 * Where a sign-in leads. What the profile rules out comes before what the groups say, and a customer type
 * that is none of ours goes to the external portal. EXP-03 to EXP-06
 */
export const destinationFor = (
  profile: Pick<Profile, "customerType" | "portalExperience">,
  rolesHeld: readonly string[],
): Destination => {
  const type = userTypeOf(profile.customerType);
  const experience = type === undefined ? "external" : experienceOf(profile.portalExperience, type);
  if (experience === "external") return { to: "external portal" };
  if (experience === "unsupported") return { to: "unsupported page" };
  if (rolesHeld.includes(roles.firm) && !rolesHeld.includes(roles.portalAccess)) return { to: "external portal" };
  if (rolesHeld.includes(roles.olderPortalMember)) return { to: "older portal" };
  return { to: "portal", experience };
};
