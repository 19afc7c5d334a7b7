import { createHash } from "node:crypto";

import { RefusalError } from "../platform/http/refusal-error.ts";
import type { PreviewedMail } from "../platform/mail/mail-outbox.ts";
import { html, Html } from "../platform/pages/html.ts";
import type { Facts } from "./confirmation.ts";
import { listIn, type Values } from "./fields.ts";

/** The effects of a change, and the decisions that its confirmation makes. */
export interface Plan {
  readonly effects: Html;
  /** Draws the checkboxes of a field. */
  readonly decisions: (ticked: ReadonlySet<string>) => Html;
  /** The name of the field. */
  readonly decided: string;
}

/** The refusal of a change that changes nothing. */
export const noChange = () => new RefusalError("conflict", "NO_CHANGE", "There is nothing to change.");

export const inOrder = (facts: Facts) =>
  Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));

/** A digest of a change's effects, so that only the previewed change is made. */
export const digestOf = (
  before: Facts,
  after: Facts,
  effects: Html | undefined,
  mails: readonly PreviewedMail[],
): string =>
  createHash("sha256")
    .update(JSON.stringify([inOrder(before), inOrder(after), effects?.markup, mails]))
    .digest("base64url");

/** The effects of a change by its plan; throws a refusal without any. Decisions are not part of the preview. */
export const plannedBy = (plan: Html | Plan | undefined, values: Values) => {
  if (!plan) throw noChange();
  const unchanged = { people: [], before: {}, after: {}, mails: [] };
  if (plan instanceof Html) return { ...unchanged, effects: plan, kept: values, previewed: digestOf({}, {}, plan, []) };
  const { effects, decisions, decided } = plan;
  const { [decided]: _, ...kept } = values;
  return {
    ...unchanged,
    effects,
    decisions: decisions(new Set(listIn(values, decided))),
    kept,
    previewed: digestOf({}, {}, html`${effects}${decisions(new Set())}`, []),
  };
};
