import type { SubmissionEvent } from "../../../domain/submissions/events.ts";
import type { StoredSubmission } from "../areas/submissions/submissions.store.ts";
import { unknownAddress } from "../platform/http/refusal-error.ts";
import type { Visit } from "./visit.ts";

/** The address of a case's page. */
export const caseAddress = ({ references }: Pick<Visit, "references">, reference: string): string =>
  `/desk/cases/${references.to("case", reference)}`;

/** The name of one of the staff, without the tool by which they acted. */
export const staffNameOf = (by: string): string => by.replace(/^(?:desk|registrar): /, "");

/** Who made an event: the person, or one of the staff by name. */
export const authorOf = ({ customerId }: Pick<StoredSubmission, "customerId">, { by }: SubmissionEvent): string =>
  by === customerId ? "the person" : staffNameOf(by);

/** The reference of the submission in an address. */
export const referenceOf = ({ references, parameter }: Visit): string => {
  const reference = references.from("case", parameter);
  if (reference === undefined) throw unknownAddress();
  return reference;
};

/** The version of a case: the number of events that changed the submission. */
export const versionOf = ({ events }: StoredSubmission): string =>
  String(events.filter(({ type }) => type !== "read").length);
