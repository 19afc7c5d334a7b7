import { expect, test } from "vitest";

import { creditsAtEnd, monthTotals, type CreditPosting } from "../../../../domain/institute/fees/month-end.ts";
import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { fc } from "../../support/fast-check.ts";

const first = "2026-11-01" as CalendarDate;

/** What staff do with one credit on a day, as far as it is possible then. */
const event = fc.record({
  what: fc.constantFrom("post", "take back", "count again", "pay out", "put aside"),
  part: fc.integer({ min: 1, max: 500 }),
  after: fc.integer({ min: 0, max: 20 }),
});

interface Played {
  readonly postings: readonly CreditPosting[];
  readonly isAside: boolean;
  /** What was not posted at the end of each day that something was done. */
  readonly openOn: ReadonlyMap<CalendarDate, number>;
}

/** Plays what is done with a credit, keeping what is open by hand. */
const played = (
  bankLine: string,
  amount: number,
  events: readonly (typeof event extends fc.Arbitrary<infer DeskAction> ? DeskAction : never)[],
): Played => {
  let [day, open, isAside] = [first, amount, false];
  const [postings, inForce, takenBack]: [CreditPosting[], number[], number[]] = [[], [], []];
  const openOn = new Map([[day, open]]);
  const post = (type: CreditPosting["type"], sum: number) =>
    void postings.push({ bankLine, type, amount: sum, date: day });
  for (const { what, part, after } of events) {
    day = plusDays(day, after);
    const sum = Math.min(part, open);
    if (what === "post" && sum > 0) {
      post("PAYMENT", sum);
      inForce.push(sum);
      [open, isAside] = [open - sum, false];
    }
    if (what === "take back" && inForce.length > 0) {
      const back = inForce.pop() ?? 0;
      post("REVERSAL", back);
      takenBack.push(back);
      open += back;
    }
    if (what === "count again" && takenBack.length > 0 && (takenBack.at(-1) ?? 0) <= open) {
      const again = takenBack.pop() ?? 0;
      post("PAYMENT", again);
      inForce.push(again);
      open -= again;
    }
    if (what === "pay out" && inForce.length > 0) post("REFUND", inForce.pop() ?? 0);
    if (what === "put aside" && open > 0) isAside = true;
    openOn.set(day, open);
  }
  return { postings, isAside, openOn };
};

test("credits of the bank are what is posted, less what was taken back, and what waits or is put aside (DESK-07)", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.array(event, { maxLength: 8 })), { maxLength: 5 }),
      fc.integer({ min: 0, max: 100 }),
      (lines, days) => {
        const end = plusDays(first, days);
        const plays = lines.map(([amount, events], at) => played(`BANK-${at}`, amount, events));
        const credits = lines.map(([amount], at) => ({
          bankLine: `BANK-${at}`,
          amount,
          isAside: plays[at]?.isAside === true,
        }));
        const found = creditsAtEnd(
          credits,
          plays.flatMap(({ postings }) => postings),
          end,
        );
        const openAtEnd = plays.map(({ openOn }) => [...openOn].filter(([day]) => day <= end).at(-1)?.[1] ?? 0);
        expect(found.map(({ unmatched, aside }) => unmatched + aside)).toEqual(openAtEnd);
        expect(found.map(({ aside }) => aside)).toEqual(openAtEnd.map((open, at) => (plays[at]?.isAside ? open : 0)));
        const { amount, posted, takenBack, unmatched, aside } = monthTotals(found);
        expect(amount).toBe(lines.reduce((sum, [each]) => sum + each, 0));
        expect(posted - takenBack + unmatched + aside).toBe(amount);
      },
    ),
  );
});
