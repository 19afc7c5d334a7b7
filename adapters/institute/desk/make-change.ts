import { mailsWrittenAt, type PreviewedMail } from "../platform/mail/mail-outbox.ts";
import type { Facts } from "./confirmation.ts";
import type { Visit } from "./visit.ts";

/** A change with what can differ after it, in words, and whose mails it may write. */
interface Change<Answer> {
  readonly facts: (acting: Visit) => Promise<Facts>;
  readonly use: (acting: Visit) => Promise<Answer>;
  readonly readers: (answer: Answer) => readonly Parameters<typeof mailsWrittenAt>[2][];
}

/** What a change did. */
export interface Made<Answer> {
  readonly answer: Answer;
  readonly before: Facts;
  readonly after: Facts;
  readonly letters: readonly PreviewedMail[];
}

/** Makes a change, or rehearses it where its transaction is rolled back; returns what it did. Requires a transaction. DESK-03 */
export const makeChange = async <Answer>(acting: Visit, change: Change<Answer>): Promise<Made<Answer>> => {
  const before = await change.facts(acting);
  const answer = await change.use(acting);
  const after = await change.facts(acting);
  const mails = change.readers(answer).map((reader) => mailsWrittenAt(acting.database, acting.now, reader));
  return { answer, before, after, letters: (await Promise.all(mails)).flat() };
};
