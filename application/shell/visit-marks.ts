import type { ExperienceOutcome } from "../../domain/customer/experience.ts";
import type { Route } from "../../domain/customer/routes.ts";
import { suspendedAccess, type SuspensionPhase } from "../../domain/customer/suspension.ts";
import type { UserType } from "../../domain/customer/user-type.ts";

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

/** The person whose visit is counted, as far as it decides what a page asks for. */
export interface Visitor {
  readonly userType: UserType | undefined;
  readonly experience: ExperienceOutcome | undefined;
  readonly isRetired: boolean;
  readonly suspensionPhase: SuspensionPhase;
}

const isPageShown = (page: Route | undefined, { experience, suspensionPhase }: Visitor): boolean =>
  experience !== "unsupported" && experience !== "external" && suspendedAccess(suspensionPhase, page) === "open";

const asksForCpd = (page: Route, { userType, isRetired }: Visitor): boolean =>
  userType === "member" && withCpd.includes(page) && !(isRetired && page === "/professional-development");

/** The loads that decide the marks of a visit: it is counted once each has loaded or failed. Only loads that the page asks for. ANLY-02 */
export const loadsBehind = (page: Route | undefined, visitor: Visitor): readonly TrackedLoad[] => [
  "profile",
  "notifications",
  ...(page !== undefined && isPageShown(page, visitor) ? loadsOf(page, visitor) : []),
];

const loadsOf = (page: Route, visitor: Visitor): readonly TrackedLoad[] => [
  ...(withBalance.includes(page) ? (["balance"] as const) : []),
  ...(asksForCpd(page, visitor) ? (["cpdOverview"] as const) : []),
  ...(visitor.experience !== "member" && withQualifications.includes(page) ? (["qualifications"] as const) : []),
];

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
