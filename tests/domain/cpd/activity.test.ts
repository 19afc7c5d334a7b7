import { describe, expect, it } from "vitest";

import {
  activityEntryOf,
  activityProblems,
  activityQuestions,
  emptyActivityForm,
  formOfActivity,
  entryProblems,
  type ActivityForm,
} from "../../../domain/cpd/activity.ts";
import { isUnits, readUnits } from "../../../domain/cpd/units.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { isValid } from "../../../domain/kernel/field-rules.ts";
import { defaultRules } from "../../../domain/rules/organisation-rules.ts";
import { allInEnglish, english } from "../support/english.ts";
import { fc } from "../support/fast-check.ts";
import { anyRecentDay } from "../support/people.ts";

const today = "2026-11-22" as CalendarDate;
const facts = { today, rules: defaultRules, openYears: [2026] };
const valid: ActivityForm = {
  title: "Tax update",
  date: "20/11/2026",
  units: "1,5",
  isVerifiable: true,
  learnt: " New rates ",
};

describe("units as they are typed (LOG-01)", () => {
  it.each([
    ["1", 1],
    ["1.5", 1.5],
    ["1,25", 1.25],
    [" 7. ", 7],
    [".5", 0.5],
    ["999.99", 999.99],
  ])("%s is %d", (typed, units) => {
    expect(readUnits(typed)).toBe(units);
  });

  it.each(["0", "0.00", "-1", "1.255", "1,000", "1e2", "two", "1 h", "1000", "٣", "1.5.2", "."])(
    "%s is none",
    (typed) => {
      expect(readUnits(typed)).toBeUndefined();
    },
  );

  it("are read as they are shown", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (hundredths) => {
        expect(readUnits(String(hundredths / 100))).toBe(hundredths / 100);
        expect(isUnits(hundredths / 100)).toBe(true);
      }),
    );
  });
});

describe("units that nobody reaches in a day (LOG-01)", () => {
  it("are asked about from above 24, unless they were on record", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (hundredths) => {
        const form = { units: String(hundredths / 100) };
        expect(isValid(activityQuestions(form, { units: "" }))).toBe(hundredths <= 2400);
        expect(activityQuestions(form, form)).toEqual({});
      }),
    );
  });

  it("are not asked about while they cannot be read", () => {
    expect(activityQuestions({ units: "two" }, { units: "" })).toEqual({});
  });
});

describe("the form of an activity (LOG-01)", () => {
  it("begins with today and nothing else", () => {
    expect(allInEnglish(activityProblems(emptyActivityForm(today), facts))).toEqual({
      title: "This field is required",
      units: "This field is required",
      isVerifiable: "This field is required",
    });
  });

  it("becomes an entry", () => {
    expect(activityEntryOf(valid, facts)).toEqual({
      title: "Tax update",
      date: "2026-11-20",
      units: 1.5,
      isVerifiable: true,
      learnt: "New rates",
    });
    expect(activityEntryOf({ ...valid, learnt: " " }, facts)).not.toHaveProperty("learnt");
  });

  it.each([
    ["23/11/2026", "Please enter a day that is not after today"],
    ["31/12/2025", "Please enter a day from 1\u00a0January 2026"],
    ["31/02/2026", "There is no such day"],
    ["yesterday", "Please enter a date as DD/MM/YYYY"],
    ["", "This field is required"],
  ])("says what is wrong with the day %s", (date, problem) => {
    expect(english(activityProblems({ ...valid, date }, facts).date)).toBe(problem);
  });

  it("says that a declared year is closed", () => {
    const declared = { ...facts, today: "2027-01-10" as CalendarDate, openYears: [2027] };
    expect(
      english(activityProblems({ ...valid, date: "10/12/2026" }, { ...declared, openYears: [2027, 2025] }).date),
    ).toBe("Your CPD for 2026 is declared, so nothing can be added or changed. Please enter a day of another year");
    expect(english(activityProblems(valid, { ...facts, openYears: [] }).date)).toContain(
      "Your CPD for 2026 is declared",
    );
  });

  it("shows an activity so that sending it again changes nothing", () => {
    fc.assert(
      fc.property(
        anyRecentDay,
        fc.integer({ min: 1, max: 99_999 }),
        fc.boolean(),
        fc.option(fc.constantFrom("New rates", "Ethics – and “why”"), { nil: undefined }),
        (date, hundredths, isVerifiable, learnt) => {
          const entry = { title: "Course", date, units: hundredths / 100, isVerifiable, ...(learnt ? { learnt } : {}) };
          const years = Array.from({ length: 60 }, (_, ago) => Number(date.slice(0, 4)) - ago);
          const open = { today: date, rules: defaultRules, openYears: years };
          expect(activityEntryOf(formOfActivity({ ...entry, id: "A" }), open)).toEqual(entry);
          expect(entryProblems(entry, open)).toEqual({});
        },
      ),
    );
  });

  it("is judged by the organisation as by the form", () => {
    const entry = { title: "x", date: today, units: 1, isVerifiable: true };
    expect(allInEnglish(entryProblems({ ...entry, date: "2027-01-01" as CalendarDate }, facts))).toEqual({
      date: "Please enter a day that is not after today",
    });
    expect(Object.keys(entryProblems({ ...entry, title: " \u200b", units: 0.001 }, facts))).toEqual(["title", "units"]);
  });
});
