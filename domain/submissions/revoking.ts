import { isInForce, isUndecided, submissionStateOf, type SubmissionEvent, type SubmissionKind } from "./events.ts";

/** A submission as far as it depends on others of the same person. */
export interface DatedSubmission {
  readonly reference: string;
  readonly kind: SubmissionKind;
  readonly events: readonly SubmissionEvent[];
}

/** Kinds that change who somebody is, or which year they declare next: each builds on the ones before it. */
const building: readonly SubmissionKind[] = ["declaration", "retirement", "application"];

const tookEffectAt = ({ kind, events }: DatedSubmission): number | undefined => {
  const state = submissionStateOf(kind, events);
  if (!isInForce(state)) return undefined;
  return events.findLast(({ type }) => type === (state === "granted" ? "decided" : "received"))?.at;
};

/**
 * Why a submission or its decision cannot be taken back while another one stands on it; undefined where it can.
 * What came later is taken back first. SENT-03
 */
export const whyNotRevoked = (own: DatedSubmission, others: readonly DatedSubmission[]): string | undefined => {
  if (!building.includes(own.kind)) return undefined;
  const since = tookEffectAt(own) ?? own.events[0]?.at ?? 0;
  const later = others.find((other) => {
    if (other.reference === own.reference || !building.includes(other.kind)) return false;
    if (other.kind === own.kind && isUndecided(submissionStateOf(other.kind, other.events))) return true;
    return (tookEffectAt(other) ?? Number.NEGATIVE_INFINITY) > since;
  });
  return later && `${later.reference} came after it. Take that back first.`;
};
