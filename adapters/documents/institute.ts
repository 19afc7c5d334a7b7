import type { Database } from "../institute/storage/storage.ts";
import { cpdStatusOf } from "../../domain/cpd/status.ts";
import { suspensionPhaseOf } from "../../domain/customer/suspension.ts";
import { certificateFileName } from "../../domain/documents/certificates.ts";
import { documentCardsOf, resourceKeys, type Documents } from "../../domain/documents/key-resources.ts";
import { userTypeOf } from "../../domain/customer/user-type.ts";
import { dayOf, displayDate } from "../../domain/kernel/calendar-date.ts";
import { certificate, documents } from "./contract.ts";
import { drawDocument, drawPractisingCertificate } from "./drawings.ts";
import { Refused } from "../institute/refused.ts";
import { overviewOf } from "../cpd/storage.ts";
import { customerOf, notificationCodesOf } from "../customer/storage.ts";
import type { ApiParts } from "../institute/api/api-parts.ts";
import { profileOf } from "../customer/institute.ts";
import { keyResourcesOf, practisingCertificatesOf, type KeyResourceRow, type PractisingCertificateRow } from "./storage.ts";

const listed = (rows: readonly KeyResourceRow[], practising: readonly PractisingCertificateRow[]): Documents => {
  const entries = resourceKeys.flatMap((key) => {
    const row = rows.find((resource) => resource.key === key);
    if (!row) return [];
    const { eligible, warning, certificateNumber, certificateType } = row;
    return [[key, { eligible: eligible === 1, warning: warning ?? undefined, certificateNumber, certificateType }]];
  });
  return {
    keyResources: Object.fromEntries(entries) as Documents["keyResources"],
    practisingCertificates: practising.map((row) => ({
      certificateName: row.certificateName,
      jurisdictionDescription: row.jurisdictionDescription,
      expiryDisplayDate: displayDate(row.expiresOn),
      certificateNumber: row.certificateNumber,
      certificateType: row.certificateType,
    })),
  };
};

const noSuchDocument = () => new Refused(404, "NO_SUCH_DOCUMENT", "There is no such document.");

/** What of a customer's record decides which documents they may have; the portal's own rules, asked again here. DOCS-02, DOCS-03, DOCS-04 */
const mayHave = async (database: Database, customerId: string, resource: KeyResourceRow, now: Date): Promise<boolean> => {
  const customer = await customerOf(database, customerId);
  const type = userTypeOf(customer.customerType);
  if (!type) return false;
  const overview = await overviewOf(database, customerId, now);
  const facts = { type, notifications: await notificationCodesOf(database, customerId), cpdStatus: cpdStatusOf(overview) };
  const cards = documentCardsOf(listed(await keyResourcesOf(database, customerId), []), facts);
  return cards.some(({ key, card }) => key === resource.key && card.shows === "download");
};

/** The documents of a customer, and each of them as a PDF. DOCS-01 to DOCS-06 */
export const serveDocuments = ({ serve, serveFile, database, now }: ApiParts): void => {
  serve(documents, {
    answer: async ({ customerId }) =>
      listed(await keyResourcesOf(database, customerId), await practisingCertificatesOf(database, customerId)),
  });

  serveFile(certificate, async ({ customerId, params, query }) => {
    const reference = { certificateNumber: params["number"] ?? "", certificateType: query.certificateType };
    const isAsked = (row: typeof reference) =>
      row.certificateNumber === reference.certificateNumber && row.certificateType === reference.certificateType;
    const customer = await customerOf(database, customerId);
    if (suspensionPhaseOf(profileOf(customer, now())) !== "none")
      throw new Refused(403, "SUSPENDED", "There are no documents while you are suspended. Contact us.");

    const name = certificateFileName(reference, customerId);
    const practising = await practisingCertificatesOf(database, customerId);
    const practisingCertificate = practising.find(isAsked);
    if (practisingCertificate) return { name, bytes: await drawPractisingCertificate(customer, practisingCertificate) };

    const resource = (await keyResourcesOf(database, customerId)).find(isAsked);
    if (!resource) throw noSuchDocument();
    if (!(await mayHave(database, customerId, resource, now())))
      throw new Refused(403, "NOT_ELIGIBLE", "You cannot have this document at present.");
    return { name, bytes: await drawDocument({ customer, resource, practising, today: dayOf(now()) }) };
  });
};
