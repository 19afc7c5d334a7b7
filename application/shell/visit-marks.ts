import type { ExperienceOutcome } from "../../domain/customer/experience.ts";
import type { Route } from "../../domain/customer/routes.ts";
import { suspendedAccess, type SuspensionPhase } from "../../domain/customer/suspension.ts";
import type { UserType } from "../../domain/customer/user-type.ts";

/** Calls whose failure marks a page view. ANLY-02 */
export type TrackedLoad = "profile" | "notifications" | "balance" | "cpdOverview" | "qualifications";

const withBalance: readonly Route[] = ["/", "/fees-and-transactions"];
const withCpd: readonly Route[] = [
  "/",
  "/professional-development",
  "/professional-development/annual-declarations",
  "/documents-and-downloads",
];
const withQualifications: readonly Route[] = ["/", "/my-qualifications", "/apply-for-membership"];

/** The customer data that decides which calls a page makes. */
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

/** The calls that a page makes whose outcome marks its view; the view is tracked once all have settled. ANLY-02 */
export const trackedLoadsOf = (page: Route | undefined, visitor: Visitor): readonly TrackedLoad[] => [
  "profile",
  "notifications",
  ...(page !== undefined && isPageShown(page, visitor) ? loadsOf(page, visitor) : []),
];

const loadsOf = (page: Route, visitor: Visitor): readonly TrackedLoad[] => [
  ...(withBalance.includes(page) ? (["balance"] as const) : []),
  ...(asksForCpd(page, visitor) ? (["cpdOverview"] as const) : []),
  ...(visitor.experience !== "member" && withQualifications.includes(page) ? (["qualifications"] as const) : []),
];

/** Replaces missing data in events. ANLY-02 */
export const unavailable = "data temporarily unavailable";

const marks: Readonly<Record<TrackedLoad, string>> = {
  profile: unavailable,
  notifications: "notification API unavailable",
  balance: unavailable,
  cpdOverview: unavailable,
  qualifications: "qualification API unavailable",
};

/** The mark of a failed call. ANLY-02 */
export const markOf = (load: TrackedLoad): string => marks[load];
