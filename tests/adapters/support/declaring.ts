import { cpdOverview } from "../../../adapters/contract/cpd.contract.ts";
import { ask } from "./open-institute.ts";
import type { TestInstitute } from "./test-institute.ts";

export const declarationAnswers = {
  isRequirementsMet: true,
  route: "UNIT_ROUTE",
  isEngagementPartner: false,
  isConfirmed: true,
};

/** A declaration for the year that a seeded person has to declare, which depends on the day of the test run. */
export const declarationOf = async (institute: TestInstitute, who: string) => {
  const { year } = (await ask(institute, who, cpdOverview)).answer;
  return { year, ...declarationAnswers };
};
