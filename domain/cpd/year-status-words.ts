import type { YearStatus } from "./history.ts";

/** Each status of a CPD year in words. */
export const yearStatusWords: Readonly<Record<YearStatus, string>> = {
  NOT_DECLARED: "Not declared",
  COMPLETE: "Declared",
  INCOMPLETE: "Declared, route to be given",
  NOT_MET_REQUIREMENTS: "Declared, requirements not met",
};
