// In its own module because the dashboard needs it without the rules in good-standing.ts.

/** The standing shown on the dashboard; "nothing" when uncertain or when no cause is visible. */
export type DisplayedStanding = "in good standing" | "not in good standing" | "nothing";

/**
 * Derives the standing shown on the dashboard. The reported standing (`inGoodStanding`) and the obligations
 * (`isAnythingLate`) load separately and may disagree: good standing shows only while nothing is late, and its absence
 * only beside a visible cause. LAND-02
 */
export const displayedStanding = (inGoodStanding: boolean | undefined, isAnythingLate: boolean): DisplayedStanding => {
  if (inGoodStanding === true && !isAnythingLate) return "in good standing";
  if (inGoodStanding === false && isAnythingLate) return "not in good standing";
  return "nothing";
};
