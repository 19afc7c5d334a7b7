import type { TabStore } from "../../../application/ports/browser.ts";
import type { FailureReport } from "../../../application/ports/failure-reports.ts";
import type { CustomerRecords } from "../../../application/ports/institute.ts";
import { ok } from "../../../application/ports/result.ts";
import { Failures } from "../../../application/shell/failures.ts";
import { Session } from "../../../application/shell/session.ts";
import { anyProfile } from "./any-profile.ts";
import { memoryTab } from "./memory-tab.ts";
import { TrialIdentity } from "./trial-identity.ts";

interface SignedInOptions {
  readonly tab?: TabStore;
  readonly customerId?: string;
  readonly records?: Partial<CustomerRecords>;
}

/** A customer's session in a tab after its start. */
export const signedIn = async ({ tab = memoryTab(), customerId = "4711007", records }: SignedInOptions = {}) => {
  const identity = new TrialIdentity(customerId);
  const reported: FailureReport[] = [];
  const failures = new Failures({ report: (failure) => void reported.push(failure) }, () => "an-id");
  const all: CustomerRecords = {
    profile: () => Promise.resolve(anyProfile),
    balance: () => Promise.resolve(ok(0)),
    notifications: () => Promise.resolve(ok({ codes: [] })),
    chooseLanguage: () => Promise.resolve(ok(undefined)),
    openSession: () => Promise.resolve(ok(undefined)),
    handOffIds: () => Promise.resolve(ok({ sessionId: "s", encryptId: "e" })),
    ...records,
  };
  const session = new Session(identity, all, tab, failures, () => "/help?a=b");
  await session.start();
  return { session, identity, tab, failures, records: all, reported };
};
