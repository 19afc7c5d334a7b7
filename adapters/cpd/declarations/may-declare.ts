import { holdsTogether, type Declaration } from "../../../domain/cpd/declaration.ts";
import { cpdStatusOf, showsDeclarationNotice, type CpdOverview } from "../../../domain/cpd/status.ts";
import type { CustomerRow } from "../../customer/storage.ts";
import { Refused } from "../../institute/refused.ts";
import { refuseSuspended } from "../../institute/api/refuse-suspended.ts";

/** Throws unless this customer may make this declaration now: the portal's rules, asked again here. CPD-02, CPD-08, SUSP-03 */
export const mayDeclare = (customer: CustomerRow, overview: CpdOverview, declaration: Declaration): void => {
  refuseSuspended(customer);
  if (!showsDeclarationNotice(cpdStatusOf(overview), customer.isRetired === 1))
    throw new Refused(422, "NOTHING_TO_DECLARE", "You have no CPD declaration to make at present.");
  if (declaration.year !== overview.year)
    throw new Refused(422, "WRONG_YEAR", `The year you can declare now is ${overview.year}.`);
  if (!holdsTogether(declaration))
    throw new Refused(422, "ANSWERS_DISAGREE", "The route does not fit whether the requirements were met.");
};
