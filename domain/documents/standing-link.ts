/** The public page that shows today whether a member is in good standing, to whom they give its address. VERI-02 */
export interface StandingLink {
  /** False for those to whom good standing does not apply. */
  readonly isOffered: boolean;
  readonly address?: string | undefined;
}
