import { yearSum, type LoggedYear } from "../../../domain/cpd/log.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { empty, section, table, time } from "./components.ts";
import type { Visit } from "./visit.ts";

/** What a member has logged for a year, against the rules. LOG-05 */
export const logSection = (log: LoggedYear | undefined, { rules }: Visit): Html => {
  if (!log || log.activities.length === 0)
    return section(
      "log",
      "CPD log of the year",
      empty("Nothing is logged.", "There may be evidence in the files or the answers."),
    );
  const { counted, required } = yearSum(log, rules.cpd);
  return section(
    "log",
    "CPD log of the year",
    html`<p>${String(counted.units)} of ${String(required.units)} units, ${String(counted.verifiable)} of ${String(required.verifiable)} verifiable.</p>
      ${table(
        "What was logged",
        [["What", "first"], ["Day"], ["Units", "figure"], ["Verifiable"]],
        log.activities.map(({ title, learnt, date, units, isVerifiable }) => [
          html`${title}${learnt === undefined ? undefined : html`<br /><span class="soft">${learnt}</span>`}`,
          time(date, rules),
          String(units),
          isVerifiable ? "Yes" : "No",
        ]),
      )}`,
  );
};
