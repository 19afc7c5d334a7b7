import { displayPrice } from "../../../../domain/kernel/money.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import type { ChargedRun } from "../fee-runs/fee-runs.store.ts";
import { takeBackRun, type RunReversal, type RunTakenBack } from "../fee-runs/take-back-run.ts";
import { countedPeople } from "./people-words.ts";
import { textIn, type ActionRun, type Effects, type StaffAction } from "./staff-action.ts";

/** Charges that stay, listed on a page or by a command. */
const mostListed = 400;

const leftTable = ({ left }: RunTakenBack, rules: OrganisationRules) => ({
  title: "Stays as it is",
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

/** What taking back a fee run comes to: what is taken back, who gets a mail, and what stays. DESK-03 */
export const runUndoEffects = (result: RunTakenBack, rules: OrganisationRules): Effects => {
  const { charges, total, left, letters } = result;
  const more = left.length - mostListed;
  return {
    lines: [
      `${charges === 1 ? "1 charge" : `${charges} charges`}, together ${displayPrice(total, rules, "forced")}, taken back by a credit note each`,
      letters === 0
        ? "nobody gets a mail"
        : `${countedPeople(letters)} get${letters === 1 ? "s" : ""} a mail with the reason`,
      "the next fee run of the year charges these people again",
      ...(left.length === 0
        ? []
        : [
            `${left.length === 1 ? "1 charge stays" : `${left.length} charges stay`}${more > 0 ? `; the first ${mostListed} are listed` : ""}`,
          ]),
    ],
    tables: left.length === 0 ? [] : [leftTable(result, rules)],
  };
};

/** Takes back a fee run for the reason filled in; a refusal when nothing of it can be. YEAR-05 */
export const undoRun = async (
  { acting, about, given }: Pick<ActionRun<ChargedRun>, "acting" | "about" | "given">,
  options: Pick<RunReversal, "isRehearsed"> = {},
): Promise<RunTakenBack> => {
  const result = await takeBackRun(acting, about, { ...options, reason: textIn(given, "reason") });
  if (result.charges === 0)
    throw new RefusalError(
      "conflict",
      "NOTHING_LEFT",
      `Nothing of the fee run ${about.number} can be taken back: each charge was paid, in part at least, or taken back before.`,
    );
  return result;
};

/** A fee run, taken back as one. YEAR-05, DESK-03, DESK-07 */
export const feeRunUndoAction: StaffAction<ChargedRun> = {
  path: "undo",
  heading: "Take back a fee run",
  lede: "Each charge that nobody has paid is taken back by a credit note. What was paid, in part at least, stays.",
  role: "admin",
  inputs: [
    {
      name: "reason",
      label: "Reason, as each person will read it",
      kind: "words",
      isOptional: true,
      hint: `Can be left empty within ten minutes of the run: nobody gets a mail, except for those who were reminded meanwhile.`,
      help: "why, as each person reads it; needed when ten minutes have passed since the run",
    },
  ],
  use: async (run) => runUndoEffects(await undoRun(run), run.acting.rules),
  words: () => "is taken back",
  button: "Take it back",
  recorded: (_given, _acting, { number }) => `took back the fee run ${number}`,
  commands: [{ name: "fee-runs undo", help: "take back what a fee run charged and nobody has paid since" }],
};
