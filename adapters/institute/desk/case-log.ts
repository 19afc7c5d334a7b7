import type { Declaration } from "../../../domain/cpd/declaration.ts";
import { yearSum, type LoggedYear } from "../../../domain/cpd/log.ts";
import type { Evidence } from "../../../domain/evidence/evidence.ts";
import { hasCpdRecord } from "../areas/cpd/cpd.store.ts";
import { loggedYearsOf } from "../areas/cpd/log/logged-years.ts";
import { evidenceAbout, evidenceOf } from "../areas/evidence/evidence.store.ts";
import type { SubmissionCase } from "../areas/submissions/deciding.ts";
import { html, type Html } from "../platform/pages/html.ts";
import { empty, section, table, time } from "./pieces.ts";
import type { Visit } from "./visit.ts";

/** The year of a declaration in its member's log; undefined for other submissions, and where nothing is logged. LOG-05 */
export const logOfDeclaration = async (
  visit: Visit,
  { person, submission }: SubmissionCase,
): Promise<LoggedYear | undefined> => {
  if (submission.kind !== "declaration" || !(await hasCpdRecord(visit.database, person.customerId))) return undefined;
  const { year } = submission.answers as Declaration;
  return (await loggedYearsOf(visit.database, person, visit)).find((each) => each.year === year);
};

/** The files of a case: those sent with it or with an answer, and of a declaration those of the activities that were logged. LOG-05 */
export const filesOfCase = async (
  { database }: Visit,
  { person, submission: { reference } }: SubmissionCase,
  log: LoggedYear | undefined,
): Promise<readonly Evidence[]> => {
  const sent = await evidenceAbout(database, { kind: "submission", reference });
  if (!log) return sent;
  const logged = new Set(log.activities.map(({ id }) => id));
  const others = (await evidenceOf(database, person.customerId)).filter(
    ({ about }) => about?.kind === "activity" && logged.has(about.reference),
  );
  return [...sent, ...others];
};

/** What a member has logged for a year, against the rules. LOG-05 */
export const logSection = (log: LoggedYear | undefined, { rules }: Visit): Html => {
  if (!log || log.activities.length === 0)
    return section(
      "log",
      "The log of the year",
      empty("Nothing is logged.", "Evidence may be among the files, or in the answers."),
    );
  const { counted, required } = yearSum(log, rules.cpd);
  return section(
    "log",
    "The log of the year",
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
