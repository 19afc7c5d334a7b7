import { expect, it } from "vitest";

import { runFees } from "../../../../../adapters/institute/areas/fee-runs/run-fees.ts";
import { contextFor } from "../../../../../adapters/institute/registrar/command-context.ts";
import { plusDays } from "../../../../../domain/kernel/calendar-date.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { settingsOf } from "../../../support/settings.ts";

onEachDatabase(({ fresh }) => {
  const statements: string[] = [];
  const atFirst = institutePutBack(fresh, { onStatement: (text) => void statements.push(text) });

  it("whom a fee run reminds is read only where the day of a reminder has passed (YEAR-05)", async () => {
    const { database } = await atFirst();
    const context = await contextFor(database, settingsOf({}), { as: "A. Clerk" }, () => undefined);
    const previewOf = async (days: number) => {
      statements.length = 0;
      const run = { year: 2040, amount: 260_00, due: plusDays(context.today, days) };
      const { people, remindedAtOnce } = await runFees(context, run, { isDryRun: true });
      const hasRead = statements.some((text) => text.includes('from "practisingCertificates"'));
      return { people, isReminded: remindedAtOnce > 0, hasRead };
    };
    const soon = await previewOf(0);
    expect(soon).toMatchObject({ isReminded: true, hasRead: true });
    expect(await previewOf(400)).toEqual({ people: soon.people, isReminded: false, hasRead: false });
  });
});
