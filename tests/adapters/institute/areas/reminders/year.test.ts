import { expect, it } from "vitest";

import { eventsOnDay } from "../../../../../adapters/institute/areas/reminders/year.ts";
import { openStorage } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { trialRules } from "../../../../../adapters/institute/trial/rules.ts";
import { dayOf } from "../../../../../domain/kernel/calendar-date.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { addManyLikeMaya } from "../../../support/newcomers.ts";

onEachDatabase(({ empty }) => {
  it("the first lines of a day that concerns many are read without the others (YEAR-03)", async () => {
    const storage = await empty();
    await addManyLikeMaya(storage, 5_000_000, 900);
    const statements: string[] = [];
    const { database, close } = await openStorage(storage, { onStatement: (text) => void statements.push(text) });
    const now = new Date();
    const today = dayOf(now, trialRules);
    const asking = { database, now, today, rules: trialRules };
    const all = await eventsOnDay(asking, today);
    const whole = statements.splice(0).length;
    const first = await eventsOnDay(asking, today, 10);
    await close();
    expect(all.length).toBeGreaterThan(900);
    expect(first.length).toBeGreaterThanOrEqual(10);
    expect(first).toEqual(all.slice(0, first.length));
    expect(statements.length).toBeLessThan(whole / 2);
  });
});
