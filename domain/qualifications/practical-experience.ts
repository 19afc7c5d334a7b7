import { percentage } from "../kernel/percentage.ts";

/** Policies for recording practical experience. */
export const policyTypes = ["ACCA_QUAL", "FIA", "TRAIL_L7", "TRAIL_L4", "FPER", "PER", "NO_DATA"] as const;
export type PolicyType = (typeof policyTypes)[number];

/** A customer's practical experience on record. */
export interface PracticalExperience {
  readonly employment: {
    readonly unitOfMeasurement: string;
    readonly totalAchieved: number;
    readonly totalClaimed: number;
    readonly experienceRequired: number;
  };
  readonly objectives: {
    readonly policyType?: PolicyType | undefined;
    readonly totalAchievedObjectives: number;
    readonly totalRequiredObjectives: number;
    readonly remainingRequiredObjectives: number;
  };
}

/** A doughnut chart. */
export interface Doughnut {
  readonly percentage: number;
}

/** The practical experience card: no data, one doughnut, or two. QUAL-07, QUAL-08, QUAL-09 */
export type PracticalExperienceCard =
  | { readonly shows: "no data" }
  | { readonly shows: "time"; readonly time: Doughnut }
  | { readonly shows: "time and objectives"; readonly time: Doughnut; readonly objectives: Doughnut };

const isAnythingRequired = ({ employment, objectives }: PracticalExperience): boolean =>
  employment.experienceRequired > 0 || objectives.totalRequiredObjectives > 0;

/**
 * Builds the card. A part of which nothing is required is full beside one of which something is. FPER has a single
 * doughnut, which shows whether any time was claimed. QUAL-07, QUAL-08, QUAL-09
 */
export const practicalExperienceCardOf = (experience: PracticalExperience | undefined): PracticalExperienceCard => {
  const policy = experience?.objectives.policyType ?? "NO_DATA";
  if (experience === undefined || policy === "NO_DATA") return { shows: "no data" };
  const { employment, objectives } = experience;
  const share = (done: number, required: number): Doughnut => ({
    percentage: required === 0 && isAnythingRequired(experience) ? 100 : percentage(done, required),
  });
  if (policy === "FPER") return { shows: "time", time: { percentage: employment.totalClaimed > 0 ? 100 : 0 } };
  return {
    shows: "time and objectives",
    time: share(employment.totalClaimed, employment.experienceRequired),
    objectives: share(objectives.totalAchievedObjectives, objectives.totalRequiredObjectives),
  };
};

/**
 * Whether practical experience is complete: something is required, and all of it is signed off or achieved. Time that is
 * only claimed does not count. QUAL-14
 */
export const isPracticalExperienceComplete = (experience: PracticalExperience | undefined): boolean => {
  if (practicalExperienceCardOf(experience).shows === "no data" || experience === undefined) return false;
  const { employment, objectives } = experience;
  return (
    isAnythingRequired(experience) &&
    employment.totalAchieved >= employment.experienceRequired &&
    objectives.totalAchievedObjectives >= objectives.totalRequiredObjectives
  );
};
