import { randomUUID } from "node:crypto";

import { deleteInRanges } from "../platform/storage/ranges.ts";
import type { Database } from "../platform/storage/storage.ts";
import type { Sweep } from "../platform/storage/sweep-report.ts";
import type { Values } from "./fields.ts";

declare module "../platform/storage/tables.ts" {
  interface Tables {
    /** Files that staff have uploaded, between preview and confirmation. */
    deskFiles: {
      fileId: string;
      /** The uploader, who alone can use it. */
      staffId: string;
      name: string;
      /** The typed values of its form, as JSON. */
      answers: string;
      /** Its bytes in base64. */
      content: string;
      givenAt: number;
    };
  }
}

/** A file that one of the staff uploaded, with the typed values of its form. DESK-07, DESK-09 */
export interface DeskFile {
  readonly fileId: string;
  readonly name: string;
  readonly answers: Values;
  readonly bytes: Uint8Array;
}

/** Keeps a file of one of the staff; returns its ID. */
export const keepDeskFile = async (
  database: Database,
  staffId: string,
  { name, answers, bytes }: Omit<DeskFile, "fileId">,
  now: Date,
): Promise<string> => {
  const fileId = randomUUID();
  const content = Buffer.from(bytes).toString("base64");
  await database
    .insertInto("deskFiles")
    .values({ fileId, staffId, name, answers: JSON.stringify(answers), content, givenAt: now.getTime() })
    .execute();
  return fileId;
};

/** A file of one of the staff; undefined when it was used, is too old, or is somebody else's. */
export const deskFileOf = async (
  database: Database,
  staffId: string,
  fileId: string,
): Promise<DeskFile | undefined> => {
  const row = await database
    .selectFrom("deskFiles")
    .select(["name", "answers", "content"])
    .where("fileId", "=", fileId)
    .where("staffId", "=", staffId)
    .executeTakeFirst();
  return (
    row && {
      fileId,
      name: row.name,
      answers: JSON.parse(row.answers) as Values,
      bytes: Buffer.from(row.content, "base64"),
    }
  );
};

/** Deletes a file that was used. */
export const dropDeskFile = async (database: Database, fileId: string): Promise<void> => {
  await database.deleteFrom("deskFiles").where("fileId", "=", fileId).execute();
};

const day = 24 * 60 * 60_000;

/** Deletes files that nobody has used for a day; returns their number. KEEP-01 */
export const deleteOldDeskFiles = ({ database, now, yieldToRequests }: Sweep): Promise<number> =>
  deleteInRanges(database.selectFrom("deskFiles"), "givenAt", now.getTime() - day, yieldToRequests, (to) =>
    database.deleteFrom("deskFiles").where("givenAt", "<=", to).executeTakeFirstOrThrow(),
  );
