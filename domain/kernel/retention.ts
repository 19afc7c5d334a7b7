/** For how many days what is no longer needed is kept. KEEP-01 */
export const retention = {
  mails: 90,
  /** Mails of earlier releases do not say when their links expire: no link lasts longer. */
  links: 7,
  answersUnderKey: 30,
  webhookMessages: 30,
  refusedApplications: 6 * 365,
} as const;

const day = 24 * 60 * 60 * 1000;

/** The instant before which a kind of record is no longer kept, in milliseconds. KEEP-01 */
export const keptSince = (kind: keyof typeof retention, now: Date): number => now.getTime() - retention[kind] * day;
