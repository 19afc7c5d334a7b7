import { displayPrice } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { ChargedRun } from "../fee-runs/fee-runs.store.ts";
import { undoFeeRun, type FeeRunUndo, type UndoneFeeRun } from "../fee-runs/undo-fee-run.ts";
import { countedPeople } from "./people-words.ts";
import { textIn, type ActionRun, type Effects, type StaffAction } from "./staff-action.ts";

/** Charges that stay, listed on a page or by a command. */
const mostListed = 400;

const leftTable = ({ left }: UndoneFeeRun, rules: OrganisationRules) => ({
  title: "Charges that stay",
  columns: ["Person", "Number", "Charge", "Why", "Amount"],
  figures: ["Amount"],
  rows: left
    .slice(0, mostListed)
    .map(({ person, charge, why }) => [
      fullNameOf(person),
      person.customerId,
      charge.reference,
      why,
      displayPrice(charge.amount, rules, "forced"),
    ]),
});

/** The effects of undoing a fee run: credited charges, mails, and charges that stay. DESK-03 */
export const runUndoEffects = (result: UndoneFeeRun, rules: OrganisationRules): Effects => {
  const { charges, total, left, mailCount } = result;
  const more = left.length - mostListed;
  return {
    lines: [
      `credit notes for ${charges === 1 ? "1 charge" : `${charges} charges`}, ${displayPrice(total, rules, "forced")} in total`,
      mailCount === 0
        ? "no emails are sent"
        : `${countedPeople(mailCount)} get${mailCount === 1 ? "s" : ""} an email with the reason`,
      "the next fee run for the year charges these people again",
      ...(left.length === 0
        ? []
        : [
            `${left.length === 1 ? "1 charge stays" : `${left.length} charges stay`}${more > 0 ? `; the first ${mostListed} are listed` : ""}`,
          ]),
    ],
    tables: left.length === 0 ? [] : [leftTable(result, rules)],
  };
};

/** Undoes a fee run for the reason filled in; a refusal when none of it can be undone. YEAR-05 */
export const undoFeeRunFor = async (
  { context, about, given }: Pick<ActionRun<ChargedRun>, "context" | "about" | "given">,
  options: Pick<FeeRunUndo, "isDryRun"> = {},
): Promise<UndoneFeeRun> => {
  const result = await undoFeeRun(context, about, { ...options, reason: textIn(given, "reason") });
  if (result.charges === 0)
    throw new RefusalError(
      "conflict",
      "NOTHING_LEFT",
      `The fee run ${about.number} cannot be undone: every charge has been paid, in full or in part, or credited already.`,
    );
  return result;
};

/** Undoes a fee run as a whole. YEAR-05, DESK-03, DESK-07 */
export const feeRunUndoAction: StaffAction<ChargedRun> = {
  path: "undo",
  heading: "Undo a fee run",
  lede: "Each unpaid charge gets a credit note. Charges paid in full or in part stay.",
  role: "admin",
  inputs: [
    {
      name: "reason",
      label: "Reason, as each person will read it",
      kind: "words",
      isOptional: true,
      hint: "Required once ten minutes have passed since the run. Before that, only people who have been reminded since get an email.",
      help: "the reason, as each person will read it; required once ten minutes have passed since the run",
    },
  ],
  use: async (run) => runUndoEffects(await undoFeeRunFor(run), run.context.rules),
  words: () => "is undone",
  button: "Undo the fee run",
  recorded: (_given, _acting, { number }) => `undid the fee run ${number}`,
  commands: [{ name: "fee-runs undo", help: "undo a fee run: credit each of its charges that is still unpaid" }],
};
