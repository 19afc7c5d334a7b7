import { rateChanges } from "../../areas/fee-runs/correct-rates.ts";
import { chargedRuns, type ChargedRun } from "../../areas/fee-runs/fee-runs.store.ts";
import type { FeeRunOptions, FeeRunResult } from "../../areas/fee-runs/run-fees.ts";
import { feeRatesAction } from "../../areas/staff-actions/fee-rates.ts";
import { feeRunUndoAction, runUndoEffects, undoFeeRunFor } from "../../areas/staff-actions/fee-run-undo.ts";
import { chargeYear, feeRunAction, feeRunEffects, omittedFrom } from "../../areas/staff-actions/fee-run.ts";
import { RefusalError, unknownAddress } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { actionForm, renderEffects } from "../action-form.ts";
import type { ChangeForm, Subject } from "../change-form.ts";
import { doneNote } from "../components.ts";
import { mailPreview } from "../confirmation.ts";
import type { Values } from "../fields.ts";
import { formActions } from "../form-actions.ts";
import type { Visit } from "../visit.ts";
import { feeRunList, otherRates, runAddress, runFacts } from "./fee-runs.ts";
import { moneyViews } from "./money.ts";

const takenBack = async (
  context: Visit,
  about: ChargedRun,
  given: Values,
  options?: { readonly isDryRun: boolean },
): Promise<Html> => {
  const result = await undoFeeRunFor({ context, about, given }, options);
  const { firstMail: mail } = result;
  return html`${renderEffects(runUndoEffects(result, context.rules))}${mail && mailPreview(mail, [mail.recipient], context)}`;
};

/** Throws a refusal with the reasons when a fee run charges nobody. */
const assertCharges = (result: FeeRunResult): void => {
  if (result.groups.length > 0) return;
  const reasons = omittedFrom(result).map(([why, people]) => ` ${why}, ${people}.`);
  throw new RefusalError("unacceptable", "NOBODY_CHARGED", `Nobody would be charged.${reasons.join("")}`);
};

const charged = async (context: Visit, given: Values, options?: FeeRunOptions): Promise<Html | undefined> => {
  const result = await chargeYear({ context, given }, options);
  assertCharges(result);
  return renderEffects(feeRunEffects(result, context.rules));
};

const form: ChangeForm<undefined> = {
  ...actionForm<undefined, typeof feeRunAction>(feeRunAction),
  isHeavy: true,
  plan: (context, _about, values) => charged(context, values, { isDryRun: true }),
  use: (context, _about, values) => charged(context, values),
};

/** The note after a fee run, with the ways on, or after one was taken back. DESK-03 */
const doneBy = ({ query }: Visit): Html | undefined => {
  const number = query.get("done");
  if (number !== null)
    return doneNote(
      "The subscriptions have been charged.",
      html`<p class="row"><a class="button second" href="${runAddress(number)}">Undo</a><a class="button second" href="/desk/money/owing">Who owes</a></p>`,
    );
  if (query.has("rates")) return doneNote("The differences have been charged or credited.");
  return query.has("undone") ? doneNote("The fee run is undone.") : undefined;
};

const fees: Subject<undefined> = {
  entry: "money",
  path: "/money",
  find: () => Promise.resolve(undefined),
  running: () => html`<a href="/desk/money">Money</a>`,
  name: () => "The subscription",
  context: (visit) => Promise.resolve(html`${doneBy(visit)}${moneyViews("fees")}`),
  below: async (visit) => html`${await otherRates(visit)}${await feeRunList(visit)}`,
  done: async ({ database, now }) => {
    const run = (await chargedRuns(database)).find(({ chargedAt }) => chargedAt === now.getTime());
    return `/desk/money/fees?done=${run?.number ?? ""}`;
  },
};

/** The subscription of a year, charged once a person after its sums by group were shown. DESK-03, DESK-07 */
export const feeRun = formActions(fees, [form]);

const undoForm: ChangeForm<ChargedRun> = {
  ...actionForm<ChargedRun, typeof feeRunUndoAction>(feeRunUndoAction),
  isHeavy: true,
  plan: (visit, about, given) => takenBack(visit, about, given, { isDryRun: true }),
  use: takenBack,
};

const run: Subject<ChargedRun> = {
  entry: "money",
  path: "/money/fees/:parameter",
  find: async ({ database, parameter }) => {
    const found = (await chargedRuns(database)).find(({ number }) => number === parameter);
    if (!found) throw unknownAddress();
    return found;
  },
  running: () => html`<a href="/desk/money/fees">Annual fees</a>`,
  name: (_visit, { number }) => `The fee run ${number}`,
  context: (visit, about) => Promise.resolve(runFacts(visit, about)),
  done: () => "/desk/money/fees?undone=yes",
};

/** Undoes a fee run after a preview of what goes and what stays. YEAR-05, DESK-03, DESK-07 */
export const feeRunUndoing = formActions(run, [undoForm]);

const yearOfRates: Subject<number> = {
  entry: "money",
  path: "/money/fees/:parameter",
  find: ({ parameter }) => {
    if (!/^\d{4}$/.test(parameter)) throw unknownAddress();
    return Promise.resolve(Number(parameter));
  },
  running: () => html`<a href="/desk/money/fees">Annual fees</a>`,
  name: (_visit, year) => `The subscription for ${year}`,
  people: async (visit, year) => (await rateChanges(visit, year)).map(({ person }) => person.customerId),
  done: () => "/desk/money/fees?rates=yes",
};

/** Charges or credits the difference of people whose group changed since the fee run. YEAR-05, DESK-03, DESK-07 */
export const feeRates = formActions(yearOfRates, [actionForm<number, typeof feeRatesAction>(feeRatesAction)]);
