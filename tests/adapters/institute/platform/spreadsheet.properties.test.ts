import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";

import {
  spreadsheetOf,
  unescapeFormula,
  type ListColumn,
} from "../../../../adapters/institute/platform/spreadsheet.ts";
import { fc } from "../../../domain/support/fast-check.ts";

interface Row {
  readonly words: string;
  readonly pence: number;
}

const columns: readonly ListColumn<Row>[] = [
  { name: "words", of: ({ words }) => words },
  { name: "amount", of: ({ pence }) => pence, kind: "amount" },
];
const anyRows = fc.array(fc.record({ words: fc.string({ unit: "binary" }), pence: fc.integer() }), { maxLength: 5 });

/** The sign between the columns, and the decimal sign, as spreadsheets of the locale have them. */
const locales = [
  ["en-GB", ",", "."],
  ["pt-PT", ";", ","],
  ["de-AT", ";", ","],
  ["fr-CA", ";", ","],
] as const;

test.each(locales)(
  "in %s a list is read back as it was, and no cell is run as a formula (DESK-09)",
  (locale, sign, decimal) => {
    const { heading, lines } = spreadsheetOf({ locale }, columns);
    fc.assert(
      fc.property(anyRows, (rows) => {
        const text = [heading, ...(rows.length > 0 ? [lines(rows)] : [])].join("\n");
        expect(text.startsWith("\uFEFF")).toBe(true);
        const [head, ...cells] = parse(text, { bom: true, delimiter: sign });
        expect(head).toEqual(["words", "amount"]);
        expect(
          cells.map(([words = "", amount = ""]) => ({
            words: unescapeFormula(words),
            pence: Math.round(Number(amount.replace(decimal, ".")) * 100),
          })),
        ).toEqual(rows.map(({ words, pence }) => ({ words, pence: pence === 0 ? 0 : pence })));
        for (const [words = ""] of cells) expect(words).not.toMatch(/^[=+\-@]/);
      }),
    );
  },
);
