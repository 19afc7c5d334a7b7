/** A record of which parts could not be read: each is missing or empty, and fails in its place. CONF-01 */
export interface PartlyRead<Part extends string = string> {
  readonly unread?: readonly Part[] | undefined;
}

/** Whether a part of a record could not be read. */
export const isUnread = <Part extends string>({ unread = [] }: PartlyRead<Part>, part: Part): boolean =>
  unread.includes(part);
