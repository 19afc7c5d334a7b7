import { expect, it } from "vitest";

import { comingChanges } from "../../../../../adapters/institute/areas/reminders/coming-days.ts";
import { eventsOnDay } from "../../../../../adapters/institute/areas/reminders/year.ts";
import { dayOf, daysBetween, plusDays } from "../../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";

const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

const steps = { before: [60, 30, 7], after: [1, 14, 40] };
const rules = {
  ...defaultRules,
  reminders: {
    declaration: steps,
    subscription: steps,
    practisingCertificate: steps,
    answer: { before: [], after: [] },
  },
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("leave out no day of the next six weeks on which something changes or is sent, and count who has to declare (YEAR-03)", async () => {
    const { database } = await atFirst();
    const now = new Date();
    const today = dayOf(now, defaultRules);
    const coming = await comingChanges({ database, today, rules });
    expect(coming.map(({ on }) => on)).toEqual(coming.map(({ on }) => on).toSorted());
    expect(coming.every(({ on }) => daysBetween(today, on) <= 42)).toBe(true);
    const days = Array.from({ length: 43 }, (_, after) => plusDays(today, after));
    let reminders = 0;
    for (const day of days) {
      const words = coming.filter(({ on }) => on === day).map(({ what }) => what);
      const lines = await eventsOnDay({ database, now, today, rules }, day);
      const overdue = lines.filter(({ what }) => what === "becomes overdue").map(({ about }) => about);
      for (const about of new Set(overdue.filter((one) => one.startsWith("CPD"))))
        expect(words).toContain(`${about} becomes overdue: ${people(overdue.filter((one) => one === about).length)}`);
      for (const about of overdue.filter((one) => one.startsWith("Subscription")))
        expect(words).toContain(`${about} becomes overdue where it is unpaid`);
      const expiring = lines.filter(({ what }) => what === "expires").length;
      if (expiring > 0) expect(words).toContain(`Practising certificates expire: ${expiring}`);
      const graces = lines.filter(({ what }) => what === "grace period ends").length;
      if (graces > 0) expect(words).toContain(`Grace period ends: ${people(graces)}`);
      if (day === today) continue;
      reminders += lines.filter(({ what }) => what === "reminder").length;
      const reminded = lines.filter(({ what }) => what === "reminder").map(({ about }) => about.split(",")[0] ?? "");
      for (const about of new Set(reminded))
        expect(
          words.some((each) =>
            each.startsWith(`Reminders, ${about.replace(/^Practising certificate .*/u, "Practising certificates")}`),
          ),
          `${day}: ${about}`,
        ).toBe(true);
    }
    expect(reminders).toBeGreaterThan(0);
  });
});
