import { exams, progress } from "../../../contract/qualifications.contract.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { readProgress } from "./read-progress.ts";

/** Progress towards a qualification, and its exams alone. QUAL-01, CALL-01 */
export const serveQualifications = ({ serve }: ApiDependencies): void => {
  serve(progress, { answer: readProgress });

  serve(exams, { answer: async (request) => ({ exams: (await readProgress(request)).exams }) });
};
