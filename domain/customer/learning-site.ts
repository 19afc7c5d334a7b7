import { china } from "./countries.ts";
import { line, object, richText, type ContentOf } from "../kernel/content.ts";

/** The regional learning sites. */
export type LearningSite = "china" | "russia" | "global";

/** The learning site for a nationality; anything unknown gets the global one. LEARN-01 */
export const learningSiteOf = (nationality: string | undefined): LearningSite => {
  switch (nationality) {
    case "Chinese":
    case china:
      return "china";
    case "Russian":
    case "Russian Federation":
      return "russia";
    default:
      return "global";
  }
};

/** Where the learning sites are. A region without a site of its own uses the global one. */
export type LearningSites = { readonly global: string } & Readonly<Partial<Record<LearningSite, string | undefined>>>;

/** The address of the learning site for a nationality. LEARN-01 */
export const learningSiteAddress = (sites: LearningSites, nationality: string | undefined): string =>
  sites[learningSiteOf(nationality)] ?? sites.global;

const learningCard = object({ heading: line, message: richText, linkText: line });

/** The learning site of one's region, and the professional bodies that are recognised. Where they are is configured. LEARN-01 */
export const learning = object({ heading: line, learningSite: learningCard, recognisedBodies: learningCard });
export type LearningContent = ContentOf<typeof learning>;
