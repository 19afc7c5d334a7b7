/** Something worth counting. Holds nothing about who it was but a hashed id. */
export interface TrackedEvent {
  readonly event: string;
  readonly [detail: string]: string;
}

/** Where events go. The default deployment sends them nowhere. */
export interface Tracking {
  push(event: TrackedEvent): void;
  /** The account id as it may be tracked: hashed, the same for the same person. ANLY-01 */
  hashedId(accountId: string): Promise<string>;
  /** Whether the deployment wants the person to agree first. Nothing is sent before. */
  readonly asksAgreement: boolean;
}
