import type { Declaration } from "../../../../domain/cpd/declaration.ts";
import type { LoggedYear } from "../../../../domain/cpd/log.ts";
import type { Evidence } from "../../../../domain/evidence/evidence.ts";
import { hasCpdRecord } from "../cpd/duty.store.ts";
import { loggedYearsOf } from "../cpd/log/logged-years.ts";
import { evidenceAbout, evidenceOf } from "../evidence/evidence.store.ts";
import type { SubmissionCase } from "../submissions/decision-effects.ts";
import type { ActionContext } from "../use-case-context.ts";

type About = Pick<SubmissionCase, "person" | "submission">;
type CaseFilesRequest = Pick<ActionContext, "database" | "today" | "rules">;

/** The year of a declaration in its member's log; undefined for other submissions, and where nothing is logged. LOG-05 */
export const logOfDeclaration = async (
  reading: CaseFilesRequest,
  { person, submission }: About,
): Promise<LoggedYear | undefined> => {
  if (submission.kind !== "declaration" || !(await hasCpdRecord(reading.database, person.customerId))) return undefined;
  const { year } = submission.answers as Declaration;
  return (await loggedYearsOf(reading.database, person, reading)).find((each) => each.year === year);
};

/** The files of a case: those sent with it or with an answer, and of a declaration those of the activities that were logged. LOG-05 */
export const filesOfCase = async (
  { database }: Pick<CaseFilesRequest, "database">,
  { person, submission: { reference } }: About,
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
