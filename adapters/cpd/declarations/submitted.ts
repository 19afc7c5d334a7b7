import { routeNames } from "../../../domain/cpd/route-names.ts";
import { displayDate } from "../../../domain/kernel/calendar-date.ts";
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
  return (
    declared && {
      title: `CPD declaration for ${declared.year}`,
      particulars: [
        ["Submitted on", displayDate(declared.submittedOn)],
        ["CPD requirements met", yesOrNo(declared.isRequirementsMet === 1)],
        ["Route", routeNames[declared.route]],
        ["Engagement partner", yesOrNo(declared.isEngagementPartner === 1)],
        ["Confirmed as accurate", "Yes"],
      ],
    }
  );
};
