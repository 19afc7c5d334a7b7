import { yearOf } from "../../../../domain/kernel/calendar-date.ts";
import { displayInstant } from "../../../../domain/kernel/instant.ts";
import { displayPrice } from "../../../../domain/kernel/money.ts";
import { rateChanges } from "../../areas/fee-runs/correct-rates.ts";
import { chargedRuns, type ChargedRun } from "../../areas/fee-runs/fee-runs.store.ts";
import { rateEffects } from "../../areas/staff-actions/fee-rates.ts";
import { countedPeople } from "../../areas/staff-actions/people-words.ts";
import { html, type Html } from "../../platform/pages/html.ts";
import { renderEffects } from "../action-form.ts";
import { staffNameOf } from "../case-words.ts";
import { facts, section, table } from "../components.ts";
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
      [["Run", "first"], ["When"], ["By"], ["Charges", "figure"], ["Credited", "figure"], ["Total", "figure"]],
      runs.map(({ number, chargedAt, chargedBy, charges, takenBack, total }) => [
        takenBack < charges ? html`<a class="to" href="${runAddress(number)}">${number}</a>` : number,
        displayInstant(chargedAt, rules),
        staffNameOf(chargedBy),
        String(charges),
        String(takenBack),
        displayPrice(total, rules, "forced"),
      ]),
    ),
  );
};

/** The people who pay another rate than they were charged for this year or a later one, with the way to correct it. YEAR-05 */
export const otherRates = async (visit: Visit): Promise<Html> => {
  const runs = await chargedRuns(visit.database);
  const years = new Set(runs.map(({ year }) => year).filter((year) => year >= yearOf(visit.today)));
  const parts: Html[] = [];
  for (const year of years) {
    const changes = await rateChanges(visit, year);
    if (changes.length > 0)
      parts.push(html`<div class="part"><p>${countedPeople(changes.length)} changed group since the subscription for ${String(year)} was charged.
          <a href="/desk/money/fees/${String(year)}/rates">Charge or credit the difference</a></p></div>
        ${renderEffects(rateEffects(changes, visit.rules))}`);
  }
  return html`${parts}`;
};

/** What a fee run charged. */
export const runFacts = (
  { rules }: Visit,
  { number, chargedAt, chargedBy, charges, takenBack, total }: ChargedRun,
): Html =>
  facts([
    ["Run", number],
    ["Charged", `${displayInstant(chargedAt, rules)}, by ${staffNameOf(chargedBy)}`],
    ["Charges", `${charges}, total ${displayPrice(total, rules, "forced")}`],
    ["Credited", String(takenBack)],
  ]);
