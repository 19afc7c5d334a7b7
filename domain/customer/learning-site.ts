import { line, object, richText, type ContentOf } from "../kernel/content.ts";
import { china } from "./countries.ts";

/** The regional learning sites. */
export type LearningSite = "china" | "russia" | "global";

/** The learning site for a nationality; the global site when unknown. LEARN-01 */
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

/** Addresses of the learning sites. Regions without a site use the global one. */
export type LearningSites = { readonly global: string } & Readonly<Partial<Record<LearningSite, string | undefined>>>;

/** The address of the learning site for a nationality. LEARN-01 */
export const learningSiteAddress = (sites: LearningSites, nationality: string | undefined): string =>
  sites[learningSiteOf(nationality)] ?? sites.global;

const learningCard = object({ heading: line, message: richText, linkText: line });

/** Texts of the cards about learning; addresses of learning sites are configured. LEARN-01 */
export const learning = object({ heading: line, learningSite: learningCard, recognisedBodies: learningCard });
export type LearningContent = ContentOf<typeof learning>;
