import { isConsistent, submissionStatusOf, type Declaration } from "../../../../../domain/cpd/declaration.ts";
import { dutyAfter } from "../../../../../domain/cpd/duty.ts";
import { adjustmentStatuses } from "../../../../../domain/cpd/history.ts";
import {
  cpdStatusOf,
  showsDeclarationNotice,
  type CpdOverview,
  type SubmissionStatus,
} from "../../../../../domain/cpd/status.ts";
import { displayDate } from "../../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../../domain/rules/organisation-rules.ts";
import { isInForce, submissionStateOf } from "../../../../../domain/submissions/events.ts";
import type { AnswerOf } from "../../../../contract/call.ts";
import { submitDeclaration } from "../../../../contract/cpd-declarations.contract.ts";
import { cpdHistory, cpdOverview } from "../../../../contract/cpd.contract.ts";
import type { ApiParts, CallRequest } from "../../../platform/api/serve.ts";
import { fillLine } from "../../../platform/content/fill-line.ts";
import type { CustomerRow } from "../../../platform/customers/customers.store.ts";
import { RefusalError } from "../../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { MailTexts } from "../../../platform/mail/mails.ts";
import type { Fact } from "../../../platform/paper/layouts.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { newReference } from "../../submissions/reference.ts";
import { storeSubmission } from "../../submissions/submissions.store.ts";
import { confirmByEmail, yesOrNo, type DescribeSubmission } from "../../submissions/submitted.ts";
import { declarationsOf, historyOf, overviewOf, forgetReminders, putDuty } from "../cpd.store.ts";
import { recordBefore } from "./take-back.ts";

const hasDeclared = async (database: Database, customerId: string, year: number): Promise<boolean> =>
  (await declarationsOf(database, customerId)).some(({ declaration }) => declaration.year === year);

/** The declared years of a member. */
const declaredYearsOf = async (database: Database, customerId: string): Promise<readonly number[]> => {
  const years = await database
    .selectFrom("cpdYears")
    .select("year")
    .where("customerId", "=", customerId)
    .where("status", "!=", "NOT_DECLARED")
    .execute();
  return years.map(({ year }) => year);
};

/**
 * Records the effects of a declaration: advances the overview, adds the year to the history, and removes reminders.
 * CPD-09, CPD-11
 */
const recordDeclared = async (
  database: Database,
  customerId: string,
  { year }: CpdOverview,
  status: SubmissionStatus,
  { cpd }: OrganisationRules,
): Promise<void> => {
  await database
    .insertInto("cpdYears")
    .values({ customerId, year, status, broughtForwardUnits: 0 })
    .onConflict((conflict) => conflict.columns(["customerId", "year"]).doUpdateSet({ status }))
    .execute();
  await putDuty(database, customerId, dutyAfter(year, await declaredYearsOf(database, customerId), cpd));
  await forgetReminders(database, customerId);
};

/** Throws unless this customer may make this declaration now. Applies the portal's rules. CPD-02, CPD-08 */
const mayDeclare = (
  customer: CustomerRow,
  overview: CpdOverview,
  declaration: Declaration,
  { cpd: { routes } }: OrganisationRules,
): void => {
  const facts = { status: cpdStatusOf(overview), isRetired: customer.isRetired === 1, routes };
  if (!showsDeclarationNotice(facts.status, facts.isRetired)) throw wordedRefusal(422, "NOTHING_TO_DECLARE");
  if (declaration.year !== overview.year)
    throw new RefusalError(422, "WRONG_YEAR", `The year you can declare now is ${overview.year}.`);
  if (!isConsistent(declaration, facts))
    throw new RefusalError(422, "ANSWERS_DISAGREE", "The route does not fit whether the requirements were met.");
};

/** Accepts an annual declaration, once per year. CPD-08, CPD-09, CPD-10 */
const declare = async (
  callRequest: CallRequest<typeof submitDeclaration>,
  mails: MailTexts,
): Promise<AnswerOf<typeof submitDeclaration>> => {
  const { database, customer, customerId, body: declaration, now, today } = callRequest;
  const { year } = declaration;
  if (await hasDeclared(database, customerId, year))
    throw new RefusalError(409, "ALREADY_DECLARED", `You have already declared your CPD for ${year}.`);
  const overview = await overviewOf(database, customerId, callRequest);
  mayDeclare(customer, overview, declaration, callRequest.rules);

  const status = submissionStatusOf(declaration);
  const receipt = { reference: newReference(`CPD-${year}`), year, status, submittedOn: today };
  const replaced = await recordBefore(database, customerId, overview.year);
  await storeSubmission(database, {
    kind: "declaration",
    reference: receipt.reference,
    customerId,
    answers: declaration,
    now,
    today,
    replaced,
  });
  await recordDeclared(database, customerId, overview, status, callRequest.rules);
  await confirmByEmail(callRequest, mails, {
    what: ({ declaration: named }) => fillLine(named, { year: String(year) }),
    reference: receipt.reference,
    describe: declarationSubmitted,
    next: (next, say) => say(next.declaration[status], {}),
  });
  return receipt;
};

/** Serves the CPD overview, the record by year, and annual declarations. CPD-01, CPD-09, CPD-11 */
export const serveDeclarations = ({ serve, mails }: ApiParts): void => {
  serve(cpdOverview, {
    answer: (callRequest) => overviewOf(callRequest.database, callRequest.customerId, callRequest),
  });

  serve(cpdHistory, {
    answer: async (callRequest) => {
      const { database, customerId, query } = callRequest;
      const requested = query.adjustmentStatuses.split(",");
      const statuses = adjustmentStatuses.filter((status) => requested.includes(status));
      return { annualDeclarations: await historyOf(database, customerId, statuses, callRequest) };
    },
  });

  serve(submitDeclaration, { answer: (callRequest) => declare(callRequest, mails) });
};

/** A declaration for its copy. CPD-10 */
export const declarationSubmitted: DescribeSubmission = (
  { kind, answers: storedAnswers, submittedOn, events },
  rules,
  words,
) => {
  const texts = words.declaration;
  const declared = storedAnswers as Declaration;
  const answers: Readonly<Record<Exclude<keyof Declaration, "year">, Fact>> = {
    isRequirementsMet: [texts.isRequirementsMet, yesOrNo(declared.isRequirementsMet, words)],
    route: [texts.route, texts.routes[declared.route]],
    isEngagementPartner: [texts.isEngagementPartner, yesOrNo(declared.isEngagementPartner, words)],
    isConfirmed: [texts.isConfirmed, words.yes],
  };
  return {
    title: fillLine(texts.title, { year: String(declared.year) }),
    facts: [[texts.submittedOn, displayDate(submittedOn, rules)], ...Object.values(answers)],
    // A declaration that was taken back gets no copy.
    isSealed: isInForce(submissionStateOf(kind, events)),
  };
};
