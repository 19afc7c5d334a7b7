import type { CalendarDate } from "../kernel/calendar-date.ts";
import type { EvidenceType } from "./evidence-types.ts";

/** What a file proves: an activity of the CPD log, a submission, or the answer in one of its events. LOG-02 */
export interface EvidenceSubject {
  readonly kind: "activity" | "submission";
  readonly reference: string;
  /** The number of the answer's event within the submission, from 0. */
  readonly event?: number | undefined;
}

/** A file that a person uploaded. LOG-02 */
export interface Evidence {
  /** Random; names the file and says nothing. */
  readonly id: string;
  /** The cleaned name. */
  readonly name: string;
  readonly type: EvidenceType;
  /** In bytes. */
  readonly size: number;
  readonly receivedOn: CalendarDate;
  /** Absent until a form with the file is sent. */
  readonly about?: EvidenceSubject | undefined;
}

/**
 * Whether the person may remove a file: as long as it proves nothing yet, or what it proves is not settled (a year
 * declared, a case decided, an answer sent). LOG-02
 */
export const mayRemove = ({ about }: Pick<Evidence, "about">, isSettled: boolean): boolean =>
  about === undefined || !isSettled;
