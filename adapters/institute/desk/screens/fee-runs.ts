import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { chargedRuns, type ChargedRun } from "../../areas/fee-runs/fee-runs.store.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { facts, section, table } from "../pieces.ts";
import type { Visit } from "../visit.ts";

/** The latest runs that are listed. */
const listedRuns = 20;

export const runAddress = (number: string): string => `/desk/money/fees/${number}/undo`;

/** The latest fee runs, each with the way to take it back; undefined before the first. YEAR-05, DESK-07 */
export const feeRunList = async ({ database, rules }: Visit): Promise<Html | undefined> => {
  const runs = (await chargedRuns(database)).slice(0, listedRuns);
  if (runs.length === 0) return undefined;
  return section(
    "runs",
    "Fee runs",
    table(
      "Fee runs",
      [["Run", "first"], ["When"], ["Who"], ["Charges", "figure"], ["Taken back", "figure"], ["Together", "figure"]],
      runs.map(({ number, chargedAt, chargedBy, charges, takenBack, total }) => [
        takenBack < charges ? html`<a class="to" href="${runAddress(number)}">${number}</a>` : number,
        displayInstant(chargedAt, rules),
        chargedBy,
        String(charges),
        String(takenBack),
        displayPrice(total, rules, "forced"),
      ]),
    ),
  );
};

/** What a fee run charged. */
export const runFacts = (
  { rules }: Visit,
  { number, chargedAt, chargedBy, charges, takenBack, total }: ChargedRun,
): Html =>
  facts([
    ["Run", number],
    ["Charged", `${displayInstant(chargedAt, rules)}, by ${chargedBy}`],
    ["Charges", `${charges}, together ${displayPrice(total, rules, "forced")}`],
    ["Taken back", String(takenBack)],
  ]);
