import { expect, it } from "vitest";

import { defaultRules } from "../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { openInstitute } from "../../support/open-institute.ts";
import { registrarAt } from "../../support/registrar.ts";

const [now, nextDay] = [() => new Date("2026-11-22T10:00:00Z"), () => new Date("2026-11-23T10:00:00Z")];

onEachDatabase(({ empty }) => {
  it("a trial has credits that wait, one put aside, an import to undo, a review, a departure and a merger", async () => {
    const storage = await empty();
    const institute = await openInstitute(storage, { seedsDesk: true, now });
    const registrar = registrarAt(institute.database);
    const waiting = await registrar("unmatched");
    expect(waiting).toContain("Owen Overdue");
    expect(waiting).toContain("4100107 4100114");
    expect(waiting).toContain("summer conference");
    expect(waiting).not.toContain("Interest");
    expect(await registrar("import", "undo", "1")).toMatch(/people +0 +2 +0 +0[^]*All of it is undone/);
    expect(await registrar("review", "2026", "--csv")).toMatch(/Mei Malaysia[^]*,waiting,2026-12-12/);
    expect(await registrar("find", "4109001")).toContain("resigned on");
    expect(await registrar("find", "4109008")).toMatch(/This account is part of \d+, merged on/);
    const rows = () => institute.database.selectFrom("bankLines").select("open").orderBy("amount").execute();
    const before = await rows();
    expect(before).toHaveLength(4);
    await institute.close();
    const again = await openInstitute(storage, { seedsDesk: true, now: nextDay });
    expect(await again.database.selectFrom("bankLines").select("open").orderBy("amount").execute()).toEqual(before);
    await again.close();
  });

  it("a trial whose rules review nothing starts without a review", async () => {
    const sample = { ...defaultRules.review.sample, UNIT_ROUTE: 0 };
    const rules = { ...defaultRules, review: { ...defaultRules.review, sample } };
    const institute = await openInstitute(await empty(), { seedsDesk: true, rules });
    expect(await institute.database.selectFrom("cpdReviews").selectAll().execute()).toEqual([]);
    await institute.close();
  });
});
