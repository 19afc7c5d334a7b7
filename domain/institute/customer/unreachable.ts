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

/** Statuses of RFC 3463 that are about the mail, or about a full mailbox: another mail may arrive. */
const notOfAddress = /^5\.(?:2\.[234]|3\.4|6\.\d+)$/;

/**
 * Whether a status of RFC 3463 in a delivery report, such as "5.1.1", says that the address refuses mails for good.
 * MAIL-03
 */
export const isAddressRefused = (status: string): boolean =>
  /^5\.\d{1,3}\.\d{1,3}$/.test(status) && !notOfAddress.test(status);
