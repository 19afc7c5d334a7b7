import { experienceOf, type Experience } from "./experience.ts";
import type { Profile } from "./profile.ts";
import { userTypeOf } from "./user-type.ts";

/** Groups with special meaning. A firm has access when it belongs to the group of all portal users. EXP-05, EXP-06 */
export const roles = {
  firm: "firms",
  portalAccess: "portal",
  olderPortalMember: "members",
} as const;

/** Where the user goes after signing in. */
export type Destination =
  | { readonly to: "portal"; readonly experience: Experience }
  | { readonly to: "unsupported page" }
  | { readonly to: "external portal" }
  | { readonly to: "older portal" };

/**
 * Decides where the user goes after signing in. The profile's restrictions take precedence over groups; unknown
 * customer types go to the external portal. EXP-03 to EXP-06
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
