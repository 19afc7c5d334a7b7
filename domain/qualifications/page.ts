import type { Experience } from "../customer/experience.ts";
import { examPeriodOf, type KnownNotifications } from "../customer/notifications.ts";
import { withLinks } from "../kernel/inlines.ts";
import { messagesOf } from "../kernel/message.ts";
import type { RichText } from "../kernel/rich-text.ts";

/** Messages while qualifications load and after a failure. QUAL-10 */
export const qualificationsMessages = messagesOf("qualifications", {
  loading: "We're looking for your qualification information",
  failed: "We couldn't load your qualification information right now.",
});

/** What the qualifications page shows below its heading. QUAL-01, QUAL-11, QUAL-12 */
export type QualificationsPage =
  | { readonly shows: "no progress" }
  | { readonly shows: "loading" }
  | { readonly shows: "error panel" }
  | { readonly shows: "publication card" }
  | { readonly shows: "progress"; readonly warnsOfResults: boolean };

/**
 * Decides what the page shows. Members see it without progress, regardless of notifications; everyone else waits for
 * notifications, and sees an error when they fail. QUAL-01, QUAL-11, QUAL-12
 */
export const qualificationsPageFor = (
  experience: Experience,
  notifications: KnownNotifications,
): QualificationsPage => {
  if (experience === "member") return { shows: "no progress" };
  if (notifications === "loading") return { shows: "loading" };
  if (notifications === "failed") return { shows: "error panel" };
  const period = examPeriodOf(notifications);
  return period === "published"
    ? { shows: "publication card" }
    : { shows: "progress", warnsOfResults: period === "suppressed" };
};

export type ProgressCard = "exams" | "ethics" | "practical experience";

/** The order of the progress cards. QUAL-02 */
export const progressCardsFor = (experience: Experience): readonly ProgressCard[] =>
  experience === "affiliate"
    ? ["practical experience", "exams", "ethics"]
    : ["exams", "ethics", "practical experience"];

/** Resolves a link of the publication card: targets with the prefix LMS_ lead to the learning site. QUAL-12 */
export const publicationLink = (target: string, learningSite: string): string =>
  target.startsWith("LMS_") ? learningSite : target;

/** The publication card's text with resolved links. QUAL-12 */
export const publicationText = (text: RichText, learningSite: string): RichText =>
  withLinks(text, (target) => publicationLink(target, learningSite));
