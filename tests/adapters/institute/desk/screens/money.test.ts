import { beforeEach, expect, it } from "vitest";

import "../../../../../adapters/institute/areas/fees/bank-files/bank-lines.store.ts";
import "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { plusDays, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import { DeskBrowser } from "../../../../actors/desk-browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const firstDay = "2026-11-02" as CalendarDate;
const who = "Number, email or reference";

/** Stores credits that nobody is known of, one a day. */
const storeCredits = async ({ database }: TestInstitute, count: number, amount: Pence = 100_00): Promise<void> => {
  const rows = Array.from({ length: count }, (_each, at) => ({
    bankLine: `BANK-${String(at).padStart(16, "0")}`,
    day: plusDays(firstDay, at),
    amount,
    open: amount,
    words: `Credit ${at}.`,
    payer: "",
    file: "bank.csv",
    fileLine: at + 2,
    addedBy: "registrar: A. Clerk",
    addedAt: 0,
    asideReason: null,
    asideBy: null,
    asideAt: null,
  }));
  await database.insertInto("bankLines").values(rows).execute();
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);
  let institute: TestInstitute;
  let desk: DeskBrowser;
  beforeEach(async () => {
    institute = await atFirst();
    desk = new DeskBrowser(institute);
    await desk.signIn();
  });
  const openCredit = async (words: string) => {
    await desk.open("/desk/money");
    await desk.follow(words);
  };
  const paymentsOf = async () =>
    (
      await institute.database
        .selectFrom("transactions")
        .select(["customerId", "amount"])
        .where("bankLine", "is not", null)
        .orderBy("customerId")
        .execute()
    ).map(({ customerId, amount }) => [customerId, amount]);

  it("shows 60 credits a page (DESK-07)", async () => {
    await storeCredits(institute, 61);
    await desk.open("/desk/money");
    expect(desk.words).toContain("61 bank credits, £6,100.00 in total");
    expect(desk.markup.match(/<th scope="row"/g)).toHaveLength(60);
    await desk.follow("Next 60");
    expect(desk.words).toContain("Credit 60.");
    expect(desk.markup.match(/<th scope="row"/g)).toHaveLength(1);
  });

  it("splits a credit once, however often it is confirmed (DESK-03, DESK-07)", async () => {
    await storeCredits(institute, 1);
    await openCredit("Credit 0.");
    await desk.follow("Several people");
    desk.fill("Who and how much", "4100107 60.00\n4100114 50.00");
    await desk.press("See what will happen");
    expect([desk.status, desk.words.includes("they are £10.00 too much")]).toEqual([422, true]);
    desk.fill("Who and how much", "4100107 60.00\n4100114 40.00");
    await desk.press("See what will happen");
    expect(await paymentsOf()).toEqual([]);
    await desk.press("Post the payments");
    await desk.sendAgain();
    expect(await paymentsOf()).toEqual([
      ["4100107", 60_00],
      ["4100114", 40_00],
    ]);
  });

  it("does not post what a colleague put aside meanwhile (DESK-03, DESK-07)", async () => {
    await storeCredits(institute, 1);
    await openCredit("Credit 0.");
    desk.fill(who, "4100107");
    await desk.press("See what will happen");
    await institute.database.updateTable("bankLines").set({ asideReason: "Interest", asideBy: "desk: Ines" }).execute();
    await desk.press("Post the payment");
    expect(desk.status).toBe(409);
    expect(desk.words).toContain("This credit has changed since you opened the page: it is now put aside.");
    expect(desk.words).toContain("Interest, by Ines");
    expect(await paymentsOf()).toEqual([]);
    // The page shows the credit as it is now, so that it can be posted knowingly.
    await desk.press("See what will happen");
    await desk.press("Post the payment");
    expect(await paymentsOf()).toEqual([["4100107", 100_00]]);
  });

  it("leads to no credit by a reference of its own making (DESK-07)", async () => {
    await desk.open("/desk/money/BANK-0000000000000000/pair");
    expect(desk.status).toBe(404);
  });

  it("gives who owes as a file that nobody keeps (DESK-09)", async () => {
    await desk.open("/desk/money/owing.csv");
    expect(desk.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="owing.csv"',
      "cache-control": "no-store",
    });
  });
});
