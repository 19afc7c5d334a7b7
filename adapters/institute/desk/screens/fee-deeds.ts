import type { FeeRunOptions, FeeRunResult } from "../../areas/fee-runs/run-fees.ts";
import { chargeYear, feeRunAction, feeRunEffects, leftOutOf } from "../../areas/staff-actions/fee-run.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { actionForm, effectsShown } from "../action-form.ts";
import type { ChangeForm, Subject } from "../change-form.ts";
import type { Values } from "../fields.ts";
import { formDeeds } from "../form-deeds.ts";
import { doneNote } from "../pieces.ts";
import type { Visit } from "../visit.ts";
import { moneyViews } from "./money.ts";

/** Refuses a fee run that charges nobody, with the reasons. */
const assertCharges = (result: FeeRunResult): void => {
  if (result.groups.length > 0) return;
  const reasons = leftOutOf(result).map(([why, people]) => ` ${why}, ${people}.`);
  throw new RefusalError("unacceptable", "NOBODY_CHARGED", `Nobody would be charged.${reasons.join("")}`);
};

const charged = async (acting: Visit, given: Values, options?: FeeRunOptions): Promise<Html | undefined> => {
  const result = await chargeYear({ acting, given }, options);
  assertCharges(result);
  return effectsShown(feeRunEffects(result, acting.rules));
};

const form: ChangeForm<undefined> = {
  ...actionForm<undefined, typeof feeRunAction>(feeRunAction),
  isHeavy: true,
  plan: (acting, _about, values) => charged(acting, values, { isRehearsed: true }),
  use: (acting, _about, values) => charged(acting, values),
};

const fees: Subject<undefined> = {
  entry: "money",
  path: "/money",
  find: () => Promise.resolve(undefined),
  running: () => html`<a href="/desk/money">Money</a>`,
  name: () => "The subscription",
  context: ({ query }) =>
    Promise.resolve(
      html`${query.has("done") ? doneNote("The subscriptions are charged.", html`<a class="button second" href="/desk/money/owing">Who owes</a>`) : undefined}${moneyViews("fees")}`,
    ),
  done: () => "/desk/money/fees?done=yes",
};

/** The subscription of a year, charged once a person after its sums by group were shown. DESK-03, DESK-07 */
export const feeRun = formDeeds(fees, [form]);
