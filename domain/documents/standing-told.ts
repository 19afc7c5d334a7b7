// Apart from what the institute decides it by, which the dashboard does without.

/** What the dashboard says of a person's standing; nothing where it is not certain, or where no cause is to be seen. */
export type StandingTold = "in good standing" | "not in good standing" | "nothing";

/**
 * What the dashboard says of a person's standing. The institute's word for it (`inGoodStanding`) and what is asked of
 * the person today (`isAnythingLate`) are read one after the other, and one may have changed: good standing is only
 * said while nothing is late, and its want only beside what it is for. LAND-02
 */
export const standingToldOf = (inGoodStanding: boolean | undefined, isAnythingLate: boolean): StandingTold => {
  if (inGoodStanding === true && !isAnythingLate) return "in good standing";
  if (inGoodStanding === false && isAnythingLate) return "not in good standing";
  return "nothing";
};
