import { expect, it } from "vitest";

import { receipt } from "../../../../../adapters/contract/fees.contract.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { fetchFile } from "../../../support/fetch-file.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { readPdf, tagsIn } from "../../../support/pdf-reader.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const words = (text: string): string => text.replaceAll("\u00a0", " ").trim();

/** What Maya's receipt says that a payment paid. */
const paidOn = async (institute: TestInstitute, reference: string) => {
  const { bytes } = await fetchFile(institute, "Maya", receipt, { reference });
  const cells = tagsIn((await readPdf(bytes)).tags).filter(({ role }) => ["H2", "TH", "TD"].includes(role));
  const said = cells.map(({ text }) => words(text));
  return said.slice(said.indexOf("What it paid") + 1);
};

onEachDatabase(({ fresh }) => {
  const opened = institutePutBack(fresh);

  it("a receipt says how much of which charge a payment paid, whatever is posted later (FEES-03)", async () => {
    const institute = await opened();
    const { customerId } = institute.person("Maya");
    const now = new Date();
    const at = (minutes: number) => registrarAt(institute.database, {}, new Date(now.getTime() + minutes * 60_000));
    const post = async (minutes: number, kind: string, ...more: readonly string[]) => {
      await at(minutes)("post", kind, customerId, ...more, "--apply");
      const { reference } = await institute.database
        .selectFrom("transactions")
        .select("reference")
        .where("customerId", "=", customerId)
        .orderBy(({ fn, val }) => fn.coalesce("postedAt", val(0)), "desc")
        .executeTakeFirstOrThrow();
      return reference;
    };
    const [subscription] = await institute.database
      .selectFrom("transactions")
      .select(["reference", "description"])
      .where("customerId", "=", customerId)
      .where("type", "=", "CHARGE")
      .orderBy("date", "desc")
      .execute();
    const first = `${subscription?.description ?? ""}, ${subscription?.reference ?? ""}`;
    const part = await post(1, "payment", "--amount", "100.00", "--description", "By hand");
    const workshop = await post(2, "charge", "--amount", "50.00", "--for", "W", "--description", "Workshop");
    const rest = await post(3, "payment", "--amount", "230.00", "--description", "By hand");
    expect(await paidOn(institute, part)).toEqual([first, "£100.00"]);
    const restPaid = [first, "£168.50", `Workshop, ${workshop}`, "£50.00", "Credit for your next charge", "£11.50"];
    expect(await paidOn(institute, rest)).toEqual(restPaid);
    await post(4, "charge", "--amount", "11.50", "--for", "B", "--description", "Book");
    await at(5)("post", "reverse", part, "--reason", "It was another's.", "--apply");
    expect(await paidOn(institute, rest)).toEqual(restPaid);
  });
});
