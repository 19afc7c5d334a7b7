import * as z from "zod";
import { adjustmentStatuses, yearStatuses } from "../../domain/cpd/history.ts";
import { overviewCodes } from "../../domain/cpd/status.ts";
import {
  calendarYear,
  count,
  customerId,
  day,
  tableRecords,
  words,
} from "../registrar/records/record-file.ts";

/** Where each person's declaration stands. CPD-01 */
export const cpdRecords = tableRecords({
  name: "cpd",
  about: "Where the annual declaration stands: the year that is next to be declared, and by when.",
  schema: z.object({ customerId, code: z.enum(overviewCodes), year: calendarYear, nextDueDate: day }),
  key: ["customerId"],
  table: "cpdOverviews",
});

/** The years on record. CPD-11 */
export const cpdYearRecords = tableRecords({
  name: "cpd-years",
  about: "The years of a CPD record: how each was declared, or that it was not, with the units brought forward.",
  schema: z.object({ customerId, year: calendarYear, status: z.enum(yearStatuses), broughtForwardUnits: count }),
  key: ["customerId", "year"],
  fillIn: () => ({ broughtForwardUnits: 0 }),
  table: "cpdYears",
});

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Waivers and other adjustments of a year. WAIV-01, CPD-11 */
export const adjustmentRecords = tableRecords({
  name: "cpd-adjustments",
  about: "Waivers and other adjustments of a CPD year.",
  schema: z.object({
    adjustmentId: words(60),
    customerId,
    year: calendarYear,
    type: words(40),
    reason: words(100),
    reasonCode: z.optional(words(100)),
    units: count,
    status: z.enum(adjustmentStatuses),
    startDate: z.optional(day),
    endDate: z.optional(day),
  }),
  key: ["adjustmentId"],
  belongsTo: { file: "cpd-years", fields: ["customerId", "year"] },
  fillIn: () => ({ type: "waiver" }),
  problems: ({ startDate, endDate, year }) => [
    ...(text(endDate) < text(startDate) ? [{ column: "endDate", reason: "must not be before startDate" }] : []),
    ...[{ column: "startDate", given: startDate }, { column: "endDate", given: endDate }]
      .filter(({ given }) => given !== undefined && !text(given).startsWith(String(year)))
      .map(({ column }) => ({ column, reason: `has to be in ${String(year)}` })),
  ],
  table: "cpdAdjustments",
});
