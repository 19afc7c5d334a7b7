import type { UserType } from "./user-type.ts";

/** The portal experiences. EXP-02 */
export const experiences = ["affiliate", "student", "member"] as const;
export type Experience = (typeof experiences)[number];

/** The outcome of a sign-in: an experience, the unsupported page, or the external portal. EXP-02, EXP-03, EXP-04 */
export type ExperienceOutcome = Experience | "unsupported" | "external";

const experienceOfType: Readonly<Record<UserType, Experience>> = {
  member: "member",
  firm: "member",
  student: "student",
  affiliate: "affiliate",
  graduate: "affiliate",
};

/** Recognised values, in small letters; "LEGACY", "UNSUPPORTED" and unknown ones are not. */
const known: readonly Exclude<ExperienceOutcome, "external">[] = [...experiences, "unsupported"];

/** Whether a portalExperience is valid: absent, or recognised. LEGACY and UNSUPPORTED are not. EXP-02 */
export const isValidExperience = (
  portalExperience: string | undefined,
): portalExperience is (typeof known)[number] | undefined =>
  portalExperience === undefined || known.some((value) => value === portalExperience);

/**
 * The outcome of a sign-in. An absent value defaults by user type: graduates get the affiliate portal, firms the member
 * portal. EXP-02, EXP-03, EXP-04
 */
export const experienceOf = (portalExperience: string | undefined, type: UserType): ExperienceOutcome =>
  isValidExperience(portalExperience) ? (portalExperience ?? experienceOfType[type]) : "external";
