import { expect, it } from "vitest";

import { applyForMembership } from "../../../../../adapters/contract/membership.contract.ts";
import { writeDigest } from "../../../../../adapters/institute/areas/submissions/digest.ts";
import { defaultRules } from "../../../../../domain/rules/organisation-rules.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { shippedMails } from "../../../support/mails.ts";
import { ask } from "../../../support/open-institute.ts";

const application = {
  employmentCategory: "NE",
  professionalQualifications: ["CTA"],
  regionalNetwork: "LONDON",
  employmentNetworks: [],
  optInMemberDirectory: true,
};
const email = "registry@body.example";
const hour = 60 * 60 * 1000;

/** Next Wednesday, plus hours. */
const wednesday = (hours: number): Date => {
  const start = new Date(new Date().toISOString().slice(0, 10));
  return new Date(start.getTime() + (((3 - start.getUTCDay() + 7) % 7) + 7) * 24 * hour + hours * hour);
};

onEachDatabase(({ fresh }) => {
  const atFirst = institutePutBack(fresh, { now: () => wednesday(-4) });

  it("the registry's digest is written once each working day, with new and late submissions (SENT-06)", async () => {
    const { database, ...institute } = await atFirst();
    const digests = async () =>
      (
        await database.selectFrom("mails").selectAll().where("recipient", "=", email).orderBy("writtenAt").execute()
      ).map(({ text }) => text);
    const write = async (at: Date) =>
      void (await Promise.all(
        [1, 2, 3].map(() => writeDigest({ database, email, mails: shippedMails, rules: defaultRules, now: () => at })),
      ));
    const { answer } = await ask({ database, ...institute }, "Ada", applyForMembership, {
      headers: { "idempotency-key": "a-key-of-theirs" },
      body: application,
    });

    await write(wednesday(2));
    expect(await digests()).toEqual([]);
    await write(wednesday(7));
    await write(wednesday(9));
    const [first = "", ...others] = await digests();
    expect(others).toEqual([]);
    expect(first).toContain("Dear registry");
    expect(first).toContain(`${answer.reference}: Application for membership, sent on`);

    await write(wednesday(31));
    expect((await digests())[1]).toContain("Nothing came in since the last digest.");
    // No digest on Saturday and Sunday.
    for (const days of [3, 4]) await write(wednesday(days * 24 + 7));
    expect(await digests()).toHaveLength(2);
    await write(wednesday(26 * 24 + 7));
    expect((await digests())[2]).toMatch(new RegExp(`Waits longer than promised:[^]*${answer.reference}`));
  });
});
