import type { ActivityEntry, ActivityKind } from "../../../../../domain/my-details/activity.ts";
import "../../../platform/storage/audit.ts";
import type { Database } from "../../../platform/storage/storage.ts";

/** Changes of credentials, by their kind in the record of changes. */
const credentialKinds = {
  password: "passwordChanged",
  "sign-in": "signInEmailChanged",
  "passkey added": "passkeyAdded",
  "passkey removed": "passkeyRemoved",
} as const satisfies Readonly<Record<string, ActivityKind>>;

/** Changes of a customer's credentials since a time in milliseconds. ACTV-01 */
export const credentialChanges = async (
  database: Database,
  customerId: string,
  since: number,
): Promise<readonly ActivityEntry[]> => {
  const rows = await database
    .selectFrom("auditEntries")
    .select(["kind", "changedAt", "changedBy"])
    .where("customerId", "=", customerId)
    .where("changedAt", ">=", since)
    .where("kind", "in", Object.keys(credentialKinds))
    .execute();
  return rows.map(({ kind, changedAt, changedBy }) => ({
    kind: credentialKinds[kind as keyof typeof credentialKinds],
    at: changedAt,
    count: 1,
    isByOrganisation: changedBy !== customerId,
  }));
};
