import { expect, test } from "vitest";

import type { CpdRecord } from "../../../application/cpd/cpd-record.ts";
import { DocumentLibrary } from "../../../application/documents/document-library.ts";
import type { FileDownloads } from "../../../application/documents/file-downloads.ts";
import type { Customer } from "../../../application/shell/customer.ts";
import { Failures } from "../../../application/shell/failures.ts";
import type { Resource } from "../../../application/shell/resource.ts";
import type { CpdStatus } from "../../../domain/cpd/status.ts";
import type { UserType } from "../../../domain/customer/user-type.ts";
import type { ListedDocument } from "../../../domain/documents/verification.ts";

/** The card of a letter with only the "practice" warning; no notifications by default. */
const letterOf = async (
  userType: UserType,
  status: CpdStatus | undefined,
  isSettled = true,
  notifications: readonly string[] | undefined = [],
) => {
  const library = new DocumentLibrary(
    {
      documents: () =>
        Promise.resolve({
          keyResources: { goodStanding: { eligible: false, warning: "practice" } },
          practisingCertificates: [],
        }),
      issued: () => Promise.reject(new Error("None is asked for.")),
      credential: () => Promise.reject(new Error("None is asked for.")),
      certificate: () => Promise.reject(new Error("None is asked for.")),
    },
    {
      person: { userType, customerType: userType, accaId: "" },
      notifications: { isSettled: true, value: notifications && { codes: notifications } },
    } as unknown as Customer,
    { status, overview: { isSettled } } as CpdRecord,
    {} as Resource<readonly ListedDocument[]>,
    {} as FileDownloads,
    new Failures({ report: () => undefined }, () => "an-id"),
  );
  await library.documents.load();
  return library.cards?.map(({ card }) => card.shows);
};

test.each<[UserType, CpdStatus | undefined, string]>([
  ["member", "upToDate", "download"],
  ["member", "due", "download"],
  ["member", "overdue", "greyed out"],
  ["member", undefined, "undecided"],
  ["student", "overdue", "download"],
  ["firm", undefined, "download"],
])("a letter of good standing for a practising %s whose CPD is %s: %s (DOCS-02)", async (type, status, shows) => {
  expect(await letterOf(type, status)).toEqual([shows]);
});

test("a member's documents wait for their CPD, other customers' documents do not", async () => {
  expect(await letterOf("member", undefined, false)).toBeUndefined();
  expect(await letterOf("student", undefined, false)).toEqual(["download"]);
});
