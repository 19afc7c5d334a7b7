import { describe, expect, it } from "vitest";

import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import { deleteWaiver, requestWaiver } from "../../../../../adapters/contract/cpd-waivers.contract.ts";
import { applyForMembership, membershipApplication } from "../../../../../adapters/contract/membership.contract.ts";
import { saveContactDetails } from "../../../../../adapters/contract/my-details-contact.contract.ts";
import {
  addEvent,
  submissionOf,
  submissionsOf,
} from "../../../../../adapters/institute/areas/submissions/submissions.store.ts";
import { lockCustomer } from "../../../../../adapters/institute/platform/customers/customers.store.ts";
import { openStorage } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { submissionStateOf } from "../../../../../domain/submissions/events.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { declarationOf } from "../../../support/declaring.ts";
import { institutePutBack } from "../../../support/fixture.ts";
import { ask } from "../../../support/open-institute.ts";
import { registrarAt } from "../../../support/registrar.ts";
import type { TestInstitute } from "../../../support/test-institute.ts";

const year = new Date().getFullYear();
const headers = { "idempotency-key": "a-key-of-theirs" };
const application = {
  employmentCategory: "NE",
  professionalQualifications: ["CTA"],
  regionalNetwork: "LONDON",
  employmentNetworks: [],
  optInMemberDirectory: true,
};
const waiver = {
  year,
  startDate: `${year}-02-01`,
  endDate: `${year}-02-28`,
  reasonCode: "ILLNESS",
  reasonLabel: "Illness or injury",
  adjustmentType: "waiver",
};

const typesOf = async ({ database }: TestInstitute, reference: string): Promise<readonly string[]> =>
  ((await submissionOf(database, reference))?.events ?? []).map(({ type }) => type);

describe("a submission", () => {
  onEachDatabase(({ fresh }) => {
    const choices: Awaited<ReturnType<typeof fresh>>[] = [];
    const atFirst = institutePutBack(async () => {
      const choice = await fresh();
      choices.push(choice);
      return choice;
    });

    it("is stored with its answers, of any kind (SENT-01)", async () => {
      const institute = await atFirst();
      const declaration = await declarationOf(institute, "Maya");
      const declared = await ask(institute, "Maya", submitDeclaration, { headers, body: declaration });
      await ask(institute, "Maya", saveContactDetails, { body: { email: { address: "maya@elsewhere.example" } } });
      const sent = await submissionsOf(institute.database, institute.person("Maya").customerId);
      const own = sent.filter(({ kind }) => kind !== "waiver");
      expect(own.map(({ kind, answers }) => [kind, answers])).toEqual(
        expect.arrayContaining([
          ["declaration", declaration],
          ["contact", { email: { address: "maya@elsewhere.example" } }],
        ]),
      );
      expect(await typesOf(institute, declared.answer.reference)).toEqual(["received"]);
    });

    it("remains after a refusal, with its copy and events (SENT-01, MEMB-02)", async () => {
      const institute = await atFirst();
      const registrar = registrarAt(institute.database);
      const { answer } = await ask(institute, "Ada", applyForMembership, { headers, body: application });
      await registrar("decide", answer.reference, "--refuse", "--reason", "a reference is missing", "--apply");
      const { customerId } = institute.person("Ada");
      const copy = await institute.app.inject({
        url: `/api/customers/${customerId}/submissions/${answer.reference}`,
        headers: {
          authorization: `Bearer ${await institute.accessTokenFor(customerId)}`,
          "x-client-id": "guildhall-portal",
        },
      });
      expect(copy.statusCode).toBe(200);
      const followed = (await ask(institute, "Ada", membershipApplication)).answer.application;
      expect(followed?.events).toMatchObject([
        { type: "received" },
        { type: "decided", verdict: "refuse", reason: "a reference is missing" },
      ]);
      const again = await ask(institute, "Ada", applyForMembership, {
        headers: { "idempotency-key": "another-key" },
        body: application,
      });
      expect(again.status).toBe(201);
      expect(await typesOf(institute, answer.reference)).toEqual(["received", "decided"]);
    });

    it("remains after a withdrawal (SENT-01, WAIV-06)", async () => {
      const institute = await atFirst();
      const { answer } = await ask(institute, "Priya", requestWaiver, { headers, body: waiver });
      const reference = answer.reference ?? "";
      expect((await ask(institute, "Priya", deleteWaiver, { params: { waiverId: reference } })).status).toBe(204);
      const submission = await submissionOf(institute.database, reference);
      expect(submission && submissionStateOf(submission.kind, submission.events)).toBe("taken back");
    });

    it("keeps every event in order, however many arrive at once over several processes (SENT-01)", async () => {
      const institute = await atFirst();
      const { answer } = await ask(institute, "Ada", applyForMembership, { headers, body: application });
      const { customerId } = institute.person("Ada");
      // Only one process can use a SQLite file.
      const choice = choices.at(-1);
      const other = choice?.kind === "postgres" ? await openStorage(choice) : undefined;
      const databases = [institute.database, other?.database ?? institute.database];
      const readers = Array.from({ length: 20 }, (_, index) => `registrar: ${index}`);
      await Promise.all(
        readers.map((by, index) =>
          (databases[index % 2] ?? institute.database).transaction().execute(async (transaction) => {
            await lockCustomer(transaction, customerId);
            const submission = await submissionOf(transaction, answer.reference);
            if (submission)
              await addEvent(transaction, submission, { type: "read", at: Date.now() - index * 1000, by });
          }),
        ),
      );
      await other?.close();
      const events = (await submissionOf(institute.database, answer.reference))?.events ?? [];
      expect(
        events
          .slice(1)
          .map(({ by }) => by)
          .toSorted(),
      ).toEqual(readers.toSorted());
      expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((one, two) => one - two));
    });
  });
});
