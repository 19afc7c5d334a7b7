/** Something worth counting. Holds nothing about who it was. */
export interface TrackedEvent {
  readonly event: string;
}

/** Where events go. The default deployment sends them nowhere. */
export interface Tracking {
  push(event: TrackedEvent): void;
}
