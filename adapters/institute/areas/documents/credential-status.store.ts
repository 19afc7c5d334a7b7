import { randomInt } from "node:crypto";

import { isSuspended } from "../../../../domain/customer/suspension.ts";
import { validityOf } from "../../../../domain/documents/verification.ts";
import type { DocumentCode } from "../../../../domain/institute/documents/document-code.ts";
import { listLength } from "../../../../domain/institute/documents/status-list.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import { required } from "../../platform/storage/columns.ts";
import { defineTable, type RowOf } from "../../platform/storage/define-table.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { YieldToRequests } from "../../platform/yield-to-requests.ts";

export const membershipCredentialsTable = defineTable("membershipCredentials", {
  byReference: { column: "code", of: "issuedDocuments" },
  columns: {
    code: required.text<DocumentCode>(),
    list: required.number(),
    position: required.number(),
  },
});

/** The position of a credential in the status lists. */
type CredentialRow = RowOf<typeof membershipCredentialsTable>;

declare module "../../platform/storage/tables.ts" {
  interface Tables {
    membershipCredentials: CredentialRow;
  }
}

export type StatusPlace = Omit<CredentialRow, "code">;

const placeOf = (database: Database, code: DocumentCode): Promise<StatusPlace | undefined> =>
  database.selectFrom("membershipCredentials").select(["list", "position"]).where("code", "=", code).executeTakeFirst();

/** Random positions tried before a list counts as full. */
const mostTries = 4;

/**
 * The position of a credential in the status lists. Random, so it does not reveal the date of issue. A new list
 * follows a crowded one. VERI-04
 */
export const statusPlaceOf = async (database: Database, code: DocumentCode): Promise<StatusPlace> => {
  const latest = await database
    .selectFrom("membershipCredentials")
    .select(({ fn }) => fn.max("list").as("list"))
    .executeTakeFirst();
  for (let attempt = 0; ; attempt += 1) {
    const known = await placeOf(database, code);
    if (known) return known;
    await database
      .insertInto("membershipCredentials")
      .values({ code, list: (latest?.list ?? 1) + Math.floor(attempt / mostTries), position: randomInt(listLength) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** Positions read at a time, which takes some milliseconds. */
const pieceSize = 500;

/** Credentials of a list after a position, in its order, with what decides their validity. */
const credentialsAfter = (database: Database, list: number, position: number) =>
  database
    .selectFrom("membershipCredentials as credential")
    .innerJoin("issuedDocuments as document", "document.code", "credential.code")
    .innerJoin("customers", "customers.customerId", "document.customerId")
    .leftJoin("keyResources as certificate", (join) =>
      join
        .onRef("certificate.customerId", "=", "document.customerId")
        .onRef("certificate.certificateNumber", "=", "document.subject")
        .on("certificate.key", "=", "membershipCertificate"),
    )
    .leftJoin("issuedDocuments as newer", (join) =>
      join
        .onRef("newer.customerId", "=", "document.customerId")
        .onRef("newer.kind", "=", "document.kind")
        .onRef("newer.subject", "=", "document.subject")
        .on(({ eb, ref }) => eb("newer.position", "=", eb(ref("document.position"), "+", 1))),
    )
    .select([
      "credential.position",
      "document.kind",
      "document.isOfRetired",
      "customers.isClosed",
      "customers.isRetired",
      "customers.status",
      "certificate.key as certificate",
      "newer.issuedOn as replacedOn",
      "document.name",
      "customers.firstName",
      "customers.surname",
    ])
    .where("credential.list", "=", list)
    .where("credential.position", ">", position)
    .orderBy("credential.position")
    .limit(pieceSize)
    .execute();

type ListedCredential = Awaited<ReturnType<typeof credentialsAfter>>[number];

const isSet = (row: ListedCredential, today: CalendarDate): boolean =>
  validityOf(
    { kind: row.kind, isOfRetired: row.isOfRetired === 1, expiresOn: undefined },
    {
      isClosed: row.isClosed === 1,
      isSuspended: isSuspended(row),
      isRetired: row.isRetired === 1,
      isOnRecord: row.certificate !== null,
      isTakenBack: false,
      isRenamed: row.name !== null && row.name !== fullNameOf(row),
      replacedOn: row.replacedOn ?? undefined,
      today,
    },
  ).state !== "valid";

/**
 * The positions of withdrawn credentials in a list, derived from the records in batches; undefined for an unknown list.
 * VERI-04
 */
export const withdrawnPositions = async (
  database: Database,
  list: number,
  today: CalendarDate,
  yieldToRequests: YieldToRequests,
): Promise<readonly number[] | undefined> => {
  const positions: number[] = [];
  let last = -1;
  for (;;) {
    const rows = await credentialsAfter(database, list, last);
    const next = rows.at(-1)?.position;
    if (next === undefined) break;
    positions.push(...rows.filter((row) => isSet(row, today)).map(({ position }) => position));
    last = next;
    await yieldToRequests();
  }
  return last === -1 && list !== 1 ? undefined : positions;
};
