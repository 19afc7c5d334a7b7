import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { customerBalance } from "../../../../adapters/institute/areas/fees/fees.store.ts";
import { personTables } from "../../../../adapters/institute/areas/tables.ts";
import { flag } from "../../../../adapters/institute/platform/storage/tables.ts";
import { plusDays, dayOf } from "../../../../domain/kernel/calendar-date.ts";
import { defaultRules } from "../../../../domain/rules/organisation-rules.ts";
import { sharedTrial, type SharedTrial } from "../../../actors/trial-institute.ts";
import { fc } from "../../../domain/support/fast-check.ts";
import { registrarAt } from "../../support/registrar.ts";
import { changesBetween, rowsOf } from "../../support/row-changes.ts";

let trial: SharedTrial;
beforeAll(async () => {
  trial = await sharedTrial();
});
afterAll(() => trial.close());

const today = dayOf(new Date(), defaultRules);
const idOf = (name: string): string => trial.institute.person(name).customerId;

/** What a register may hold besides what a command is about. */
interface Surroundings {
  /** The warning of each document in the register, repeated in turn. */
  readonly warnings: readonly (string | null)[];
  /** Notifications that everyone has. */
  readonly notifications: readonly string[];
  /** The reason for which all customers are suspended; undefined when none is. */
  readonly suspension: string | undefined;
}

const surroundings: fc.Arbitrary<Surroundings> = fc.record({
  warnings: fc.array(fc.constantFrom(null, "fees", "practice", "conduct"), { minLength: 2, maxLength: 7 }),
  notifications: fc.subarray(["PAYMENT_OVERDUE", "CPD_REVIEW", "LTA_RS_SUBMITTED"]),
  suspension: fc.constantFrom(undefined, "UNPAID_FEES", "CPD_NON_COMPLIANCE"),
});

/** A register as seeded, with these surroundings. */
const registerWith = async ({ warnings, notifications, suspension }: Surroundings): Promise<void> => {
  await trial.putBack();
  const { database } = trial.institute;
  const documents = await database.selectFrom("keyResources").select(["customerId", "key"]).execute();
  for (const [index, { customerId, key }] of documents.entries()) {
    const warning = warnings[index % warnings.length] ?? null;
    await database
      .updateTable("keyResources")
      .set({ warning, eligible: flag(warning === null) })
      .where("customerId", "=", customerId)
      .where("key", "=", key)
      .execute();
  }
  const people = await database.selectFrom("customers").select("customerId").execute();
  await database.deleteFrom("notifications").execute();
  for (const { customerId } of people)
    for (const [position, code] of notifications.entries())
      await database.insertInto("notifications").values({ customerId, code, position, since: today }).execute();
  if (suspension !== undefined)
    await database
      .updateTable("customers")
      .set({
        status: "SUSPENDED",
        suspensionCode: suspension,
        isSuspensionGracePeriod: flag(true),
        suspensionGraceEnds: plusDays(today, 10),
      })
      .execute();
};

const suspensionColumns = "isSuspensionGracePeriod, status, suspensionCode, suspensionGraceEnds";

/** What a registrar's command changes in the register. */
const changesOf = async (...words: readonly string[]): Promise<readonly string[]> => {
  const { database } = trial.institute;
  const before = await rowsOf(database);
  await registrarAt(database)(...words, "--apply");
  return changesBetween(before, await rowsOf(database));
};

const check = (holds: (around: Surroundings) => Promise<void>): Promise<void> =>
  fc.assert(fc.asyncProperty(surroundings, holds), { numRuns: 12 });

describe("what changes, whatever else the register holds", () => {
  test("a payment of what is due: the reminder, what was withheld for fees, a suspension for fees, and the receipt (FEES-03)", () =>
    check(async (around) => {
      await registerWith(around);
      const owen = idOf("Owen");
      const withheld = await trial.institute.database
        .selectFrom("keyResources")
        .select("key")
        .where("customerId", "=", owen)
        .where("warning", "=", "fees")
        .execute();
      const changes = await changesOf("post", "payment", owen, "--amount", "268.50", "--description", "Card");
      expect(changes).toEqual(
        [
          `auditEntries ${owen} added`,
          `mails ${owen} added`,
          `transactions ${owen} added`,
          `webhookMessages ${owen} added`,
          ...withheld.map(({ key }) => `keyResources ${owen} ${key}: eligible, warning`),
          ...(around.suspension === "UNPAID_FEES" ? [`customers ${owen}: ${suspensionColumns}`] : []),
        ].toSorted(),
      );
    }));

  test("a payment of less than is due: the account and its receipt alone (FEES-03)", () =>
    check(async (around) => {
      await registerWith(around);
      const owen = idOf("Owen");
      expect(await changesOf("post", "payment", owen, "--amount", "268.49", "--description", "Card")).toEqual([
        `auditEntries ${owen} added`,
        `mails ${owen} added`,
        `transactions ${owen} added`,
        `webhookMessages ${owen} added`,
      ]);
    }));

  test("a suspension, and its end: the standing of that person (SUSP-01)", () =>
    check(async (around) => {
      await registerWith({ ...around, suspension: undefined });
      const maya = idOf("Maya");
      const standing = [`auditEntries ${maya} added`, `customers ${maya}: ${suspensionColumns}`];
      expect(await changesOf("suspend", maya, "--code", "CPD_NON_COMPLIANCE")).toEqual([
        ...standing,
        `mails ${maya} added`,
      ]);
      // The mail had not gone yet.
      expect(await changesOf("reinstate", maya)).toEqual([...standing, `mails ${maya} removed`]);
    }));

  test("a departure by mistake and its return: nothing but the record of what happened (LIFE-01)", () =>
    check(async (around) => {
      await registerWith(around);
      const owen = idOf("Owen");
      const { database } = trial.institute;
      const before = await rowsOf(database);
      for (const command of ["deceased", "resign"]) {
        await changesOf(command, owen, "--on", today, "--reason", "As they wrote");
        await changesOf("readmit", owen, "--on", today);
      }
      // Crediting everything may have ended a suspension and released documents, as any credit note does.
      const followed = [`customers ${owen}`, `keyResources ${owen}`];
      const traces = ["auditEntries", "mails", "transactions", "webhookMessages"];
      const changed = changesBetween(before, await rowsOf(database));
      expect(
        changed.filter((change) => ![...followed, ...traces].some((expected) => change.startsWith(expected))),
      ).toEqual([]);
      expect(changed.filter((change) => /\b(isClosed|membershipDate)\b/.test(change))).toEqual([]);
      expect(await customerBalance(database, owen)).toBe(268_50);
    }));

  test("a merger: everything of one person, and nothing of others (LIFE-02)", () =>
    check(async (around) => {
      await registerWith(around);
      const [owen, priya] = [idOf("Owen"), idOf("Priya")];
      const { database } = trial.institute;
      const owed = (await customerBalance(database, owen)) + (await customerBalance(database, priya));
      const changes = await changesOf("merge", priya, "--into", owen);
      expect(changes.filter((change) => !change.includes(owen) && !change.includes(priya))).toEqual([]);
      expect(await customerBalance(database, owen)).toBe(owed);
      const left = await database
        .selectFrom("transactions")
        .select("reference")
        .where("customerId", "=", priya)
        .execute();
      expect(left).toEqual([]);
    }));

  test("an erasure: rows of that person, and none that has to be kept (KEEP-02)", () =>
    check(async (around) => {
      await registerWith({ ...around, suspension: undefined });
      const clara = idOf("Clara");
      const changes = await changesOf("erase", clara, "--confirm", clara);
      expect(changes.length).toBeGreaterThan(8);
      expect(changes.filter((change) => !change.includes(clara))).toEqual([]);
      const tableOf = (change: string): string => change.split(/[ :]/)[0] ?? "";
      const kept = personTables.flatMap(([table, { keptBecause }]) => (keptBecause ? [table] : []));
      expect(changes.filter((change) => kept.includes(tableOf(change)))).toEqual([`auditEntries ${clara} added`]);
    }));

  test("an admission: what a member has and an applicant has not; its undoing: the same rows (MEMB-02, SENT-03, DESK-03)", () =>
    check(async ({ warnings, notifications }) => {
      await registerWith({ warnings, notifications, suspension: undefined });
      const { database } = trial.institute;
      const amir = idOf("Amir");
      const applied = { customerId: amir, code: "APPLIED_FOR_MEMBERSHIP", position: 9, since: today };
      await database.insertInto("notifications").values(applied).execute();
      const { reference } = await database
        .selectFrom("submissions")
        .select("reference")
        .where("customerId", "=", amir)
        .executeTakeFirstOrThrow();
      const before = await rowsOf(database);
      const both = [
        `auditEntries ${amir} added`,
        `cpdOverviews ${amir}: isRequired`,
        `customers ${amir}: customerType, membershipDate, portalExperience`,
        `personalRecords ${amir} account: details`,
        `personalRecords ${amir} consents: details`,
        "submissionEvents undefined added",
      ];
      expect(await changesOf("decide", reference, "--grant")).toEqual(
        [
          ...both,
          `mails ${amir} added`,
          `webhookMessages ${amir} added`,
          `keyResources ${amir} membershipCertificate added`,
          `notifications ${amir} APPLIED_FOR_MEMBERSHIP removed`,
        ].toSorted(),
      );
      expect(await changesOf("reopen", reference)).toEqual(
        [
          ...both,
          `mails ${amir} removed`,
          `webhookMessages ${amir} removed`,
          `keyResources ${amir} membershipCertificate removed`,
          `notifications ${amir} APPLIED_FOR_MEMBERSHIP added`,
        ].toSorted(),
      );
      // Undone, nothing but the record of what happened is left, and nobody is told.
      const traces = ["auditEntries", "submissionEvents"];
      const left = changesBetween(before, await rowsOf(database));
      expect(left.filter((change) => !traces.includes(change.split(" ")[0] ?? ""))).toEqual([]);
    }));
});
