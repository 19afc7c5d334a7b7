import { createHash } from "node:crypto";

import { listedSince, type ActivityEntry, type ActivityKind } from "../../../../../domain/my-details/activity.ts";
import { changeKinds, toldEventsOf, type ToldEvent } from "../../../../../domain/submissions/events.ts";
import { activity, signOutDevice, signOutElsewhere } from "../../../../contract/my-details-activity.contract.ts";
import { countedActivityOf } from "../../../platform/customers/activity-counts.store.ts";
import { signInOf } from "../../../provider/sign-in-of.ts";
import type { ListedSignIn } from "../../../provider/sign-ins.ts";
import type { ApiParts } from "../../api-parts.ts";
import { submissionsOf, type StoredSubmission } from "../../submissions/submissions.store.ts";
import { credentialChanges } from "./credential-changes.store.ts";

/** Derives a public key for a sign-in that does not reveal the provider's session ID. */
const keyOf = (signInId: string): string => createHash("sha256").update(`sign-in\n${signInId}`).digest("base64url");

const signedIn = ({ signInId, startedAt, device }: ListedSignIn, present: string | undefined): ActivityEntry => ({
  kind: "signedIn",
  at: startedAt,
  count: 1,
  device,
  isThisOne: signInId === present,
});

const kindOf = ({ kind }: Pick<StoredSubmission, "kind">, { type, verdict }: ToldEvent): ActivityKind => {
  if (type === "received") return changeKinds.some((change) => change === kind) ? "changed" : "submitted";
  if (type === "decided") return verdict === "grant" ? "granted" : "refused";
  return type === "taken back" ? "takenBack" : type;
};

const submissionEntries = (submission: StoredSubmission): readonly ActivityEntry[] =>
  toldEventsOf(submission.events).map((event) => ({
    kind: kindOf(submission, event),
    at: event.at,
    count: 1,
    submission: submission.kind,
    reference: submission.reference,
    isByOrganisation: event.by !== submission.customerId,
  }));

/** Serves the activity of an account, and signing out elsewhere. ACTV-01, ACTV-02 */
export const serveActivity = ({ serve, ownProvider, signIns }: ApiParts): void => {
  serve(activity, {
    answer: async ({ database, customerId, now, rules, request }) => {
      const since = listedSince(now, rules.retention.activity);
      const present = signInOf(request);
      const ours = ownProvider === undefined ? [] : await signIns.of(customerId, since);
      const submissions = await submissionsOf(database, customerId);
      const entries = [
        ...ours.map((signIn) => signedIn(signIn, present)),
        ...submissions.flatMap(submissionEntries),
        ...(await credentialChanges(database, customerId, since)),
        ...(await countedActivityOf(database, customerId, since)),
      ];
      return {
        devices:
          ownProvider === undefined
            ? undefined
            : ours
                .filter(({ isStanding }) => isStanding)
                .map(({ signInId, device, startedAt, lastUsedAt }) => ({
                  key: keyOf(signInId),
                  device,
                  startedAt,
                  lastUsedAt,
                  isThisOne: signInId === present,
                }))
                .toSorted((one, other) => other.lastUsedAt - one.lastUsedAt),
        // Keeps the order of events with the same time.
        entries: entries
          .filter(({ at }) => at >= since)
          .toReversed()
          .toSorted((one, other) => other.at - one.at),
        keptDays: rules.retention.activity,
      };
    },
  });

  serve(signOutDevice, {
    hasOwnTransaction: true,
    answer: async ({ customerId, params, now, rules }) => {
      const recorded = await signIns.of(customerId, listedSince(now, rules.retention.activity));
      const found = recorded.find(({ signInId }) => keyOf(signInId) === params["key"]);
      // Ending an ended sign-in succeeds.
      if (found) await signIns.end(found.signInId);
      return undefined;
    },
  });

  serve(signOutElsewhere, {
    hasOwnTransaction: true,
    answer: async ({ customerId, request }) => {
      await signIns.endOthers(customerId, signInOf(request));
      return undefined;
    },
  });
};
