import { describe, expect, it } from "vitest";

import { identifyEntries } from "../../../../../adapters/institute/areas/fees/bank-files/bank-lines.store.ts";
import { postBankEntries } from "../../../../../adapters/institute/areas/fees/bank-files/post-bank-entries.ts";
import { postReportedPayment } from "../../../../../adapters/institute/areas/fees/post-reported-payment.ts";
import { paymentProviderName } from "../../../../../adapters/institute/areas/use-case-context.ts";
import type { Database } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { contextFor } from "../../../../../adapters/institute/registrar/command-context.ts";
import type { BankEntry } from "../../../../../domain/institute/fees/bank-entries.ts";
import type { CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";
import { settingsOf } from "../../../support/settings.ts";

const date = "2026-11-20" as CalendarDate;
const amount = 7_77;
/** A credit of the bank that equals a payment by hand would wait. */
const otherAmount = 8_88;

const actingAt = (database: Database) => contextFor(database, settingsOf({}), { as: "A. Clerk" }, () => undefined);

const postEntry = async (database: Database, words: string) => {
  const entry: BankEntry = { line: 2, date, amount, words, payer: "", isReturned: false };
  const context = await actingAt(database);
  return database
    .transaction()
    .execute((transaction) =>
      postBankEntries(
        { ...context, database: transaction },
        { name: "bank.csv", format: "CSV" },
        identifyEntries([entry]),
      ),
    );
};

/** The ways in which money is posted by a number; each with what it is given. */
const ways: Readonly<Record<string, (database: Database, who: string) => Promise<unknown>>> = {
  "post payment": (database, who) =>
    registrarAt(database)("post", "payment", who, "--amount", "7.77", "--description", "Cash", "--apply"),
  "post charge": (database, who) =>
    registrarAt(database)("post", "charge", who, "--amount", "7.77", "--for", "Badge", "--apply"),
  "a bank file": postEntry,
  "a credit that is paired": async (database, who) => {
    const { waiting } = await postEntry(database, "without a number");
    return registrarAt(database)("unmatched", "match", waiting[0]?.bankLine ?? "", who, "--apply");
  },
  "a notice of a payment provider": async (database, payer) =>
    postReportedPayment(
      { ...(await actingAt(database)), by: paymentProviderName },
      { reference: "PROVIDER-1", payer, amount: "7.77", currency: "GBP", date },
      { error: () => undefined },
    ),
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  const holders = async (database: Database): Promise<readonly string[]> =>
    (
      await database
        .selectFrom("transactions")
        .select("customerId")
        .where("amount", "in", [amount, otherAmount])
        .execute()
    ).map(({ customerId }) => customerId);

  describe.each(Object.entries(ways))("%s", (way, post) => {
    it("lands on the account that stays, over several mergers (LIFE-02)", async () => {
      const { database, person } = await atFirst();
      const [sam, noel, maya] = ["Sam", "Noel", "Maya"].map((name) => person(name).customerId) as [
        string,
        string,
        string,
      ];
      const registrar = registrarAt(database);
      await registrar("merge", sam, "--into", noel, "--apply");
      await registrar("merge", noel, "--into", maya, "--apply");
      await post(database, sam);
      expect(await holders(database)).toEqual([maya]);
    });

    it("posts nothing for somebody who was erased (KEEP-02)", async () => {
      const { database, person } = await atFirst();
      const { customerId } = person("Priya");
      await registrarAt(database)("erase", customerId, "--confirm", customerId, "--apply");
      if (way === "a bank file")
        expect((await post(database, customerId)) as object).toMatchObject({ waiting: [{ because: "erased" }] });
      else await expect(post(database, customerId)).rejects.toThrow(/erased|names no ID/);
      expect(await holders(database)).toEqual([]);
    });

    it("posts what is paid for somebody who died, and charges them nothing (LIFE-01)", async () => {
      const { database, person } = await atFirst();
      const { customerId } = person("Maya");
      await registrarAt(database)("deceased", customerId, "--on", date, "--apply");
      if (way === "post charge") await expect(post(database, customerId)).rejects.toThrow("They have died");
      else await post(database, customerId);
      expect(await holders(database)).toEqual(way === "post charge" ? [] : [customerId]);
    });
  });

  it("words that name both numbers of one person name one person (LIFE-02, BANK-03)", async () => {
    const { database, person } = await atFirst();
    const [merged, kept] = [person("Sam").customerId, person("Noel").customerId];
    await registrarAt(database)("merge", merged, "--into", kept, "--apply");
    expect((await postEntry(database, `${merged} ${kept}`)).waiting).toEqual([]);
    expect(await holders(database)).toEqual([kept]);
  });

  it("words that name an erased person beside another wait (KEEP-02, BANK-03)", async () => {
    const { database, person } = await atFirst();
    const [erased, other] = [person("Priya").customerId, person("Maya").customerId];
    await registrarAt(database)("erase", erased, "--confirm", erased, "--apply");
    expect((await postEntry(database, `${erased} ${other}`)).waiting).toMatchObject([{ because: "erased" }]);
    expect(await registrarAt(database)("unmatched")).not.toContain("Erased person");
    expect(await holders(database)).toEqual([]);
  });

  it("credit is paid out of the account that stays (LIFE-02, CORR-01)", async () => {
    const { database, person } = await atFirst();
    const [merged, kept] = [person("Sam").customerId, person("Noel").customerId];
    const registrar = registrarAt(database);
    await registrar("merge", merged, "--into", kept, "--apply");
    await registrar("post", "payment", kept, "--amount", "900.00", "--description", "Cash", "--apply");
    await registrar("post", "refund", merged, "--amount", "7.77", "--reason", "Too much", "--apply");
    expect(await holders(database)).toEqual([kept]);
  });

  it("a payment and a merger at the same time leave nothing on the account that went (LIFE-02)", async () => {
    const { database, person } = await atFirst();
    const [merged, kept] = [person("Sam").customerId, person("Noel").customerId];
    await Promise.all([
      registrarAt(database)("merge", merged, "--into", kept, "--apply"),
      postEntry(database, merged),
      registrarAt(database)("post", "payment", merged, "--amount", "8.88", "--description", "Cash", "--apply"),
    ]);
    expect(await holders(database)).toEqual([kept, kept]);
  });
});
