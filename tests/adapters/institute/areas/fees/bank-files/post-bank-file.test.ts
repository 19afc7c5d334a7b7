import { expect, it } from "vitest";

import {
  planBankFile,
  postBankFile,
} from "../../../../../../adapters/institute/areas/fees/bank-files/post-bank-file.ts";
import { contextFor } from "../../../../../../adapters/institute/registrar/command-context.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { settingsOf } from "../../../../support/settings.ts";

const people = ["4100107", "4100114", "4100101", "4100110"];

/** A file whose lines name people in turn, and every seventh one the first. */
const fileOf = (lines: number) => ({
  name: "bank.csv",
  bytes: Buffer.from(
    [
      "Date,Details,Amount",
      ...Array.from({ length: lines }, (_, index) => {
        const who = index % 7 === 0 ? people[0] : people[index % people.length];
        return `2026-11-20,${who} line ${index},${(1_000 + index) / 100}`;
      }),
    ].join("\n"),
  ),
});

onEachDatabase(({ fresh }) => {
  const statements: string[] = [];
  const atFirst = institutePutBack(fresh, { onStatement: (text) => void statements.push(text) });

  it("a file is posted some lines in a transaction, as it was planned, and once, with one mail a person (BANK-02, CASH-02)", async () => {
    const { database } = await atFirst();
    const context = await contextFor(database, settingsOf({}), { as: "A. Clerk" }, () => undefined);
    const given = fileOf(450);
    const planned = await planBankFile(context, given);
    expect(await database.selectFrom("bankLines").select("bankLine").execute()).toEqual([]);
    const posted = await postBankFile(context, given);
    if ("faults" in planned || "faults" in posted) throw new Error("The file has faults.");
    const told = ({ posted: payments }: typeof posted) =>
      payments.map(({ transaction: { reference, amount }, balance, items }) => ({
        reference,
        amount,
        balance,
        items,
      }));
    expect(told(posted)).toEqual(told(planned));
    expect(told(posted).length).toBe(450 - posted.waiting.length);
    const mails = await database
      .selectFrom("mails")
      .select("customerId")
      .where("writtenAt", "=", context.now.getTime())
      .orderBy("customerId")
      .execute();
    expect(mails.map(({ customerId }) => customerId)).toEqual(
      [...new Set(posted.posted.map(({ person }) => person.customerId))].toSorted(),
    );
    const again = await planBankFile(context, given);
    expect("faults" in again ? again : [again.posted, again.repeated]).toEqual([[], 450]);
  });

  it("whom the words of a file name is read once, for its preview and when it is posted (CASH-03)", async () => {
    const { database } = await atFirst();
    const context = await contextFor(database, settingsOf({}), { as: "A. Clerk" }, () => undefined);
    const countReads = async (work: typeof planBankFile): Promise<number> => {
      statements.length = 0;
      await work(context, fileOf(40));
      return statements.filter((text) => text.includes('upper("customerId")')).length;
    };
    expect([await countReads(planBankFile), await countReads(postBankFile)]).toEqual([1, 1]);
  });

  it("more payments than can be read at once are refused with what to do (BANK-01)", async () => {
    const { database } = await atFirst();
    const context = await contextFor(database, settingsOf({}), { as: "A. Clerk" }, () => undefined);
    expect(await planBankFile(context, fileOf(50_001))).toEqual({
      faults: [{ line: 50_002, reason: "is the 50,001st payment: take a shorter period from the bank" }],
    });
  });
});
