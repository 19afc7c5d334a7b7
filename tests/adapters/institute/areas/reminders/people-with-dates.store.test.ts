import { expect, it } from "vitest";

import {
  everyoneInBatches,
  type DatedPerson,
} from "../../../../../adapters/institute/areas/reminders/dated-facts.store.ts";
import {
  peopleInArrears,
  peopleWithDates,
} from "../../../../../adapters/institute/areas/reminders/people-with-dates.store.ts";
import { recordReminder } from "../../../../../adapters/institute/areas/reminders/reminders.store.ts";
import { trialRules } from "../../../../../adapters/institute/trial/rules.ts";
import { suspensionReasons } from "../../../../../domain/institute/customer/suspension-reasons.ts";
import { changesOn } from "../../../../../domain/institute/reminders/changes.ts";
import { remindersDue, remindersOn, sentReminder } from "../../../../../domain/institute/reminders/reminders.ts";
import { dayOf, plusDays, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { rulesWith } from "../../../../../domain/rules/given-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";

const rules = rulesWith({ reminders: trialRules.reminders });
const today = dayOf(new Date(), rules);
const days: readonly CalendarDate[] = Array.from({ length: 60 }, (_, nth) => plusDays(today, nth * 7 - 30));

const idsIn = async (batches: AsyncGenerator<readonly DatedPerson[]>): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const people of batches) ids.push(...people.map(({ person }) => person.customerId));
  return ids;
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("leave out nobody who has a reminder or a change on a day (YEAR-03)", async () => {
    const { database } = await atFirst();
    const now = new Date();
    for (const day of days) {
      // A day that has come is today.
      const asked = { now, today: day < today ? day : today, day };
      const meant: string[] = [];
      for await (const people of everyoneInBatches(database, day, rules))
        for (const { person, facts } of people)
          if (remindersOn(facts, rules.reminders, asked, []).length + changesOn(facts, day).length > 0)
            meant.push(person.customerId);
      const found = await idsIn(peopleWithDates(database, asked, rules));
      expect(found).toEqual(expect.arrayContaining(meant));
      expect(found).toEqual(found.toSorted());
    }
  });

  it("leave out those whose reminders were sent and on whom nothing changes (YEAR-03)", async () => {
    const { database } = await atFirst();
    const now = new Date();
    const asked = { now, today, day: today };
    for await (const people of everyoneInBatches(database, today, rules))
      for (const { person, facts } of people)
        for (const reminder of remindersDue(facts, rules.reminders, today, []))
          await recordReminder(database, person.customerId, sentReminder(reminder), now);
    const owing = await idsIn(peopleInArrears(database, today, rules));
    const found = await idsIn(peopleWithDates(database, asked, rules));
    const without: string[] = [];
    for await (const people of everyoneInBatches(database, today, rules))
      for (const { person, facts } of people)
        if (changesOn(facts, today).length + (facts.asked?.length ?? 0) === 0 && !owing.includes(person.customerId))
          without.push(person.customerId);
    expect(without.length).toBeGreaterThan(10);
    expect(found.filter((customerId) => without.includes(customerId))).toEqual([]);
  });

  it("leave out nobody who has a reason for a suspension (YEAR-04)", async () => {
    const { database } = await atFirst();
    for (const day of days) {
      const meant: string[] = [];
      for await (const people of everyoneInBatches(database, day, rules))
        for (const { person, facts } of people)
          if (suspensionReasons(facts, day).length > 0) meant.push(person.customerId);
      expect(await idsIn(peopleInArrears(database, day, rules))).toEqual(expect.arrayContaining(meant));
    }
  });
});
