/** When a mail or a webhook message is sent at the earliest, and what it is about: undoing that deletes it until then. DESK-03 */
export interface DelayedSend {
  /** The reference of a decision, a departure, or payments. */
  readonly heldFor: string;
  /** Milliseconds since 1970. */
  readonly sendNotBefore: number;
}
