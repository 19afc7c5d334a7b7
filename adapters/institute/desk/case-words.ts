import type { SubmissionEvent } from "../../../domain/submissions/events.ts";
import type { StoredSubmission } from "../areas/submissions/submissions.store.ts";
import type { Visit } from "./visit.ts";

/** The address of a case's page. */
export const caseAddress = ({ references }: Pick<Visit, "references">, reference: string): string =>
  `/desk/cases/${references.to("case", reference)}`;

/** Who made an event: the person, or one of the staff by name. */
export const authorOf = ({ customerId }: Pick<StoredSubmission, "customerId">, { by }: SubmissionEvent): string =>
  by === customerId ? "the person" : by.replace(/^(?:desk|registrar): /, "");
