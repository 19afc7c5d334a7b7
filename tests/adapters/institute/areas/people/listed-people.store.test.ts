import { expect, it } from "vitest";

import {
  countListed,
  listedDebts,
  listedInBatches,
  listedPeople,
  type PeopleFilter,
} from "../../../../../adapters/institute/areas/people/listed-people.store.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { sharedInstitute } from "../../../support/fixture.ts";

onEachDatabase(({ fresh }) => {
  const institute = sharedInstitute(fresh);
  const count = (filter: PeopleFilter) => countListed(institute().database, filter);

  it("lists each person under one debt (DESK-05)", async () => {
    const counts = await Promise.all(listedDebts.map((owes) => count({ standing: "any", owes })));
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(await count({ standing: "any" }));
    expect(await count({ standing: "open" })).toBe(
      (await count({ standing: "any" })) - (await count({ standing: "closed" })),
    );
  });

  it("lists a closed account as nothing else (DESK-05)", async () => {
    const { database } = institute();
    await database.updateTable("customers").set({ isClosed: 1 }).where("status", "=", "SUSPENDED").execute();
    await database.updateTable("customers").set({ isClosed: 1 }).where("isRetired", "=", 1).execute();
    expect([await count({ standing: "suspended" }), await count({ standing: "retired" })]).toEqual([0, 0]);
    expect(await count({ standing: "active" })).toBe(await count({ standing: "open" }));
  });

  it("reads the same people in batches of any size as in one page (DESK-09)", async () => {
    const filter: PeopleFilter = { standing: "any" };
    const whole = await listedPeople(institute().database, filter, { after: 0, most: 1000 });
    for (const size of [1, 7, whole.length]) {
      const numbers: string[] = [];
      for await (const some of listedInBatches(institute().database, filter, size))
        numbers.push(...some.map(({ customerId }) => customerId));
      expect(numbers).toEqual(whole.map(({ customerId }) => customerId));
    }
  });
});
