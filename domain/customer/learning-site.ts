/** The regional learning sites. */
export type LearningSite = "china" | "russia" | "global";

/** The learning site for a nationality; anything unknown gets the global one. LEARN-01 */
export const learningSiteOf = (nationality: string | undefined): LearningSite => {
  switch (nationality) {
    case "Chinese":
    case "China, Peoples Rep of":
      return "china";
    case "Russian":
    case "Russian Federation":
      return "russia";
    default:
      return "global";
  }
};
