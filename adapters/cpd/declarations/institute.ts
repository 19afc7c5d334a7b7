import { isConsistent, submissionStatusOf, type Declaration } from "../../../domain/cpd/declaration.ts";
import { adjustmentStatuses } from "../../../domain/cpd/history.ts";
import { cpdStatusOf, showsDeclarationNotice, type CpdOverview } from "../../../domain/cpd/status.ts";
import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import type { AnswerOf } from "../../contract/call.ts";
import type { CustomerRow } from "../../customer/storage.ts";
import type { ApiParts } from "../../institute/api/api-parts.ts";
import { newReference } from "../../institute/api/new-reference.ts";
import type { CallRequest } from "../../institute/api/serve.ts";
import { submitted } from "../../mail/letters.ts";
import { putInOutbox } from "../../mail/outbox.ts";
import { Refused } from "../../institute/refused.ts";
import { historyOf, overviewOf } from "../storage.ts";
import { cpdHistory } from "../contract.ts";
import { submitDeclaration } from "./contract.ts";
import { hasDeclared, recordDeclared, storeDeclaration } from "./storage.ts";

/** Throws unless this customer may make this declaration now: the portal's rules, asked again here. CPD-02, CPD-08 */
const mayDeclare = (customer: CustomerRow, overview: CpdOverview, declaration: Declaration): void => {
  const facts = { status: cpdStatusOf(overview), isRetired: customer.isRetired === 1 };
  if (!showsDeclarationNotice(facts.status, facts.isRetired))
    throw new Refused(422, "NOTHING_TO_DECLARE", "You have no CPD declaration to make at present.");
  if (declaration.year !== overview.year)
    throw new Refused(422, "WRONG_YEAR", `The year you can declare now is ${overview.year}.`);
  if (!isConsistent(declaration, facts))
    throw new Refused(422, "ANSWERS_DISAGREE", "The route does not fit whether the requirements were met.");
};

/** Takes an annual declaration, once for each year. CPD-08, CPD-09, CPD-10 */
const declare = async ({
  database,
  customer,
  customerId,
  body: declaration,
  now,
}: CallRequest<typeof submitDeclaration>): Promise<AnswerOf<typeof submitDeclaration>> => {
  const { year } = declaration;
  if (await hasDeclared(database, customerId, year))
    throw new Refused(409, "ALREADY_DECLARED", `You have already declared your CPD for ${year}.`);
  const overview = await overviewOf(database, customerId, now);
  mayDeclare(customer, overview, declaration);

  const status = submissionStatusOf(declaration);
  const receipt = { reference: newReference(`CPD-${year}`), year, status, submittedOn: dayOf(now) };
  await storeDeclaration(database, customerId, declaration, receipt, now);
  await recordDeclared(database, customerId, overview, status);
  const letter = submitted(`CPD declaration for ${year}`, receipt.reference, "Keep your evidence for three years. If we need anything more from you, we will write to you.");
  await putInOutbox(database, { customerId, ...letter }, now);
  return receipt;
};

/** The CPD record, year by year, and the annual declaration. CPD-09, CPD-11 */
export const serveDeclarations = ({ serve }: ApiParts): void => {
  serve(cpdHistory, {
    answer: async ({ database, customerId, query }) => {
      const asked = query.adjustmentStatuses.split(",");
      const statuses = adjustmentStatuses.filter((status) => asked.includes(status));
      return { annualDeclarations: await historyOf(database, customerId, statuses) };
    },
  });

  serve(submitDeclaration, { answer: declare });
};
