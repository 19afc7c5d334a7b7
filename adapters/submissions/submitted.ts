import { randomInt } from "node:crypto";
import type { Fact } from "../institute/paper/layouts.ts";
import type { CallRequest } from "../institute/api/serve.ts";
import type { Database } from "../institute/storage/storage.ts";
import type { Call } from "../contract/call.ts";
import { submitted } from "../mail/letters.ts";
import { putInOutbox } from "../mail/outbox.ts";

// Without the letters and digits that are taken for one another when read out.
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A reference to quote: "CPD-2025-7KX3M9QF" of "CPD-2025". */
export const newReference = (kind: string): string => {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${kind}-${letters.join("")}`;
};

/** What someone submitted, as the copy of it says. */
export interface Submitted {
  /** "CPD declaration for 2026" */
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Whether its copy bears the seal, as only a recorded declaration does. */
  readonly isSealed?: boolean;
}

/** Finds what a customer submitted under a reference; undefined where it is none of its kind, or somebody else's. */
export type FindSubmitted = (database: Database, customerId: string, reference: string) => Promise<Submitted | undefined>;

interface JustSubmitted {
  /** "CPD declaration for 2026" */
  readonly what: string;
  readonly reference: string;
  readonly find: FindSubmitted;
  /** What happens next. */
  readonly next: string;
}

/** Tells the person by email of what was stored just now, as its copy says it. MAIL-01 */
export const confirmByEmail = async (
  { database, customerId, now }: Pick<CallRequest<Call>, "database" | "customerId" | "now">,
  { what, reference, find, next }: JustSubmitted,
): Promise<void> => {
  const facts = (await find(database, customerId, reference))?.facts ?? [];
  await putInOutbox(database, { customerId, ...submitted(what, reference, facts, next) }, now);
};

/** "Yes" of a flag that is set. */
export const yesOrNo = (isTrue: boolean): string => (isTrue ? "Yes" : "No");
