/** A record of which parts could not be read: each is missing or empty, and fails in its place. CONF-01 */
export interface PartlyRead<Part extends string = string> {
  readonly unread?: readonly Part[] | undefined;
  /** Lists of which an entry was left out, so that their sums may be wrong. */
  readonly incomplete?: readonly Part[] | undefined;
}

/** Whether an entry of a list was left out. */
export const isIncomplete = <Part extends string>({ incomplete = [] }: PartlyRead<Part>, list: Part): boolean =>
  incomplete.includes(list);

/** Whether a part of a record could not be read. */
export const isUnread = <Part extends string>({ unread = [] }: PartlyRead<Part>, part: Part): boolean =>
  unread.includes(part);
