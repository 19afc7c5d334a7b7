import { cpdYearOf } from "../../../../domain/cpd/cpd-year.ts";
import { dutyFrom, latestOpened, type DeclarationDuty } from "../../../../domain/cpd/duty.ts";
import { waivedUnits } from "../../../../domain/cpd/waiver-units.ts";
import { calendarDate, plusDays, startOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { CpdRules } from "../../../../domain/rules/portal-rules.ts";
import type { AdjustmentRow } from "../../areas/cpd/history.store.ts";
import { recordWaiver } from "../../areas/cpd/waivers/record.ts";
import "../../areas/cpd/duty.store.ts";
import "../../areas/cpd/log/log.store.ts";
import "../../areas/cpd/years.store.ts";
import { flag } from "../../platform/storage/tables.ts";
import type { SeededPerson, SeededCpd, SeededWaiver, Seeding } from "../person.ts";

const ordinaryCpd = (person: SeededPerson): SeededCpd =>
  person.type === "member"
    ? { code: "UPTODATE", history: [{ yearsBefore: 1 }, { yearsBefore: 2 }] }
    : { code: "NOT_REQUIRED" };

/** The duty of a made-up person: an overdue year has ended; a due one has opened. */
const dutyOf = ({ code, dueInDays }: SeededCpd, today: CalendarDate, rules: CpdRules): DeclarationDuty => {
  if (dueInDays === undefined) return { ...dutyFrom(today, rules), isRequired: code !== "NOT_REQUIRED" };
  const nextDueDate = plusDays(today, dueInDays);
  const year = dueInDays < 0 ? cpdYearOf(nextDueDate, rules) - 1 : latestOpened(today, rules);
  return { isRequired: true, year, nextDueDate };
};

const dayIn = (year: number, day: string): CalendarDate => {
  const found = calendarDate(`${year}-${day}`);
  if (!found) throw new RangeError(`${year} has no day ${day}`);
  return found;
};

const waiverIn = (year: number, rules: CpdRules, { reason, reasonCode, from, to, status }: SeededWaiver) => {
  const period = { startDate: dayIn(year, from), endDate: dayIn(year, to) };
  return { type: "waiver", reason, reasonCode, units: waivedUnits(period, rules), status, ...period };
};

/** The stored CPD record of a person on a day. */
export const cpdRecord = (person: SeededPerson, today: CalendarDate, rules: CpdRules) => {
  const { customerId } = person;
  const seeded = person.traits.cpd ?? ordinaryCpd(person);
  const { history = [] } = seeded;
  const duty = dutyOf(seeded, today, rules);
  const { year } = duty;

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
      ...waiverIn(year - past.yearsBefore, rules, waiver),
    })),
  );
  return { duty, years, adjustments };
};

/** Stores a person's CPD record. */
export const seedCpd = async ({ database, person, today, rules }: Seeding): Promise<void> => {
  const { duty, years, adjustments } = cpdRecord(person, today, rules.cpd);
  await database
    .insertInto("cpdOverviews")
    .values({ customerId: person.customerId, ...duty, isRequired: flag(duty.isRequired) })
    .execute();
  if (years.length > 0) await database.insertInto("cpdYears").values(years).execute();
  if (adjustments.length > 0) await database.insertInto("cpdAdjustments").values(adjustments).execute();
  const { log = [] } = person.traits.cpd ?? {};
  for (const [nth, { daysBefore, isVerifiable, learnt = null, title, units }] of log.entries())
    await database
      .insertInto("cpdActivities")
      .values({
        activityId: `A${person.customerId}-${String(nth + 1)}`,
        customerId: person.customerId,
        date: plusDays(today, -daysBefore),
        title,
        units,
        isVerifiable: flag(isVerifiable),
        learnt,
        loggedAt: startOf(plusDays(today, -daysBefore), rules).getTime(),
      })
      .execute();
  for (const { adjustmentId, ...waiver } of adjustments) {
    // A decided one was recorded when its period had ended.
    const { status, endDate } = waiver;
    const recordedOn = status === "PENDING" || !endDate ? today : plusDays(endDate, 1);
    await recordWaiver(
      database,
      { reference: adjustmentId, ...waiver },
      { by: "registrar: A. Clerk", now: startOf(recordedOn, rules), today: recordedOn },
    );
  }
};
