import { messagesOf } from "../kernel/message.ts";
import { percentage } from "../kernel/percentage.ts";

/** A customer's exam record. */
export interface Exams {
  readonly total: number;
  readonly completed: number;
  readonly hasConditionalExemptions: boolean;
}

/** Whether every exam is completed; false when no exams are on record. MEMB-03 */
export const areAllExamsCompleted = ({ completed, total }: Pick<Exams, "completed" | "total">): boolean =>
  total > 0 && completed >= total;

const isTrail = (pathway: string | undefined): boolean => pathway === "TRAIL_L7" || pathway === "TRAIL_L4";

/** Fill level of the exams doughnut. On a trail pathway one exam fills it. QUAL-03, QUAL-04 */
export const examsPercentage = (exams: Pick<Exams, "completed" | "total">, pathway: string | undefined): number => {
  if (isTrail(pathway)) return exams.completed > 0 ? 100 : 0;
  return percentage(exams.completed, exams.total);
};

/** Names of the qualifications. QUAL-03, LANG-04 */
export const qualificationNames = messagesOf("qualificationName", {
  fia: "FIA pathway",
  acca: "ACCA qualification",
});

/** The qualification that the exams card names: the FIA pathway by description, or the ACCA qualification. QUAL-03 */
export type QualificationName =
  | { readonly of: "FIA pathway"; readonly description: string | undefined }
  | { readonly of: "ACCA qualification" };

/** The exams card. QUAL-03, QUAL-04, QUAL-05 */
export interface ExamsCard {
  readonly percentage: number;
  /** For example "7/13". */
  readonly progress: string;
  readonly names: QualificationName;
  readonly showsConditionalExemptions: boolean;
}

/** Builds the exams card for a pathway; unknown pathways count as the ACCA qualification. QUAL-03 to QUAL-05 */
export const examsCardOf = (
  exams: Exams,
  pathway: string | undefined,
  pathwayDescription: string | undefined,
): ExamsCard => ({
  percentage: examsPercentage(exams, pathway),
  progress: `${exams.completed}/${exams.total}`,
  names: pathway === "FIA" ? { of: "FIA pathway", description: pathwayDescription } : { of: "ACCA qualification" },
  showsConditionalExemptions: exams.hasConditionalExemptions,
});
