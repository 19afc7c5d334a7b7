import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { calendarDay } from "../../../adapters/contract/fields.ts";
import {
  nonNegativeDays,
  neverOmitted,
  emptyWhenMissing,
  requiredIf,
  withFallback,
  possiblyEmpty,
  isolatedPart,
} from "../../../adapters/contract/read-policy.ts";
import { readTolerantly, withNothingRequired } from "../../../adapters/contract/tolerant-reading.ts";

const entry = z.object({ date: z.string(), amount: z.int(), isPaid: withFallback(z.boolean(), false) });
const statement = z.object({
  name: z.string(),
  title: z.optional(z.string()),
  days: z.optional(nonNegativeDays(z.int().check(z.nonnegative()))),
  entries: isolatedPart(z.array(entry), []),
  codes: neverOmitted(z.array(z.string())),
  choices: z.partialRecord(z.enum(["email", "sms"]), z.boolean()),
});
const fit = {
  name: "Maya",
  title: "Ms",
  days: 3,
  entries: [{ date: "2026-03-04", amount: 100, isPaid: true }],
  codes: ["CPD_DUE"],
  choices: { email: true },
};

/** The reading of a statement with changes, and the fate of each misfit. */
const read = (changes: object) => {
  const { value, misfits } = readTolerantly(statement, { ...fit, ...changes });
  return { value, misfits: misfits.map(({ path, fate }) => `${path}: ${fate}`) };
};

test.each<[string, object, object, readonly string[]]>([
  ["an optional value of another kind", { title: 7 }, { title: undefined }, ["title: left out"]],
  ["a negative count of days", { days: -1 }, { days: 0 }, ["days: left out"]],
  [
    "one bad entry among good ones",
    { entries: [fit.entries[0], { date: "2026-03-05", amount: "100" }, null] },
    { entries: fit.entries, incomplete: ["entries"] },
    ["entries.*.amount: left out", "entries.*: left out"],
  ],
  [
    "a missing flag of an entry",
    { entries: [{ date: "2026-03-05", amount: 5 }] },
    { entries: [{ date: "2026-03-05", amount: 5, isPaid: false }] },
    [],
  ],
  [
    "unknown keys of a record",
    { choices: { email: true, fax: true, sms: "yes" } },
    { choices: { email: true } },
    ["choices.fax: left out", "choices.sms: left out"],
  ],
])("reads the rest without %s (CONF-01)", (_, changes, expected, misfits) => {
  expect(read(changes)).toEqual({ value: { ...fit, ...expected }, misfits });
});

test.each<[string, object]>([
  ["is missing", { entries: undefined }],
  ["has no readable entry, and is not empty", { entries: [{ nonsense: true }] }],
])("names a part that %s (CONF-01, D-12)", (_, changes) => {
  const { value, misfits } = read(changes);
  expect(value).toEqual({ ...fit, entries: [], unread: ["entries"] });
  expect(misfits.every((misfit) => misfit.endsWith(": part fails"))).toBe(true);
});

test.each<[string, object, string]>([
  ["something needed", { name: null }, "name"],
  ["one code of a list that decides", { codes: ["CPD_DUE", 7] }, "codes.*"],
])("does not read an answer without %s (CONF-01, D-36)", (_, changes, path) => {
  expect(read(changes)).toEqual({ value: undefined, misfits: [`${path}: fails`] });
});

test("does not read an object in which nothing is known", () => {
  expect(readTolerantly(z.object({ title: z.optional(z.string()) }), { nonsense: true })).not.toHaveProperty("value");
});

describe("an answer without any field (CONF-01)", () => {
  const record = z.object({ title: z.optional(z.string()), entries: emptyWhenMissing(z.array(entry)) });

  test("is an empty record where it may be one, and cannot be used elsewhere", () => {
    expect(readTolerantly(possiblyEmpty(record), {})).toEqual({ value: { entries: [] }, misfits: [] });
    expect(readTolerantly(record, {}).value).toBeUndefined();
  });

  test("is none in an envelope", () => {
    expect(readTolerantly(possiblyEmpty(record), { data: { title: "Ms" } }).value).toBeUndefined();
  });

  test("does not make an unreadable list an empty one", () => {
    expect(readTolerantly(possiblyEmpty(record), { title: "Ms", entries: "none" }).value).toBeUndefined();
  });
});

test("replaces what is missing by a fallback, whose own gaps have a fallback (CONF-02)", () => {
  const texts = z.object({ labels: z.object({ pay: z.string(), link: withFallback(z.string(), "") }) });
  const { value, misfits } = readTolerantly(
    z.object({ title: z.string(), ...texts.shape }),
    { title: "Fees" },
    {
      labels: { pay: "Pay" },
    },
  );
  expect(value).toEqual({ title: "Fees", labels: { pay: "Pay", link: "" } });
  expect(misfits.map(({ path }) => path)).toEqual(["labels"]);
});

test.each([
  ["2026-11-30T00:00:00", "2026-11-30"],
  ["2026-11-30T00:00", "2026-11-30"],
  ["2026-11-30T10:30:00", undefined],
  ["2026-11-30T00:00:00Z", undefined],
  ["2026-02-30T00:00:00", undefined],
])("reads the midnight %s as the day %s (CONF-01)", (by, day) => {
  expect(readTolerantly(z.object({ by: calendarDay }), { by }).value).toEqual(day && { by: day });
});

test("needs a value only where the object around it says so", () => {
  const overview = z.object({ code: z.string(), year: requiredIf(z.int(), ({ code }) => code !== "NONE", 0) });
  expect(readTolerantly(overview, { code: "NONE" }).value).toEqual({ code: "NONE", year: 0 });
  expect(readTolerantly(overview, { code: "DUE" })).not.toHaveProperty("value");
});

test("reads a list of thousands with many bad entries in one pass", () => {
  let parsed = 0;
  const counted = z.string().check(z.refine(() => (parsed += 1) > 0));
  const many = Array.from({ length: 5_000 }, (_, index) => (index % 2 === 0 ? { name: "Leeds" } : { name: 7 }));
  const { value, misfits } = readTolerantly(z.object({ list: z.array(z.object({ name: counted })) }), { list: many });
  expect((value as { list: unknown[] }).list).toHaveLength(2_500);
  expect([parsed, misfits.length]).toEqual([2_500, 2_500]);
});

test.each<[string, unknown, object]>([
  ["what fits of it", { name: "Maya", days: "three" }, { name: "Maya" }],
  ["an envelope", { data: { name: "Maya" } }, {}],
  ["no object", "Thank you", {}],
  ["nothing", undefined, {}],
])("reads of a record without needs: %s (CALL-02)", (_, answer, expected) => {
  const { value, misfits } = readTolerantly(withNothingRequired(statement), answer);
  expect(value).toEqual(expected);
  expect(misfits.every(({ fate }) => fate === "left out")).toBe(true);
});
