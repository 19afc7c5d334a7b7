import { isConsistent, submissionStatusOf, type Declaration } from "../../../../../domain/cpd/declaration.ts";
import { dutyAfter } from "../../../../../domain/cpd/duty.ts";
import { yearSum } from "../../../../../domain/cpd/log.ts";
import { cpdStatusOf, showsDeclarationNotice, type CpdOverview } from "../../../../../domain/cpd/status.ts";
import type { OrganisationRules } from "../../../../../domain/rules/organisation-rules.ts";
import { fillLine } from "../../../platform/content/fill-line.ts";
import type { CustomerRow } from "../../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../../platform/http/refusal-texts.ts";
import type { Database } from "../../../platform/storage/storage.ts";
import { confirmByEmail } from "../../submissions/confirm-submission.ts";
import { newReference } from "../../submissions/reference.ts";
import { storeSubmission } from "../../submissions/submissions.store.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { overviewOf, putDuty } from "../duty.store.ts";
import { declarationsOf } from "../history.store.ts";
import { loggedYearsOf } from "../log/logged-years.ts";
import { removeObsoleteReminders } from "../reminders.ts";
import { broughtForwardTo, declaredYearsOf, putBroughtForward, putYear } from "../years.store.ts";
import { describeDeclaration } from "./describe-declaration.ts";
import { snapshotBeforeDeclaration } from "./take-back.ts";

const hasDeclared = async (database: Database, customerId: string, year: number): Promise<boolean> =>
  (await declarationsOf(database, customerId)).some(({ declaration }) => declaration.year === year);

/** Throws unless this customer may make this declaration now. Applies the portal's rules. CPD-02, CPD-08 */
const mayDeclare = (
  customer: CustomerRow,
  overview: CpdOverview,
  declaration: Declaration,
  { cpd: { routes } }: OrganisationRules,
): void => {
  const facts = { status: cpdStatusOf(overview), isRetired: customer.isRetired === 1, routes };
  if (!showsDeclarationNotice(facts.status, facts.isRetired)) throw wordedRefusal("unacceptable", "NOTHING_TO_DECLARE");
  if (declaration.year !== overview.year)
    throw wordedRefusal("unacceptable", "WRONG_YEAR", { values: { year: String(overview.year) } });
  if (!isConsistent(declaration, facts))
    throw wordedRefusal("unacceptable", "ROUTE_DISAGREES", { code: "ANSWERS_DISAGREE" });
};

/** Records what the log of a year declared by units leaves for the next year. LOG-01 */
const bringForward = async (
  context: ActionContext,
  member: CustomerRow,
  { year, route }: Declaration,
): Promise<void> => {
  const { database, today, rules } = context;
  const { customerId } = member;
  if (route !== "UNIT_ROUTE") return;
  const logged = (await loggedYearsOf(database, member, { today, rules })).find((each) => each.year === year);
  const spare = logged ? yearSum(logged, rules.cpd).spare : 0;
  if (spare > 0 && !(await broughtForwardTo(database, customerId, year + 1)))
    await putBroughtForward(context, database, customerId, year + 1, spare);
};

/** Accepts an annual declaration, once per year. CPD-08, CPD-09, CPD-10, CPD-11 */
export const declare = async (context: ActionContext, member: CustomerRow, declaration: Declaration) => {
  const { database, now, today, rules } = context;
  const { customerId } = member;
  const { year } = declaration;
  if (await hasDeclared(database, customerId, year))
    throw wordedRefusal("conflict", "ALREADY_DECLARED", { values: { year: String(year) } });
  mayDeclare(member, await overviewOf(database, customerId, context), declaration, rules);

  const status = submissionStatusOf(declaration);
  const reference = newReference(`CPD-${year}`);
  const replaced = await snapshotBeforeDeclaration(database, customerId, year);
  const sent = { kind: "declaration", reference, customerId, answers: declaration, now, today, replaced } as const;
  const submission = await storeSubmission(database, sent);
  await putYear(context, database, { customerId, year, status });
  await bringForward(context, member, declaration);
  await putDuty(context, database, customerId, dutyAfter(year, await declaredYearsOf(database, customerId), rules.cpd));
  await removeObsoleteReminders(context, database, customerId);
  await confirmByEmail(context, member, {
    what: ({ declaration: named }) => fillLine(named, { year: String(year) }),
    submission,
    describe: describeDeclaration,
    next: (next, say) => say(next.declaration[status], {}),
  });
  return { reference, year, status, submittedOn: today };
};
