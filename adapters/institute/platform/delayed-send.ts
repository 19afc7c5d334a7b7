/** The delay of a mail or a webhook message, and what it is about: an undo deletes it before it is sent. DESK-03 */
export interface DelayedSend {
  /** The reference of a decision, a departure, or payments. */
  readonly heldFor: string;
  /** Milliseconds since 1970. */
  readonly sendNotBefore: number;
}
