import { expect, it } from "vitest";

import "../../../../../adapters/institute/areas/fees/fees.store.ts";
import { DeskBrowser } from "../../../../actors/desk-browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const fillIn = async (desk: DeskBrowser, { person }: TestInstitute): Promise<void> => {
  desk.fill("Find a person, a reference or a code", person("Maya").customerId);
  await desk.press("Find");
  await desk.follow("Add a charge");
  desk.fill("Amount", "8.00");
  desk.fill("Purpose", "Badge");
};

const badges = async ({ database }: TestInstitute): Promise<number> =>
  (await database.selectFrom("transactions").select("reference").where("purpose", "=", "Badge").execute()).length;

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);

  it("a charge that Back and Reload send once more is not made twice, and a new one is (DESK-03)", async () => {
    const institute = await atFirst();
    const desk = new DeskBrowser(institute);
    await desk.signIn();
    await fillIn(desk, institute);
    const { action, fields } = desk.formOf("See what will happen");
    await desk.press("See what will happen");
    const preview = desk.address;
    expect(preview).not.toMatch(/Badge|8\.00/);
    const another = desk.anotherTab();
    await another.open(action, fields);
    await desk.press("Add the charge");
    expect([desk.words.includes("The charge is added."), await badges(institute)]).toEqual([true, 1]);
    await desk.open(action, fields);
    expect(desk.words).toContain("The charge is added.");
    await desk.open(preview);
    expect(desk.words).toContain("The charge is added.");
    await another.press("Add the charge");
    expect([another.words.includes("The charge is added."), await badges(institute)]).toEqual([true, 1]);

    await fillIn(desk, institute);
    await desk.press("See what will happen");
    await desk.press("Add the charge");
    expect(await badges(institute)).toBe(2);
  });

  it("a payment is posted for the charge that is chosen (CASH-02)", async () => {
    const institute = await atFirst();
    const { database, person } = institute;
    const { customerId } = person("Owen");
    const charge = ["--amount", "25.00", "--for", "Mug", "--reference", "INV-MUG", "--apply"];
    await registrarAt(database)("post", "charge", customerId, ...charge);
    const desk = new DeskBrowser(institute);
    await desk.signIn();
    desk.fill("Find a person, a reference or a code", customerId);
    await desk.press("Find");
    await desk.follow("Post a payment");
    desk.fill("Amount", "25.00");
    desk.fill("Charge to pay", "Mug, £25.00, INV-MUG");
    await desk.press("See what will happen");
    expect(desk.words).toContain("Pays £25.00 of Mug, INV-MUG");
    await desk.press("Post the payment");
    const paid = database.selectFrom("transactions").select(["description", "settles"]).where("amount", "=", 25_00);
    expect(await paid.where("type", "=", "PAYMENT").execute()).toEqual([
      { description: "Payment by bank transfer: Mug", settles: '["INV-MUG"]' },
    ]);
  });
});
