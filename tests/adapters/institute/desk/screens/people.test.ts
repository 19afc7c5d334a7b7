import { beforeEach, expect, it } from "vitest";

import { documents } from "../../../../../adapters/contract/documents.contract.ts";
import "../../../../../adapters/institute/areas/issued-documents/issued.store.ts";
import { DeskBrowser } from "../../../../actors/desk-browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { sharedInstitute } from "../../../support/fixture.ts";
import { addNewcomers, newcomersLikeMaya } from "../../../support/newcomers.ts";
import { ask } from "../../../support/open-institute.ts";

onEachDatabase(({ fresh }) => {
  const institute = sharedInstitute(async () => {
    const storage = await fresh();
    await addNewcomers(storage, newcomersLikeMaya(6_100_000, 70));
    return storage;
  });
  let desk: DeskBrowser;
  beforeEach(async () => {
    desk = new DeskBrowser(institute());
    await desk.signIn();
  });
  const look = async (text: string) => {
    desk.fill("Find a person, a reference or a code", text);
    await desk.press("Find");
  };

  it("shows the first 60 of more, and asks for more of the name (DESK-05)", async () => {
    await look("newcomer-61");
    expect(desk.words).toContain("More than 60 people have “newcomer-61” in their name, email or number.");
    expect(desk.markup.match(/<th scope="row"/g)).toHaveLength(60);
  });

  it("opens whose document a code is of, however it is typed (DESK-05)", async () => {
    const { customerId } = institute().person("Priya");
    const { answer } = await ask(institute(), "Priya", documents, { query: { customerType: "member" } });
    const { certificateNumber = "", certificateType = "" } = answer.keyResources.goodStanding ?? {};
    await institute().app.inject({
      url: `/api/customers/${customerId}/certificates/${certificateNumber}?certificateType=${certificateType}`,
      headers: {
        authorization: `Bearer ${await institute().accessTokenFor(customerId)}`,
        "x-client-id": "guildhall-portal",
      },
    });
    const { code } = await institute()
      .database.selectFrom("issuedDocuments")
      .select("code")
      .where("customerId", "=", customerId)
      .executeTakeFirstOrThrow();
    await look(` ${code.slice(0, 8).toLowerCase()} ${code.slice(8)}`);
    expect(desk.words).toContain("What they see as to do");
    expect(desk.words).toContain(customerId);
  });

  it("leads nowhere by a reference of its own making (DESK-05)", async () => {
    for (const address of ["/desk/people/4100107", "/desk/people/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]) {
      await desk.open(address);
      expect([desk.status, desk.words.includes("Back to the desk")]).toEqual([404, true]);
    }
    await desk.open("/desk/people?found=AAAA");
    expect(desk.words).toContain("What you can type");
  });

  it("shows what was typed as text (DESK-05)", async () => {
    await look("<b>&\"'");
    expect(desk.markup).toContain("“&lt;b&gt;&amp;&quot;&#39;”");
    expect(desk.markup).not.toContain("<b>&");
    await look(" ");
    expect(desk.words).toContain("What you can type");
  });
});
