import type { ExperienceOutcome } from "../customer/experience.ts";
import type { Route } from "../customer/routes.ts";

/** The calls whose failure is tracked with a visit to a page. ANLY-02 */
export type TrackedLoad = "profile" | "notifications" | "balance" | "cpdOverview" | "qualifications";

const withBalance: readonly Route[] = ["/", "/fees-and-transactions"];
const withCpd: readonly Route[] = [
  "/",
  "/professional-development",
  "/professional-development/annual-declarations",
  "/documents-and-downloads",
];
const withQualifications: readonly Route[] = ["/", "/my-qualifications", "/apply-for-membership"];

/** What decides the marks of a visit to a page: a visit is not told before it has loaded or failed. ANLY-02 */
export const loadsBehind = (page: Route | undefined, experience: ExperienceOutcome | undefined): readonly TrackedLoad[] => {
  const isOn = (pages: readonly Route[]): boolean => page !== undefined && pages.includes(page);
  const isMember = experience === "member";
  return [
    "profile",
    "notifications",
    ...(isOn(withBalance) ? (["balance"] as const) : []),
    ...(isMember && isOn(withCpd) ? (["cpdOverview"] as const) : []),
    ...(!isMember && isOn(withQualifications) ? (["qualifications"] as const) : []),
  ];
};

/** What is said instead of something that is missing. ANLY-02 */
export const unavailable = "data temporarily unavailable";

const marks: Readonly<Record<TrackedLoad, string>> = {
  profile: unavailable,
  notifications: "notification API unavailable",
  balance: unavailable,
  cpdOverview: unavailable,
  qualifications: "qualification API unavailable",
};

/** The mark of a load that failed. ANLY-02 */
export const markOf = (load: TrackedLoad): string => marks[load];
