import {
  isInForce,
  isUndecided,
  submissionStateOf,
  type SubmissionEvent,
  type SubmissionKind,
} from "../../submissions/events.ts";

/** The part of a submission that other submissions of the customer depend on. */
export interface DatedSubmission {
  readonly reference: string;
  readonly kind: SubmissionKind;
  readonly events: readonly SubmissionEvent[];
}

/** Kinds that change the customer's standing or the next year to declare; later ones depend on earlier ones. */
const building: readonly SubmissionKind[] = ["declaration", "retirement", "application"];

const tookEffectAt = ({ kind, events }: DatedSubmission): number | undefined => {
  const state = submissionStateOf(kind, events);
  if (!isInForce(state)) return undefined;
  return events.findLast(({ type }) => type === (state === "granted" ? "decided" : "received"))?.at;
};

/**
 * Why a submission or its decision cannot be revoked while a later one depends on it; undefined when it can. Later ones
 * are revoked first. SENT-03
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
