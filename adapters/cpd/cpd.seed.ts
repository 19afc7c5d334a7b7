import type { CpdOverview } from "../../domain/cpd/status.ts";
import { waivedUnits } from "../../domain/cpd/waiver-units.ts";
import { calendarDate, firstDayOf, plusDays, yearOf, type CalendarDate } from "../../domain/kernel/calendar-date.ts";
import type { Person, SeededCpd, SeededWaiver, Seeding } from "../institute/people/person.ts";
import type { AdjustmentRow } from "./cpd.store.ts";
import { recordWaiver } from "./waivers/record.ts";

const ordinaryCpd = (person: Person): SeededCpd =>
  person.type === "member"
    ? { code: "UPTODATE", history: [{ yearsBefore: 1 }, { yearsBefore: 2 }] }
    : { code: "NOT_REQUIRED" };

/** A year is declared from its last two months on, and most of the way through the next. */
const yearDueOn = (dueDate: CalendarDate): number => yearOf(plusDays(dueDate, -300));

const dayIn = (year: number, day: string): CalendarDate => {
  const found = calendarDate(`${year}-${day}`);
  if (!found) throw new RangeError(`${year} has no day ${day}`);
  return found;
};

const waiverIn = (year: number, { reason, reasonCode, from, to, status }: SeededWaiver) => {
  const period = { startDate: dayIn(year, from), endDate: dayIn(year, to) };
  return { type: "waiver", reason, reasonCode, units: waivedUnits(period), status, ...period };
};

/** What a person's CPD record is stored as on a day. */
export const cpdRecord = (person: Person, today: CalendarDate) => {
  const { customerId } = person;
  const { code, dueInDays, history = [] } = person.traits.cpd ?? ordinaryCpd(person);
  const nextDueDate = dueInDays === undefined ? firstDayOf(yearOf(today) + 1) : plusDays(today, dueInDays);
  const year = yearDueOn(nextDueDate);
  const overview: { customerId: string } & Omit<CpdOverview, "remainingDays"> = { customerId, code, year, nextDueDate };

  const years = history.map((past) => ({
    customerId,
    year: year - past.yearsBefore,
    status: "COMPLETE" as const,
    broughtForwardUnits: past.broughtForwardUnits ?? 0,
  }));
  const adjustments = history.flatMap((past) =>
    (past.waivers ?? []).map((waiver, index): AdjustmentRow => ({
      adjustmentId: `W${customerId}${year - past.yearsBefore}${index + 1}`,
      customerId,
      year: year - past.yearsBefore,
      ...waiverIn(year - past.yearsBefore, waiver),
    })),
  );
  return { overview, years, adjustments };
};

/** Stores a person's CPD record. */
export const seedCpd = async ({ database, person, today }: Seeding): Promise<void> => {
  const { overview, years, adjustments } = cpdRecord(person, today);
  await database.insertInto("cpdOverviews").values(overview).execute();
  if (years.length > 0) await database.insertInto("cpdYears").values(years).execute();
  if (adjustments.length > 0) await database.insertInto("cpdAdjustments").values(adjustments).execute();
  for (const { adjustmentId, ...waiver } of adjustments)
    await recordWaiver(
      database,
      { reference: adjustmentId, ...waiver },
      { by: "registrar: A. Clerk", now: new Date(today), today },
    );
};
