import { cpdStatusOf } from "../../domain/cpd/status.ts";
import { userTypeOf } from "../../domain/customer/user-type.ts";
import { certificateFileName, type CertificateReference } from "../../domain/documents/certificates.ts";
import { goodStandingToday } from "../../domain/documents/good-standing.ts";
import { documentCardsOf, type Documents } from "../../domain/documents/key-resources.ts";
import type { DateStyle } from "../../domain/kernel/calendar-date.ts";
import { overviewOf } from "../cpd/cpd.store.ts";
import { notificationCodesOf } from "../customer/customer.store.ts";
import { statementOf } from "../fees/fees.store.ts";
import type { CallRequest, ApiParts } from "../institute/api/serve.ts";
import type { OrganisationSettings } from "../institute/body/body.ts";
import { Refused } from "../institute/refused.ts";
import { certificate, documents } from "./documents.contract.ts";
import {
  keyResourcesOf,
  listed,
  practisingCertificatesOf,
  type KeyResourceRow,
  type PractisingCertificateRow,
} from "./documents.store.ts";
import { drawDocument, drawPractisingCertificate } from "./drawings.ts";

type Asked = Pick<CallRequest<typeof documents>, "database" | "customer" | "customerId" | "today" | "rules">;

/** What stands against a letter of good standing beyond what is on record with it. */
const standingOf = async (asked: Asked) => {
  const { database, customerId, today } = asked;
  const [overview, notifications, { subscription }] = await Promise.all([
    overviewOf(database, customerId, asked),
    notificationCodesOf(database, customerId),
    statementOf(database, customerId, today),
  ]);
  return { cpdStatus: cpdStatusOf(overview), notifications, subscription: subscription?.status };
};

type Standing = Awaited<ReturnType<typeof standingOf>>;

const offered = (
  resources: readonly KeyResourceRow[],
  practising: readonly PractisingCertificateRow[],
  standing: Standing,
  rules: DateStyle,
): Documents => {
  const { keyResources, practisingCertificates } = listed(resources, practising, rules);
  const { goodStanding } = keyResources;
  return {
    keyResources: { ...keyResources, goodStanding: goodStanding && goodStandingToday(goodStanding, standing) },
    practisingCertificates,
  };
};

/** Whether the customer may have a document: the portal's own rules, asked again here. DOCS-02, DOCS-03, DOCS-04 */
const mayHave = async (
  asked: Asked,
  resources: readonly KeyResourceRow[],
  { key }: KeyResourceRow,
): Promise<boolean> => {
  const type = userTypeOf(asked.customer.customerType);
  if (!type) return false;
  const standing = await standingOf(asked);
  return documentCardsOf(offered(resources, [], standing, asked.rules), { type, ...standing }).some(
    (keyed) => keyed.key === key && keyed.card.shows === "download",
  );
};

const fileOf = async (institute: OrganisationSettings, asked: CallRequest<typeof certificate>): Promise<Buffer> => {
  const { database, customer, customerId, params, query, today, rules } = asked;
  const isAsked = ({ certificateNumber, certificateType }: CertificateReference) =>
    certificateNumber === params["number"] && certificateType === query.certificateType;
  const practising = await practisingCertificatesOf(database, customerId);
  const practisingCertificate = practising.find(isAsked);
  if (practisingCertificate) return drawPractisingCertificate(institute, customer, practisingCertificate, rules);

  const resources = await keyResourcesOf(database, customerId);
  const resource = resources.find(isAsked);
  if (!resource) throw new Refused(404, "NO_SUCH_DOCUMENT", "There is no such document.");
  if (!(await mayHave(asked, resources, resource)))
    throw new Refused(403, "NOT_ELIGIBLE", "You cannot have this document at present.");
  return drawDocument({ institute, customer, resource, practising, today, rules });
};

/** The documents of a customer, and each of them as a PDF. DOCS-01 to DOCS-06 */
export const serveDocuments = ({ serve, body }: ApiParts): void => {
  serve(documents, {
    answer: async (asked) => {
      const { database, customerId } = asked;
      const [resources, practising, standing] = await Promise.all([
        keyResourcesOf(database, customerId),
        practisingCertificatesOf(database, customerId),
        standingOf(asked),
      ]);
      return offered(resources, practising, standing, asked.rules);
    },
  });

  serve(certificate, {
    answer: async (asked) => {
      const { customerId, params, query } = asked;
      const reference = { certificateNumber: params["number"] ?? "", ...query };
      return { name: certificateFileName(reference, customerId), bytes: await fileOf(body, asked) };
    },
  });
};
