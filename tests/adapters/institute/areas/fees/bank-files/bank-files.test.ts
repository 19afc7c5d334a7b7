import { createHash } from "node:crypto";

import { describe, expect, it } from "vitest";

import { identifyEntries } from "../../../../../../adapters/institute/areas/fees/bank-files/bank-lines.store.ts";
import { leaveBankLine } from "../../../../../../adapters/institute/areas/fees/bank-files/leave-bank-line.ts";
import { matchBankLine } from "../../../../../../adapters/institute/areas/fees/bank-files/match-bank-line.ts";
import { postBankEntries } from "../../../../../../adapters/institute/areas/fees/bank-files/post-bank-entries.ts";
import { unmatchedLines } from "../../../../../../adapters/institute/areas/fees/bank-files/unmatched-lines.ts";
import { reversePosting } from "../../../../../../adapters/institute/areas/fees/reverse-posting.ts";
import { erase } from "../../../../../../adapters/institute/areas/people/erasure.ts";
import { heldRowsOf } from "../../../../../../adapters/institute/areas/personal-data/personal-data.store.ts";
import type { ActionContext } from "../../../../../../adapters/institute/areas/use-case-context.ts";
import { customerOf } from "../../../../../../adapters/institute/platform/customers/customers.store.ts";
import { RefusalError } from "../../../../../../adapters/institute/platform/http/refusal-error.ts";
import type { Database } from "../../../../../../adapters/institute/platform/storage/storage.ts";
import { contextFor } from "../../../../../../adapters/institute/registrar/command-context.ts";
import type { BankEntry } from "../../../../../../domain/institute/fees/bank-entries.ts";
import { plusDays, type CalendarDate } from "../../../../../../domain/kernel/calendar-date.ts";
import { fc } from "../../../../../domain/support/fast-check.ts";
import { onEachDatabase } from "../../../../support/databases.ts";
import { institutePutBack } from "../../../../support/fixture.ts";
import { settingsOf } from "../../../../support/settings.ts";

const firstDay = "2026-11-02" as CalendarDate;

const entry = (given: Partial<BankEntry>): BankEntry => ({
  line: 2,
  date: firstDay,
  amount: 268_50,
  words: "",
  payer: "",
  isReturned: false,
  ...given,
});

const actingAt = (database: Database): Promise<ActionContext> =>
  contextFor(database, settingsOf({}), { as: "A. Clerk" }, () => undefined);

/** Runs work in a transaction of its own, as a command does. */
const inTransaction = async <Result>(
  database: Database,
  work: (context: ActionContext) => Promise<Result>,
): Promise<Result> => {
  const context = await actingAt(database);
  return database.transaction().execute((transaction) => work({ ...context, database: transaction }));
};

const post = (database: Database, entries: readonly BankEntry[]) =>
  inTransaction(database, (context) =>
    postBankEntries(context, { name: "bank.csv", format: "CSV" }, identifyEntries(entries)),
  );

/** What the ledger and the lines say: credits, and where they went. */
const sumsIn = async (database: Database) => {
  const lines = await database.selectFrom("bankLines").select(["amount", "open", "asideReason"]).execute();
  const postings = await database
    .selectFrom("transactions")
    .select(["reference", "amount", "type", "reverses", "bankLine"])
    .where("bankLine", "is not", null)
    .execute();
  const typeOf = new Map(postings.map(({ reference, type }) => [reference, type]));
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  const posted = postings.map(({ type, amount, reverses }) => {
    if (type === "REVERSAL") return -amount;
    return type === "PAYMENT" && (reverses === null || typeOf.get(reverses) === "REVERSAL") ? amount : 0;
  });
  return {
    credits: sum(lines.map(({ amount }) => amount)),
    posted: sum(posted),
    unmatched: sum(lines.filter(({ asideReason }) => asideReason === null).map(({ open }) => open)),
    aside: sum(lines.filter(({ asideReason }) => asideReason !== null).map(({ open }) => open)),
  };
};

/** Lets refusals pass, and no other error. */
const refused = (error: unknown): void => {
  if (!(error instanceof RefusalError)) throw error;
};

const reason = { reason: "The bank returned it", date: firstDay, returnsSuspension: false } as const;

/** The reference that earlier releases gave the payment of a line with these words. */
const earlierReference = (words: string): string =>
  `BANK-${createHash("sha256")
    .update(JSON.stringify([words, 268_50, firstDay, 0]))
    .digest("hex")
    .slice(0, 12)
    .toUpperCase()}`;

/** Pairs, divides or puts aside one of the waiting lines, or takes one of the payments back. */
const disturb = async (
  database: Database,
  kind: string,
  nth: number,
  [one, other]: readonly [string, string],
): Promise<void> => {
  if (kind === "take back") {
    const payments = await database
      .selectFrom("transactions")
      .select("reference")
      .where("bankLine", "is not", null)
      .orderBy("reference")
      .execute();
    const posting = payments[nth % payments.length];
    const reversal = { ...reason, way: nth % 3 === 0 ? "paid out" : "taken back" } as const;
    if (posting)
      await inTransaction(database, (context) => reversePosting(context, posting.reference, reversal)).catch(refused);
    return;
  }
  const lines = await unmatchedLines(database);
  const line = lines[nth % lines.length]?.line;
  if (!line) return;
  const [amount, rest] = [Math.ceil(line.open / 3), line.open - Math.ceil(line.open / 3)];
  const parts =
    kind === "match"
      ? [{ customerId: one }]
      : [
          { customerId: one, amount },
          { customerId: other, amount: rest },
        ];
  await inTransaction(database, (context): Promise<unknown> =>
    kind === "leave" ? leaveBankLine(context, line.bankLine, "Interest") : matchBankLine(context, line.bankLine, parts),
  ).catch(refused);
};

onEachDatabase(({ name, fresh }) => {
  const atFirst = institutePutBack(fresh);

  describe("the credits of bank files", () => {
    it("are posted once, however often, in however many files, and by however many at once (BANK-02)", async () => {
      const { database, person } = await atFirst();
      const { customerId } = person("Maya");
      const file = [entry({ words: customerId }), entry({ words: customerId }), entry({ words: "nobody" })];
      await Promise.all([post(database, file), post(database, file.toReversed()), post(database, file)]);
      const again = await post(database, [...file, entry({ words: customerId, date: plusDays(firstDay, 1) })]);
      expect(again).toMatchObject({ repeated: 3, posted: [{ person: { customerId } }], waiting: [] });
      expect(await sumsIn(database)).toEqual({
        credits: 4 * 268_50,
        posted: 3 * 268_50,
        unmatched: 268_50,
        aside: 0,
      });
    });

    it("are known again when an earlier release posted them, also when that was taken back (BANK-02)", async () => {
      const { database, person } = await atFirst();
      const { customerId } = person("Maya");
      const context = await actingAt(database);
      const postedBefore = async (reference: string) =>
        database.insertInto("transactions").values({
          reference,
          customerId,
          date: firstDay,
          description: "Payment by bank transfer",
          amount: 268_50,
          type: "PAYMENT",
          status: "COMPLETED",
          receiptAvailable: 1,
          purpose: null,
          dueDate: null,
          settles: null,
          reverses: null,
          reason: null,
          effects: null,
          bankLine: null,
          postedBy: context.by,
          postedAt: 1,
        });
      const [kept, returned] = ["first", "second"].map((words) => entry({ words: `${customerId} ${words}` }));
      if (!kept || !returned) throw new Error("There are two.");
      for (const { words } of [kept, returned]) await (await postedBefore(earlierReference(words))).execute();
      await inTransaction(database, (each) =>
        reversePosting(each, earlierReference(returned.words), { ...reason, way: "taken back" }),
      );
      expect(await post(database, [kept, returned])).toMatchObject({
        posted: [],
        repeated: 1,
        waiting: [{ because: "taken back" }],
      });
      expect(await sumsIn(database)).toEqual({ credits: 537_00, posted: 268_50, unmatched: 268_50, aside: 0 });
    });

    it("are known again after an export into another database, in all their parts (BANK-02)", async () => {
      const { database, person } = await atFirst();
      const [maya, owen] = [person("Maya").customerId, person("Owen").customerId];
      const file = [entry({ words: "both" }), entry({ words: maya })];
      const { waiting } = await post(database, file);
      const parts = [
        { customerId: maya, amount: 68_50 },
        { customerId: owen, amount: 200_00 },
      ];
      const bankLine = waiting[0]?.bankLine ?? "";
      await inTransaction(database, (context) => matchBankLine(context, bankLine, parts));
      await inTransaction(database, (context) => reversePosting(context, bankLine, { ...reason, way: "taken back" }));
      // The files of an export hold no bank lines.
      await database.updateTable("transactions").set({ bankLine: null }).execute();
      await database.deleteFrom("bankLines").execute();
      expect(await post(database, file)).toMatchObject({
        posted: [],
        repeated: 1,
        waiting: [{ because: "taken back" }],
      });
      expect(await sumsIn(database)).toEqual({ credits: 537_00, posted: 468_50, unmatched: 68_50, aside: 0 });
    });

    it("wait when they name several people or nobody, and suggest who may have paid (BANK-03)", async () => {
      const { database, person } = await atFirst();
      const [maya, owen] = [person("Maya").customerId, person("Owen").customerId];
      const { waiting } = await post(database, [
        entry({ words: `${maya} ${owen}`, amount: 537_00 }),
        entry({ words: "Subscription", payer: "MEMBER MAYA" }),
        entry({ words: maya, isReturned: true, amount: 1_00 }),
      ]);
      expect(waiting.map(({ because }) => because)).toEqual(["several", "nobody", "returned"]);
      const lines = await unmatchedLines(database);
      const suggestedFor = (amount: number) =>
        lines
          .find(({ line }) => line.amount === amount)
          ?.suggestions.map(({ customerId, because }) => `${customerId} ${because}`);
      expect(suggestedFor(537_00)).toEqual([`${maya} named`, `${owen} named`]);
      expect(suggestedFor(268_50)?.[0]).toBe(`${maya} name and amount`);
      expect((await sumsIn(database)).posted).toBe(0);
    });

    it("are divided to the cent, and a part that is taken back waits again (BANK-03, BANK-04)", async () => {
      const { database, person } = await atFirst();
      const [maya, owen] = [person("Maya").customerId, person("Owen").customerId];
      const { waiting } = await post(database, [entry({ words: "both", amount: 537_00 })]);
      const bankLine = waiting[0]?.bankLine ?? "";
      const pair = (...parts: readonly (readonly [string, number?])[]) =>
        inTransaction(database, (context) =>
          matchBankLine(
            context,
            bankLine,
            parts.map(([customerId, amount]) => ({ customerId, amount })),
          ),
        );
      await expect(pair([maya, 268_50], [owen, 268_49])).rejects.toThrow(/must add up to £537.00/);
      await pair([maya, 268_50], [owen, 268_50]);
      await expect(pair([maya])).rejects.toThrow(/posted already/);
      await inTransaction(database, (context) =>
        reversePosting(context, `${bankLine}-2`, { ...reason, way: "taken back" }),
      );
      expect(await sumsIn(database)).toMatchObject({ posted: 268_50, unmatched: 268_50 });
      const [reversal] = await database
        .selectFrom("transactions")
        .select("reference")
        .where("reverses", "=", `${bankLine}-2`)
        .execute();
      await pair([maya]);
      expect(await sumsIn(database)).toMatchObject({ posted: 537_00, unmatched: 0 });
      await expect(
        inTransaction(database, (context) =>
          reversePosting(context, reversal?.reference ?? "", { ...reason, way: "taken back" }),
        ),
      ).rejects.toThrow(/posted for somebody else meanwhile/);
      expect(await sumsIn(database)).toMatchObject({ posted: 537_00, unmatched: 0 });
    });

    it("stay posted when their money was paid out to the member (CORR-01, BANK-04)", async () => {
      const { database, person } = await atFirst();
      await post(database, [entry({ words: person("Maya").customerId })]);
      const [payment] = await database.selectFrom("bankLines").select("bankLine").execute();
      const reverse = (reference: string, way: "paid out" | "taken back") =>
        inTransaction(database, (context) => reversePosting(context, reference, { ...reason, way }));
      const refund = await reverse(payment?.bankLine ?? "", "paid out");
      await reverse(refund.transaction.reference, "taken back");
      expect(await sumsIn(database)).toEqual({ credits: 268_50, posted: 268_50, unmatched: 0, aside: 0 });
    });

    it("are put aside with a reason, once, and can be taken up again (BANK-03)", async () => {
      const { database, person } = await atFirst();
      const { waiting } = await post(database, [entry({ words: "interest" })]);
      const bankLine = waiting[0]?.bankLine ?? "";
      const leave = () =>
        inTransaction(database, (context) => leaveBankLine(context, bankLine.toLowerCase(), "Interest"));
      await leave();
      await expect(leave()).rejects.toThrow(/is put aside already/);
      expect(await sumsIn(database)).toMatchObject({ aside: 268_50, unmatched: 0 });
      expect(await unmatchedLines(database)).toEqual([]);
      const { customerId } = person("Maya");
      await inTransaction(database, (context) => matchBankLine(context, bankLine, [{ customerId }]));
      expect(await sumsIn(database)).toMatchObject({ aside: 0, posted: 268_50 });
      await expect(leave()).rejects.toThrow(/is posted already/);
      await expect(inTransaction(database, (context) => leaveBankLine(context, "BANK-0", "Interest"))).rejects.toThrow(
        /There is no bank line BANK-0/,
      );
    });

    it("are given to their only payer, and lose their words when a payer is erased (DATA-01, KEEP-02)", async () => {
      const { database, person } = await atFirst();
      const [maya, owen] = [person("Maya"), person("Owen")];
      const { waiting } = await post(database, [
        entry({ words: `${maya.customerId} alone`, payer: "Maya Member" }),
        entry({ words: `${maya.customerId} ${owen.customerId}`, amount: 2_00 }),
        entry({ words: "nobody" }),
      ]);
      const both = [maya, owen].map(({ customerId }) => ({ customerId, amount: 1_00 }));
      await inTransaction(database, (context) => matchBankLine(context, waiting[0]?.bankLine ?? "", both));
      const { bankLines = [] } = await heldRowsOf(database, maya);
      expect(bankLines.map((line) => [line["words"], line["payer"]])).toEqual([
        [`${maya.customerId} alone`, "Maya Member"],
      ]);
      await inTransaction(database, async (context) => {
        await erase(context, context.database, await customerOf(context.database, maya.customerId));
      });
      const lines = await database.selectFrom("bankLines").select(["words", "payer"]).orderBy("words").execute();
      expect(lines).toEqual([
        { words: "", payer: "" },
        { words: "", payer: "" },
        { words: "nobody", payer: "" },
      ]);
    });

    it("equal postings, unmatched and put aside, under any order, repetition and interruption (BANK-04)", async () => {
      const { database, person } = await atFirst();
      const [maya, owen] = [person("Maya").customerId, person("Owen").customerId];
      // The account of the bank: files are exported from it.
      const anyEntry = fc.record({
        day: fc.integer({ min: 0, max: 4 }),
        amount: fc.constantFrom(100_00, 268_50, 1),
        words: fc.constantFrom(maya, owen, `${maya} ${owen}`, "nobody", "interest"),
      });
      const anyStep = fc.oneof(
        fc.record({
          kind: fc.constantFrom("file", "two at once", "interrupted" as const),
          from: fc.integer({ min: 0, max: 4 }),
          to: fc.integer({ min: 0, max: 4 }),
        }),
        fc.record({ kind: fc.constantFrom("match", "split", "leave", "take back" as const), nth: fc.nat(20) }),
      );
      const plan = fc.asyncProperty(
        fc.array(anyEntry, { minLength: 1, maxLength: 10 }),
        fc.array(anyStep, { minLength: 1, maxLength: 10 }),
        async (account, steps) => {
          await atFirst();
          const entries = account.map(({ day, ...rest }) => entry({ ...rest, date: plusDays(firstDay, day) }));
          const seen = new Set<BankEntry>();
          for (const step of steps) {
            if ("from" in step) {
              const [from, to] = [plusDays(firstDay, step.from), plusDays(firstDay, step.to)];
              const exported = entries.filter(({ date }) => date >= from && date <= to);
              if (step.kind === "interrupted")
                await inTransaction(database, async (context) => {
                  await postBankEntries(context, { name: "bank.csv", format: "CSV" }, identifyEntries(exported));
                  throw new Error("interrupted");
                }).catch(() => undefined);
              else {
                const files = step.kind === "file" ? [exported] : [exported, exported.toReversed()];
                await Promise.all(files.map((file) => post(database, file)));
                for (const each of exported) seen.add(each);
              }
            } else await disturb(database, step.kind, step.nth, [maya, owen]);
            const { credits, posted, unmatched, aside } = await sumsIn(database);
            expect(credits).toBe([...seen].reduce((sum, { amount }) => sum + amount, 0));
            expect(posted + unmatched + aside).toBe(credits);
          }
        },
      );
      await fc.assert(plan, { numRuns: name === "SQLite" ? 25 : 8 });
    });
  });
});
