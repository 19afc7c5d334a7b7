import { daysBetween, plusDays, type CalendarDate } from "../kernel/calendar-date.ts";
import type { ReminderSteps } from "../rules/organisation-rules.ts";

/** A practising certificate on record. It can be renewed from `renewFrom` on. DATE-01 */
export interface HeldCertificate {
  readonly number: string;
  readonly jurisdiction: string;
  readonly expiresOn: CalendarDate;
  readonly renewFrom: CalendarDate;
}

/** Days before expiry from which a certificate can be renewed when the rules define no reminder. */
const usualLead = 60;

/** Days after expiry for which renewal remains an obligation. */
const longestExpired = 365;

/** The first day for renewal: the day of the first reminder. DATE-01 */
export const renewFrom = (expiresOn: CalendarDate, { before }: ReminderSteps): CalendarDate =>
  plusDays(expiresOn, -(before.length === 0 ? usualLead : Math.max(...before)));

const replaces = (other: HeldCertificate, { number, jurisdiction, expiresOn }: HeldCertificate): boolean =>
  other.jurisdiction === jurisdiction &&
  (other.expiresOn > expiresOn || (other.expiresOn === expiresOn && other.number < number));

/**
 * The certificates to renew on a day: from the first reminder until a year after expiry, unless a later one of the same
 * jurisdiction replaces them. DATE-01
 */
export const certificatesToRenew = (
  certificates: readonly HeldCertificate[],
  today: CalendarDate,
): readonly HeldCertificate[] =>
  certificates.filter(
    (held) =>
      held.renewFrom <= today &&
      (today <= held.expiresOn || daysBetween(held.expiresOn, today) <= longestExpired) &&
      !certificates.some((other) => replaces(other, held)),
  );
