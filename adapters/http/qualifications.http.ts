import type { QualificationRecords } from "../../application/ports/institute.ts";
import type { Progress } from "../../domain/qualifications/progress.ts";
import type { AnswerOf } from "../contract/call.ts";
import { progress } from "../contract/qualifications.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The progress in an answer. Experience of which a part is missing is no data. QUAL-07 */
export const progressIn = ({ practicalExperience = {}, ...rest }: AnswerOf<typeof progress>): Progress => {
  const { employment, objectives } = practicalExperience;
  return { ...rest, practicalExperience: employment && objectives ? { employment, objectives } : undefined };
};

/** The institute's call about qualifications. */
export const httpQualificationRecords = (api: ApiClient): QualificationRecords => ({
  progress: () => resultOf(api.call(progress, {}).then(progressIn)),
});
