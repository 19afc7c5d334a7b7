/** How often in a row mail servers refused an address for good, and when they last did. */
export interface AddressRefusals {
  readonly times: number;
  readonly latestAt: Date;
}

/** Refusals in a row after which an address counts as unreachable. MAIL-03 */
export const refusalsUntilUnreachable = 3;

/** Days after which one more mail is tried, in case the address works again. MAIL-03 */
export const daysUntilNextTry = 30;

const day = 24 * 60 * 60 * 1000;

/** Whether an address refuses mails for good. MAIL-03 */
export const isUnreachable = (refusals: Pick<AddressRefusals, "times"> | undefined): boolean =>
  refusals !== undefined && refusals.times >= refusalsUntilUnreachable;

/** Whether a mail to an address is sent: not to an unreachable one, except for one try after some weeks. MAIL-03 */
export const isWrittenTo = (refusals: AddressRefusals | undefined, now: Date): boolean =>
  refusals === undefined ||
  !isUnreachable(refusals) ||
  now.getTime() - refusals.latestAt.getTime() >= daysUntilNextTry * day;
