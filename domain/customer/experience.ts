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

/** Values the profile may carry that stand for no portal. */
const notValid = ["LEGACY", "UNSUPPORTED"];

/** Whether a portalExperience is one the portal knows: absent, or known and neither LEGACY nor UNSUPPORTED. EXP-02 */
export const isValidExperience = (portalExperience: string | undefined): boolean =>
  portalExperience === undefined ||
  (!notValid.includes(portalExperience) &&
    (portalExperience === "unsupported" || experiences.some((known) => known === portalExperience)));

/**
 * What becomes of a sign-in. An absent value follows the user type: graduates have the affiliate
 * portal, firms the member portal. EXP-02, EXP-03, EXP-04
 */
export const experienceOf = (portalExperience: string | undefined, type: UserType): ExperienceOutcome => {
  if (portalExperience === undefined) return experienceOfType[type];
  if (!isValidExperience(portalExperience)) return "external";
  return portalExperience === "unsupported"
    ? "unsupported"
    : (experiences.find((known) => known === portalExperience) ?? "external");
};
