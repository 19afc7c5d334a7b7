import type { UserType } from "./user-type.ts";

/** The portals a customer may be shown. EXP-02 */
export const experiences = ["affiliate", "student", "member"] as const;
export type Experience = (typeof experiences)[number];

/** What becomes of a sign-in: a portal, the unsupported page, or the external portal. EXP-02, EXP-03, EXP-04 */
export type ExperienceOutcome = Experience | "unsupported" | "external";

const experienceOfType: Readonly<Record<UserType, Experience>> = {
  member: "member",
  firm: "member",
  student: "student",
  affiliate: "affiliate",
  graduate: "affiliate",
};

/** Every value that the portal knows. LEGACY and UNSUPPORTED are none of them, nor is what it has never heard of. */
const known: readonly Exclude<ExperienceOutcome, "external">[] = [...experiences, "unsupported"];

/** Whether a portalExperience is one the portal knows: absent, or known and neither LEGACY nor UNSUPPORTED. EXP-02 */
export const isValidExperience = (
  portalExperience: string | undefined,
): portalExperience is (typeof known)[number] | undefined =>
  portalExperience === undefined || known.some((value) => value === portalExperience);

/**
 * What becomes of a sign-in. An absent value follows the user type: graduates have the affiliate
 * portal, firms the member portal. EXP-02, EXP-03, EXP-04
 */
export const experienceOf = (portalExperience: string | undefined, type: UserType): ExperienceOutcome =>
  isValidExperience(portalExperience) ? (portalExperience ?? experienceOfType[type]) : "external";
