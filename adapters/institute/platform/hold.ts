/** From when a mail or a webhook message is sent, and what it tells of: undoing that deletes it until then. DESK-03 */
export interface Hold {
  /** The reference of a decision, a departure, or payments. */
  readonly heldFor: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}
