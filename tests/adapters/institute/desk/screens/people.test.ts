import { beforeEach, expect, it } from "vitest";

import { documents } from "../../../../../adapters/contract/documents.contract.ts";
import "../../../../../adapters/institute/areas/issued-documents/issued.store.ts";
import { DeskBrowser } from "../../../../actors/desk-browser.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { sharedInstitute } from "../../../support/fixture.ts";
import { addNewcomers, newcomersLikeMaya } from "../../../support/newcomers.ts";
import { ask } from "../../../support/open-institute.ts";

const rowsOf = ({ markup }: DeskBrowser): number => markup.match(/<th scope="row"/g)?.length ?? 0;
const numbersIn = ({ markup }: DeskBrowser): readonly string[] =>
  [...markup.matchAll(/data-label="Number">(\d+)</g)].map(([, number = ""]) => number);

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

  it("pages what a search finds, and its file holds all of it (DESK-05, DESK-09)", async () => {
    await look("newcomer-61");
    expect(desk.words).toContain("70 people have “newcomer-61” in their name, email or number.");
    const first = rowsOf(desk);
    await desk.follow("Next 60");
    expect([first, rowsOf(desk)]).toEqual([60, 10]);
    await desk.follow("Download CSV");
    expect(desk.markup.trim().split("\n")).toHaveLength(71);
  });

  it("pages the list by surname, and its file holds everyone once in the same order (DESK-05, DESK-09)", async () => {
    await desk.open("/desk/people?type=member&standing=any");
    const [, count = ""] = /(\d+) people\./.exec(desk.words) ?? [];
    const shown: string[] = [];
    for (let after = 0; after < Number(count); after += 60) {
      await desk.open(`/desk/people?type=member&standing=any&after=${after}`);
      shown.push(...numbersIn(desk));
    }
    await desk.follow("Download CSV");
    const inFile = desk.markup
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(",")[0]);
    expect(shown).toHaveLength(Number(count));
    expect(inFile).toEqual(shown);
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
    expect(desk.words).toContain("To do list");
    expect(desk.words).toContain(customerId);
  });

  it("leads nowhere by a reference of its own making (DESK-05)", async () => {
    for (const address of ["/desk/people/4100107", "/desk/people/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]) {
      await desk.open(address);
      expect([desk.status, desk.words.includes("Back to the desk")]).toEqual([404, true]);
    }
    await desk.open("/desk/people?found=AAAA");
    expect(desk.words).toContain("What you can search for");
  });

  it("shows what was typed as text (DESK-05)", async () => {
    await look("<b>&\"'");
    expect(desk.markup).toContain("“&lt;b&gt;&amp;&quot;&#39;”");
    expect(desk.markup).not.toContain("<b>&");
    await look(" ");
    expect(desk.words).toContain("What you can search for");
  });
});
