/** Everything that is counted. ANLY-01 */
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

/** Something worth counting. Holds nothing about who it was but a hashed id. */
export interface TrackedEvent {
  readonly event: EventName;
  readonly [detail: string]: string;
}

/** Tells that something worth counting happened, and of what kind; never what anyone typed or has on record. */
export type Track = (event: EventName, details?: Readonly<Record<string, string>>) => void;

/** Where events go. The default deployment sends them nowhere. */
export interface Tracking {
  push(event: TrackedEvent): void;
  /** The account id as it may be tracked: hashed, the same for the same person. ANLY-01 */
  hashedId(accountId: string): Promise<string>;
  /** Whether the deployment wants the person to agree first. Nothing is sent before. */
  readonly asksAgreement: boolean;
}
