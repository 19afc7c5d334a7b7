import { describe, expect, it } from "vitest";

import { DeskBrowser } from "../../../actors/desk-browser.ts";
import { onEachDatabase } from "../../support/databases.ts";
import { institutePutBack } from "../../support/fixture.ts";
import { registrarAt } from "../../support/registrar.ts";

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh);
  const signedIn = async () => {
    const institute = await atFirst();
    const desk = new DeskBrowser(institute);
    await desk.signIn();
    return { desk, institute };
  };
  const owen = "4100114";
  const suki = "4100205";

  describe("a change at the desk", () => {
    it("suspends several people at once, and undoes it for all (DESK-08)", async () => {
      const { desk, institute } = await signedIn();
      const statuses = async () => {
        const people = institute.database
          .selectFrom("customers")
          .select("status")
          .where("customerId", "in", [owen, suki]);
        return (await people.execute()).map(({ status }) => status);
      };
      await registrarAt(institute.database)("reinstate", suki, "--apply");
      const before = await statuses();
      await desk.open("/desk/year/suspend");
      const { action, fields } = desk.formOf("See what will happen");
      const who = [owen, suki].map((customerId) => `${customerId},UNPAID_FEES`).join(" ");
      await desk.open(action, { ...fields, who });
      expect(desk.words).toContain("2 people are suspended.");
      await desk.press("Suspend them");
      expect(desk.words).toContain("Owen Overdue and Suki Singapore are suspended.");
      expect(await statuses()).toEqual(["SUSPENDED", "SUSPENDED"]);
      await desk.follow("Undo");
      await desk.press("Undo the suspension");
      expect(await statuses()).toEqual(before);
    });

    it("sends the mail that was shown, with its reference (CORR-01, DESK-03)", async () => {
      const { desk, institute } = await signedIn();
      const { customerId } = institute.person("Maya");
      const charge = institute.database
        .selectFrom("transactions")
        .select("reference")
        .where("customerId", "=", customerId)
        .where("type", "=", "CHARGE")
        .orderBy("date", "desc");
      const { reference } = await charge.executeTakeFirstOrThrow();
      desk.fill("Find a person, a reference or a code", customerId);
      await desk.press("Find");
      await desk.open(`${desk.address}/reverse`);
      desk.fill("Reference", reference);
      desk.fill("Reason, as the person will read it", "By mistake");
      await desk.press("See what will happen");
      const shown = desk.words;
      await desk.press("Reverse the posting");
      const { text } = await institute.database
        .selectFrom("mails")
        .select("text")
        .where("customerId", "=", customerId)
        .orderBy("writtenAt", "desc")
        .executeTakeFirstOrThrow();
      expect(text).toMatch(/CN-\d{4}-\w{8}/);
      expect(shown).toContain(text.split(/\s+/).join(" ").trim());
    });

    it("is not made where its mail would be another than was shown (DESK-03)", async () => {
      const { desk, institute } = await signedIn();
      desk.fill("Find a person, a reference or a code", suki);
      await desk.press("Find");
      await desk.follow("Invite");
      await institute.database
        .updateTable("customers")
        .set({ email: "suki@example.org" })
        .where("customerId", "=", suki)
        .execute();
      await desk.press("Send the invitation");
      expect(desk.words).toContain("The effect of this change is no longer what you were shown.");
      await desk.press("Send the invitation");
      expect(desk.words).toContain("Invitation sent.");
    });

    it("is made once by two who confirm it at the same moment (DESK-03)", async () => {
      const { desk, institute } = await signedIn();
      await desk.open("/desk/money/file");
      await desk.give(
        "See what will happen",
        "bank.csv",
        `Date,Details,Amount\n2026-11-20,${owen} subscription,268.50\n`,
      );
      const { action, fields } = desk.formOf("Post the payments");
      const tabs = [desk.anotherTab(), desk.anotherTab()];
      await Promise.all(tabs.map((tab) => tab.open(action, fields)));
      const posted = institute.database
        .selectFrom("transactions")
        .select("reference")
        .where("customerId", "=", owen)
        .where("bankLine", "is not", null);
      expect(await posted.execute()).toHaveLength(1);
    });

    it("adds a person with the next number, which the list of imports takes back (CORR-04, DESK-05)", async () => {
      const { desk, institute } = await signedIn();
      await desk.open("/desk/people/add");
      const customerId = desk.valueOf("Number");
      desk.fill("First name", "Nadia");
      desk.fill("Email for signing in", "nadia@example.org");
      await desk.press("See what will happen");
      await desk.press("Add the person");
      const added = institute.database.selectFrom("customers").select("email").where("customerId", "=", customerId);
      expect(await added.execute()).toEqual([{ email: "nadia@example.org" }]);
      await desk.open("/desk/files");
      await desk.follow("Undo");
      await desk.untilDone();
      await desk.press("Undo the import");
      expect(desk.words).toContain("Undone by import");
      expect(await added.execute()).toEqual([]);
    });
  });
});
