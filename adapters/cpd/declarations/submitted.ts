import type { Declaration } from "../../../domain/cpd/declaration.ts";
import { routeNames } from "../../../domain/cpd/route-names.ts";
import { displayDate } from "../../../domain/kernel/calendar-date.ts";
import type { Fact } from "../../institute/paper/layouts.ts";
import { yesOrNo, type FindSubmitted } from "../../submissions/submitted.ts";
import "./storage.ts";

/** A declaration as its copy says it. CPD-10 */
export const declarationSubmitted: FindSubmitted = async (database, customerId, reference) => {
  const declared = await database
    .selectFrom("cpdDeclarations")
    .selectAll()
    .where("customerId", "=", customerId)
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (!declared) return undefined;
  const answers: Readonly<Record<Exclude<keyof Declaration, "year">, Fact>> = {
    isRequirementsMet: ["CPD requirements met", yesOrNo(declared.isRequirementsMet === 1)],
    route: ["Route", routeNames[declared.route]],
    isEngagementPartner: ["Engagement partner", yesOrNo(declared.isEngagementPartner === 1)],
    isConfirmed: ["Confirmed as accurate", "Yes"],
  };
  return {
    title: `CPD declaration for ${declared.year}`,
    facts: [["Submitted on", displayDate(declared.submittedOn)], ...Object.values(answers)],
  };
};
