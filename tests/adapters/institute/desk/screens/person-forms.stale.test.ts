import { expect, it } from "vitest";

import "../../../../../adapters/institute/areas/fees/fees.store.ts";
import type { Pence } from "../../../../../domain/kernel/money.ts";
import { DeskBrowser } from "../../../../actors/desk-browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const amount = 7_77 as Pence;

/** Opens a form of a person, and fills in the amount. */
const openForm = async (institute: TestInstitute, customerId: string, form: string): Promise<DeskBrowser> => {
  const desk = new DeskBrowser(institute);
  await desk.signIn();
  desk.fill("Find a person, a reference or a code", customerId);
  await desk.press("Find");
  await desk.follow(form);
  desk.fill("Amount", "7.77");
  return desk;
};

const postedFor = async ({ database }: TestInstitute): Promise<readonly string[]> =>
  (await database.selectFrom("transactions").select("customerId").where("amount", "=", amount).execute()).map(
    ({ customerId }) => customerId,
  );

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("a payment whose form was open before a merger lands on the account that stays (LIFE-02)", async () => {
    const institute = await atFirst();
    const { database, person } = institute;
    const [merged, kept] = [person("Sam").customerId, person("Noel").customerId];
    const desk = await openForm(institute, merged, "Post a payment");
    await registrarAt(database)("merge", merged, "--into", kept, "--apply");
    await desk.press("See what will happen");
    expect(desk.words).toContain(`${merged} was merged into ${kept}: this is posted there.`);
    await desk.press("Post the payment");
    expect(desk.words).toContain("The payment is posted.");
    expect(await postedFor(institute)).toEqual([kept]);
  });

  it("a payment that was shown before a merger is shown again, and lands on the account that stays (DESK-03)", async () => {
    const institute = await atFirst();
    const { database, person } = institute;
    const [merged, kept] = [person("Sam").customerId, person("Noel").customerId];
    const desk = await openForm(institute, merged, "Post a payment");
    await desk.press("See what will happen");
    await registrarAt(database)("merge", merged, "--into", kept, "--apply");
    await desk.press("Post the payment");
    expect(desk.words).toContain("The effect of this change is no longer what you were shown.");
    expect(await postedFor(institute)).toEqual([]);
    await desk.press("Post the payment");
    expect(await postedFor(institute)).toEqual([kept]);
  });

  it("a charge whose form was open before a death is refused, and charges nobody (LIFE-01)", async () => {
    const institute = await atFirst();
    const { database, person } = institute;
    const { customerId } = person("Maya");
    const desk = await openForm(institute, customerId, "Add a charge");
    desk.fill("Purpose", "Badge");
    await registrarAt(database)("deceased", customerId, "--on", "2026-11-20", "--apply");
    await desk.press("See what will happen");
    expect(desk.words).toContain("They have died: nothing is charged to them.");
    expect(await postedFor(institute)).toEqual([]);
  });

  it.each(["Post a payment", "Add a charge"])(
    "%s is refused where the form was open before an erasure (KEEP-02)",
    async (form) => {
      const institute = await atFirst();
      const { database, person } = institute;
      const { customerId } = person("Priya");
      const desk = await openForm(institute, customerId, form);
      if (form === "Add a charge") desk.fill("Purpose", "Badge");
      await registrarAt(database)("erase", customerId, "--apply", "--confirm", customerId);
      await desk.press("See what will happen");
      expect(desk.words).toContain("They were erased: nothing is posted for them.");
      expect(await postedFor(institute)).toEqual([]);
    },
  );
});
