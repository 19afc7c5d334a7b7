import { createHash } from "node:crypto";

import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, it } from "vitest";

import { submitDeclaration } from "../../../../../adapters/contract/cpd-declarations.contract.ts";
import { requestWaiver } from "../../../../../adapters/contract/cpd-waivers.contract.ts";
import { membershipCredentialFile } from "../../../../../adapters/contract/documents-credential.contract.ts";
import { applyForMembership } from "../../../../../adapters/contract/membership.contract.ts";
import { accountDetails } from "../../../../../adapters/contract/my-details-account.contract.ts";
import { joinRetiredRegister } from "../../../../../adapters/contract/retirement.contract.ts";
import { migrations } from "../../../../../adapters/institute/platform/storage/migrate.ts";
import { postgresDialect } from "../../../../../adapters/institute/platform/storage/postgres-dialect.ts";
import { sqliteDialect } from "../../../../../adapters/institute/platform/storage/sqlite-dialect.ts";
import type { StorageChoice } from "../../../../../adapters/institute/platform/storage/storage.ts";
import { personNamed } from "../../../../../adapters/institute/trial/everyone.ts";
import { onEachDatabase } from "../../../support/databases.ts";
import { ask, openInstitute } from "../../../support/open-institute.ts";

const digestOf = (said: unknown) => createHash("sha256").update(JSON.stringify(said)).digest("base64url");

const declaration = {
  year: 2026,
  isRequirementsMet: true,
  route: "UNIT_ROUTE",
  isEngagementPartner: false,
  isConfirmed: true,
};
const waiver = {
  year: 2026,
  startDate: "2026-02-01",
  endDate: "2026-02-28",
  reasonCode: "ILLNESS",
  reasonLabel: "Illness or injury",
  adjustmentType: "waiver",
};
const application = { employmentCategory: "NE", professionalQualifications: ["CTA"], optInMemberDirectory: false };
const retirement = { retirementDate: "2026-03-04" };

/** A database of the release before idempotent answers had a table, with one row of each kind. */
const asItWas = async (choice: StorageChoice): Promise<void> => {
  const dialect = choice.kind === "sqlite" ? sqliteDialect(choice.path) : postgresDialect(choice.url, () => undefined);
  const database = new Kysely<unknown>({ dialect });
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const { error } = await new Migrator({ db: database, provider }).migrateTo("0009-membership");
  expect(error).toBeUndefined();
  const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))}) values (${sql.join(Object.values(row))})`.execute(
      database,
    );
  for (const who of ["Maya", "Ada", "Fiona"]) {
    const { customerId, email, firstName, surname, type } = personNamed(who);
    await insert("customers", {
      customerId,
      email,
      firstName,
      surname,
      passwordHash: "nobody signs in",
      groups: "[]",
      isClosed: 0,
      initials: "X",
      customerType: type.toUpperCase(),
      status: "Active",
      onlineCountry: 0,
      isRetired: 0,
      isFellow: 0,
      eligibleForMembership: 0,
      perSupervisor: 0,
      isSuspensionGracePeriod: 0,
      balance: 0,
    });
  }
  const { customerId } = personNamed("Maya");
  const key = { idempotencyKey: "key-of-long-ago" };
  await insert("cpdYears", { customerId, year: 2026, status: "COMPLETE", broughtForwardUnits: 0 });
  await insert("cpdAdjustments", {
    ...key,
    customerId,
    adjustmentId: "W1",
    year: 2026,
    type: "waiver",
    reason: waiver.reasonLabel,
    reasonCode: waiver.reasonCode,
    units: 3,
    status: "PENDING",
    startDate: waiver.startDate,
    endDate: waiver.endDate,
  });
  await insert("cpdDeclarations", {
    ...key,
    customerId,
    reference: "CPD-2026-AAAAAAAA",
    year: 2026,
    isRequirementsMet: 1,
    route: "UNIT_ROUTE",
    isEngagementPartner: 0,
    status: "COMPLETE",
    submittedOn: "2026-03-04",
    submittedAt: 1_772_618_400_000,
    bodyDigest: digestOf(declaration),
  });
  await insert("personalRecords", {
    customerId,
    kind: "account",
    details: JSON.stringify({
      uln: "1041001071",
      memberQualifications: [],
      transferFIAToAcca: { availableOptions: [] },
    }),
    version: 3,
  });
  await insert("membershipApplications", {
    ...key,
    customerId: personNamed("Ada").customerId,
    reference: "MEM-2026-BBBBBBBB",
    application: JSON.stringify(application),
    submittedOn: "2026-03-04",
    submittedAt: 1_772_618_400_000,
    bodyDigest: digestOf(application),
  });
  await insert("retirements", {
    ...key,
    ...retirement,
    customerId: personNamed("Fiona").customerId,
    reference: "RET-2026-CCCCCCCC",
    registeredOn: "2026-03-05",
    registeredAt: 1_772_618_400_000,
    bodyDigest: digestOf(retirement.retirementDate),
  });
  await database.destroy();
};

onEachDatabase(({ empty }) => {
  it("idempotent answers and account records survive the migration to their present form", async () => {
    const choice = await empty();
    await asItWas(choice);
    const institute = await openInstitute(choice, { seedPeople: false });
    const headers = { "idempotency-key": "key-of-long-ago" };

    const declared = await ask(institute, "Maya", submitDeclaration, { headers, body: declaration });
    expect(declared.answer).toEqual({
      reference: "CPD-2026-AAAAAAAA",
      year: 2026,
      status: "COMPLETE",
      submittedOn: "2026-03-04",
    });
    const other = await ask(institute, "Maya", submitDeclaration, {
      headers,
      body: { ...declaration, route: "PART_TIME" },
    });
    expect(other.refusal.code).toBe("IDEMPOTENCY_KEY_REUSED");
    const again = await ask(institute, "Maya", submitDeclaration, {
      headers: { "idempotency-key": "another-key" },
      body: declaration,
    });
    expect(again.refusal.code).toBe("ALREADY_DECLARED");

    const waived = await ask(institute, "Maya", requestWaiver, { headers, body: waiver });
    expect(waived.answer).toEqual({ status: "PENDING", verifiableUnits: 2 });
    const applied = await ask(institute, "Ada", applyForMembership, { headers, body: application });
    expect(applied.answer).toEqual({ reference: "MEM-2026-BBBBBBBB", submittedOn: "2026-03-04" });
    const retired = await ask(institute, "Fiona", joinRetiredRegister, { headers, body: retirement });
    expect(retired.answer).toEqual({ reference: "RET-2026-CCCCCCCC", ...retirement, registeredOn: "2026-03-05" });

    const { answer: account } = await ask(institute, "Maya", accountDetails, { query: { customerType: "member" } });
    expect(account).toMatchObject({
      uln: personNamed("Maya").customerId,
      learningRecordNumber: "1041001071",
      canTransfer: true,
      version: "3",
    });

    await institute.close();
  });

  it("a signing key in the form of the release before is replaced, so that credentials can be signed (VERI-04)", async () => {
    const choice = await empty();
    const dialect =
      choice.kind === "sqlite" ? sqliteDialect(choice.path) : postgresDialect(choice.url, () => undefined);
    const database = new Kysely<unknown>({ dialect });
    const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
    const { error } = await new Migrator({ db: database, provider }).migrateTo("0045-waiting-mails");
    expect(error).toBeUndefined();
    await sql`insert into "credentialKeys" ("position", "publicKey", "secretKey", "madeAt") values (0, 'z6Mk', 'zrv', 0)`.execute(
      database,
    );
    await database.destroy();
    const institute = await openInstitute(choice);
    expect((await ask(institute, "Fiona", membershipCredentialFile)).status).toBe(200);
    expect(await institute.database.selectFrom("credentialKeys").select("position").execute()).toEqual([
      { position: 0 },
    ]);
    await institute.close();
  });
});
