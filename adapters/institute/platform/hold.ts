/** How long a mail or a webhook message waits before it is sent, and what deletes it until then. DESK-03 */
export interface Hold {
  /** Reference of the decision that it tells of. */
  readonly heldFor: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}
