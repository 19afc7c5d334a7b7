/** Retention periods of obsolete records, in days. KEEP-01 */
export const retention = {
  mails: 90,
  /** Mails of earlier releases lack the expiry of their links; this is the longest lifetime of a link. */
  links: 7,
  answersUnderKey: 30,
  webhookMessages: 30,
  refusedApplications: 6 * 365,
} as const;

const day = 24 * 60 * 60 * 1000;

/** The instant before which records of a kind are removed, in milliseconds. KEEP-01 */
export const keptSince = (kind: keyof typeof retention, now: Date): number => now.getTime() - retention[kind] * day;
