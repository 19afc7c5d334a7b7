import { expect, it } from "vitest";

import {
  everyoneInBatches,
  peopleWithDates,
} from "../../../../../adapters/institute/areas/reminders/dated-facts.store.ts";
import { trialRules } from "../../../../../adapters/institute/trial/rules.ts";
import { suspensionReasons } from "../../../../../domain/customer/suspension-reasons.ts";
import { dayOf, plusDays, type CalendarDate } from "../../../../../domain/kernel/calendar-date.ts";
import { changesOn } from "../../../../../domain/reminders/changes.ts";
import { remindersDue } from "../../../../../domain/reminders/reminders.ts";
import { rulesWith } from "../../../../../domain/rules/given-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";

const rules = rulesWith({ reminders: trialRules.reminders });
const today = dayOf(new Date(), rules);
const days: readonly CalendarDate[] = Array.from({ length: 60 }, (_, nth) => plusDays(today, nth * 7 - 30));

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("leave out nobody who has a reminder, a change or a reason for a suspension on a day (YEAR-03, YEAR-04)", async () => {
    const { database } = await atFirst();
    for (const day of days) {
      const meant: string[] = [];
      for await (const people of everyoneInBatches(database, day, rules))
        for (const { person, facts } of people)
          if (
            remindersDue(facts, rules.reminders, day, []).length +
              changesOn(facts, day).length +
              suspensionReasons(facts, day).length >
            0
          )
            meant.push(person.customerId);
      const found: string[] = [];
      for await (const people of peopleWithDates(database, day, rules))
        found.push(...people.map(({ person }) => person.customerId));
      expect(found).toEqual(expect.arrayContaining(meant));
      expect(found).toEqual(found.toSorted());
    }
  });
});
