import type { CallRequest, ApiParts } from "../institute/api/serve.ts";
import { cpdStatusOf } from "../../domain/cpd/status.ts";
import { certificateFileName, type CertificateReference } from "../../domain/documents/certificates.ts";
import { documentCardsOf } from "../../domain/documents/key-resources.ts";
import { userTypeOf } from "../../domain/customer/user-type.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import { certificate, documents } from "./contract.ts";
import { drawDocument, drawPractisingCertificate } from "./drawings.ts";
import type { InstituteBody } from "../institute/body/body.ts";
import { Refused } from "../institute/refused.ts";
import { overviewOf } from "../cpd/storage.ts";
import { notificationCodesOf } from "../customer/storage.ts";
import { keyResourcesOf, listed, practisingCertificatesOf, type KeyResourceRow } from "./storage.ts";

/** Whether the customer may have a document: the portal's own rules, asked again here. DOCS-02, DOCS-03, DOCS-04 */
const mayHave = async (
  { database, customer, customerId, now }: CallRequest<typeof certificate>,
  resources: readonly KeyResourceRow[],
  { key }: KeyResourceRow,
): Promise<boolean> => {
  const type = userTypeOf(customer.customerType);
  if (!type) return false;
  const cpdStatus = cpdStatusOf(await overviewOf(database, customerId, now));
  const facts = { type, notifications: await notificationCodesOf(database, customerId), cpdStatus };
  return documentCardsOf(listed(resources, []), facts).some((keyed) => keyed.key === key && keyed.card.shows === "download");
};

const fileOf = async (institute: InstituteBody, asked: CallRequest<typeof certificate>): Promise<Buffer> => {
  const { database, customer, customerId, params, query, now } = asked;
  const isAsked = ({ certificateNumber, certificateType }: CertificateReference) =>
    certificateNumber === params["number"] && certificateType === query.certificateType;
  const practising = await practisingCertificatesOf(database, customerId);
  const practisingCertificate = practising.find(isAsked);
  if (practisingCertificate) return drawPractisingCertificate(institute, customer, practisingCertificate);

  const resources = await keyResourcesOf(database, customerId);
  const resource = resources.find(isAsked);
  if (!resource) throw new Refused(404, "NO_SUCH_DOCUMENT", "There is no such document.");
  if (!(await mayHave(asked, resources, resource)))
    throw new Refused(403, "NOT_ELIGIBLE", "You cannot have this document at present.");
  return drawDocument({ institute, customer, resource, practising, today: dayOf(now) });
};

/** The documents of a customer, and each of them as a PDF. DOCS-01 to DOCS-06 */
export const serveDocuments = ({ serve, body }: ApiParts): void => {
  serve(documents, {
    answer: async ({ database, customerId }) =>
      listed(await keyResourcesOf(database, customerId), await practisingCertificatesOf(database, customerId)),
  });

  serve(certificate, {
    answer: async (asked) => {
      const { customerId, params, query } = asked;
      const reference = { certificateNumber: params["number"] ?? "", ...query };
      return { name: certificateFileName(reference, customerId), bytes: await fileOf(body, asked) };
    },
  });
};
