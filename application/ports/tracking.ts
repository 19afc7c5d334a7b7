/** All analytics events. ANLY-01 */
export type EventName =
  | "pageView"
  | "dataUnavailable"
  | "loginCompleted"
  | "declarationSubmitted"
  | "waiverRequested"
  | "waiverDeleted"
  | "applicationSubmitted"
  | "registerJoined"
  | "documentDownloaded"
  | "handOffOpened"
  | "sectionSaved"
  | "consentChanged"
  | "searchUsed";

/** An analytics event. Contains no personal data except a hashed ID. */
export interface TrackedEvent {
  readonly event: EventName;
  readonly [detail: string]: string;
}

/** Tracks an event with details of its kind. Never pass input or personal data. */
export type Track = (event: EventName, details?: Readonly<Record<string, string>>) => void;

/** Sends analytics events. The default deployment discards them. */
export interface Tracking {
  push(event: TrackedEvent): void;
  /** Hashes an account ID for tracking; deterministic per account. ANLY-01 */
  hashedId(accountId: string): Promise<string>;
  /** Whether the deployment requires consent before tracking. */
  readonly asksAgreement: boolean;
}
