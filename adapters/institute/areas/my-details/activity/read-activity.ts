import { createHash } from "node:crypto";

import {
  listedSince,
  type Activity,
  type ActivityEntry,
  type ActivityKind,
  type SignedInDevice,
} from "../../../../../domain/my-details/activity.ts";
import { changeKinds, announcedEventsOf, type AnnouncedEvent } from "../../../../../domain/submissions/events.ts";
import { countedActivityOf } from "../../../platform/customers/activity-counts.store.ts";
import type { ListedSignIn } from "../../../provider/sign-ins.ts";
import type { ApiDependencies } from "../../api-dependencies.ts";
import { submissionsOf, type StoredSubmission } from "../../submissions/submissions.store.ts";
import type { ReadContext } from "../../use-case-context.ts";
import { credentialChanges } from "./credential-changes.store.ts";

/** Derives a public key for a sign-in that does not reveal the provider's session ID. */
export const keyOf = (signInId: string): string =>
  createHash("sha256").update(`sign-in\n${signInId}`).digest("base64url");

const signedIn = ({ signInId, startedAt, device }: ListedSignIn, present: string | undefined): ActivityEntry => ({
  kind: "signedIn",
  at: startedAt,
  count: 1,
  device,
  isThisOne: signInId === present,
});

const kindOf = ({ kind }: Pick<StoredSubmission, "kind">, { type, verdict }: AnnouncedEvent): ActivityKind => {
  if (type === "received") return changeKinds.some((change) => change === kind) ? "changed" : "submitted";
  if (type === "decided") return verdict === "grant" ? "granted" : "refused";
  return type === "taken back" ? "takenBack" : type;
};

const submissionEntries = (submission: StoredSubmission): readonly ActivityEntry[] =>
  announcedEventsOf(submission.events).map((event) => ({
    kind: kindOf(submission, event),
    at: event.at,
    count: 1,
    submission: submission.kind,
    reference: submission.reference,
    isByOrganisation: event.by !== submission.customerId,
  }));

/** The devices with an active sign-in, the last used first. ACTV-02 */
const devicesOf = (signIns: readonly ListedSignIn[], present: string | undefined): readonly SignedInDevice[] =>
  signIns
    .filter(({ isStanding }) => isStanding)
    .map(({ signInId, device, startedAt, lastUsedAt }) => ({
      key: keyOf(signInId),
      device,
      startedAt,
      lastUsedAt,
      isThisOne: signInId === present,
    }))
    .toSorted((one, other) => other.lastUsedAt - one.lastUsedAt);

/** The activity of a customer's account, latest first; `present` is the sign-in that reads it. ACTV-01, ACTV-02 */
export const readActivity = async (
  { database, customer: { customerId }, now, rules }: ReadContext & { readonly now: Date },
  { ownProvider, signIns }: Pick<ApiDependencies, "ownProvider" | "signIns">,
  present: string | undefined,
): Promise<Activity> => {
  const since = listedSince(now, rules.retention.activity);
  const ours = ownProvider === undefined ? undefined : await signIns.of(customerId, since);
  const entries = [
    ...(ours ?? []).map((signIn) => signedIn(signIn, present)),
    ...(await submissionsOf(database, customerId)).flatMap(submissionEntries),
    ...(await credentialChanges(database, customerId, since)),
    ...(await countedActivityOf(database, customerId, since)),
  ];
  return {
    devices: ours && devicesOf(ours, present),
    // Keeps the order of events with the same time.
    entries: entries
      .filter(({ at }) => at >= since)
      .toReversed()
      .toSorted((one, other) => other.at - one.at),
    keptDays: rules.retention.activity,
  };
};
