import { runInThread } from "../../../platform/threads/in-thread.ts";
import { ThreadEnded } from "../../../platform/threads/thread-pool.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { keptColumns } from "./bank-columns.store.ts";
import type { BankReadOptions, FaultyBankFile } from "./bank-file.ts";
import type { ReportingFile } from "./bank-lines.store.ts";
import type { IdentifiedFile, run } from "./read-bank-file.thread.ts";

/** A file of the bank as it came, with staff's choices about it. */
export interface GivenBankFile extends Pick<BankReadOptions, "date" | "columns">, Pick<ReportingFile, "leave"> {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const tooLarge = { line: 1, reason: "cannot be read in a minute: take a shorter period from the bank" };

/** Reads a bank's file in a thread, as earlier ones of the same bank; returns its content or its faults. BANK-01 */
export const readGivenFile = async (
  { database, rules: { locale, currency }, by: owner }: Pick<ActionContext, "database" | "rules" | "by">,
  { bytes, date, columns }: GivenBankFile,
): Promise<IdentifiedFile | FaultyBankFile> => {
  const kept = await keptColumns(database);
  const module = new URL("read-bank-file.thread.ts", import.meta.url);
  const input = { bytes, date, columns, style: { locale, currency }, kept };
  return runInThread<typeof run>({ module, input, owner }).catch((error: unknown) => {
    if (error instanceof ThreadEnded) return { faults: [tooLarge] };
    throw error;
  });
};
