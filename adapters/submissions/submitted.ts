import type { Database } from "../institute/storage/storage.ts";
import type { Fact } from "../institute/paper/layouts.ts";

/** What someone submitted, as the copy of it says. */
export interface Submitted {
  /** "CPD declaration for 2026" */
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** Finds what a customer submitted under a reference; undefined where it is none of its kind, or somebody else's. */
export type FindSubmitted = (database: Database, customerId: string, reference: string) => Promise<Submitted | undefined>;

/** "Yes" of a flag that is set. */
export const yesOrNo = (isTrue: boolean): string => (isTrue ? "Yes" : "No");
