import { describe, expect, test } from "vitest";

import { formatMessage } from "../../../domain/kernel/message.ts";
import { displayPercentage, figureInWords, percentage } from "../../../domain/kernel/percentage.ts";
import { fc } from "../support/fast-check.ts";

describe("percentages", () => {
  const anyNumber = fc.oneof(fc.integer({ min: -5, max: 1000 }), fc.double({ min: 0, max: 100, noNaN: true }));

  test("are integers from 0 to 100, also for a total of 0", () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (done, total) => {
        const shown = percentage(done, total);
        expect(Number.isInteger(shown)).toBe(true);
        expect(shown).toBeGreaterThanOrEqual(0);
        expect(shown).toBeLessThanOrEqual(100);
        expect(percentage(done, 0)).toBe(0);
      }),
    );
  });

  test("never fall when more is done", () => {
    fc.assert(
      fc.property(anyNumber, fc.nat(100), anyNumber, (done, more, total) => {
        expect(percentage(done + more, total)).toBeGreaterThanOrEqual(percentage(done, total));
      }),
    );
  });

  test("are 100 when everything is done, 0 when nothing is, and within half a point of the exact share", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (total, done) => {
        expect(percentage(total, total)).toBe(100);
        expect(percentage(0, total)).toBe(0);
        expect(
          Math.abs(percentage(Math.min(done, total), total) - (Math.min(done, total) / total) * 100),
        ).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

test("a figure is read aloud as a part of a whole, where it has one (LANG-04)", () => {
  const inWords = (figure: string): string => {
    const words = figureInWords(figure);
    return typeof words === "string" ? words : formatMessage(words);
  };
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (done, total) => {
      expect(inWords(`${String(done)}/${String(total)}`)).toBe(`${String(done)} of ${String(total)}`);
      expect(inWords(String(done))).toBe(String(done));
    }),
  );
});

test("percents are written as their locale does (LANG-04)", () => {
  expect(displayPercentage(54, { locale: "en-GB" })).toBe("54%");
  expect(displayPercentage(54, { locale: "fr" })).toMatch(/^54\s%$/u);
});
