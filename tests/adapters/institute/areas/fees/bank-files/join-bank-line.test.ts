import { expect, it } from "vitest";

import { identifyEntries } from "../../../../../../adapters/institute/areas/fees/bank-files/bank-lines.store.ts";
import { joinBankLine } from "../../../../../../adapters/institute/areas/fees/bank-files/join-bank-line.ts";
import { postBankEntries } from "../../../../../../adapters/institute/areas/fees/bank-files/post-bank-entries.ts";
import { unmatchedLines } from "../../../../../../adapters/institute/areas/fees/bank-files/unmatched-lines.ts";
import type { Database } from "../../../../../../adapters/institute/platform/storage/storage.ts";
import { contextFor } from "../../../../../../adapters/institute/registrar/command-context.ts";
import type { BankEntry } from "../../../../../../domain/institute/fees/bank-entries.ts";
import type { BankFormat } from "../../../../../../domain/institute/fees/same-entry.ts";
import type { CalendarDate } from "../../../../../../domain/kernel/calendar-date.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { settingsOf } from "../../../../support/settings.ts";

const entry = (words: string, account?: string): BankEntry => ({
  line: 2,
  date: "2026-11-20" as CalendarDate,
  amount: 7_77,
  words,
  payer: "",
  isReturned: false,
  account,
});

const context = (database: Database) => contextFor(database, settingsOf({}), { as: "A. Clerk" }, () => undefined);

const post = async (database: Database, format: BankFormat, ...entries: readonly BankEntry[]) => {
  const by = await context(database);
  return database
    .transaction()
    .execute((transaction) =>
      postBankEntries({ ...by, database: transaction }, { name: "file", format }, identifyEntries(entries)),
    );
};

const join = async (database: Database, line: string, known: string) => {
  const by = await context(database);
  return database.transaction().execute((transaction) => joinBankLine({ ...by, database: transaction }, line, known));
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("an entry of another format waits, and is put aside as the one read before (BANK-02, BANK-04)", async () => {
    const { database, person } = await atFirst();
    const { customerId } = person("Maya");
    const first = await post(database, "CSV", entry(`Fees ${customerId}`));
    const known = first.posted[0]?.payment.posting.reference ?? "";
    const { posted, waiting } = await post(database, "CAMT.053", entry(`fee of ${customerId}, Maya`, "GB01"));
    expect(posted).toEqual([]);
    expect(waiting).toMatchObject([{ because: "same", sameAs: [known] }]);
    const [line] = await unmatchedLines(database);
    expect(line).toMatchObject({ sameAs: [{ bankLine: known }], certain: undefined });
    await join(database, line?.line.bankLine ?? "", known.toLowerCase());
    expect(await unmatchedLines(database)).toEqual([]);
    const rows = await database.selectFrom("bankLines").select(["open", "asideReason"]).orderBy("open").execute();
    expect(rows).toEqual([
      { open: 0, asideReason: null },
      { open: 7_77, asideReason: `The same entry as ${known}` },
    ]);
    // The file once more.
    expect(await post(database, "CAMT.053", entry(`fee of ${customerId}, Maya`, "GB01"))).toMatchObject({
      repeated: 1,
    });
  });

  it("an entry that was read before is that of one line only (BANK-02)", async () => {
    const { database } = await atFirst();
    const [known] = (await post(database, "MT940", entry("A"))).waiting;
    const [one, other] = (await post(database, "CSV", entry("B"), entry("C"))).waiting;
    await join(database, one?.bankLine ?? "", known?.bankLine ?? "");
    await expect(join(database, other?.bankLine ?? "", known?.bankLine ?? "")).rejects.toThrow(
      "another line’s already",
    );
    await expect(join(database, one?.bankLine ?? "", known?.bankLine ?? "")).rejects.toThrow("put aside already");
  });

  it("entries of other people, accounts and files of one format are posted (BANK-02)", async () => {
    const { database, person } = await atFirst();
    const [maya, owen] = [person("Maya").customerId, person("Owen").customerId];
    await post(database, "CSV", entry(`Fees ${maya}`));
    expect((await post(database, "CAMT.053", entry(`Fees ${owen}`, "GB01"))).posted).toHaveLength(1);
    expect((await post(database, "MT940", entry(`The fees ${owen}`, "GB02"))).posted).toHaveLength(1);
    expect((await post(database, "CSV", entry(`More fees ${maya}`))).posted).toHaveLength(1);
  });
});
