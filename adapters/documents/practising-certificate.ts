import { displayDate } from "../../domain/kernel/calendar-date.ts";
import { instituteName } from "../institute/pages/page.ts";
import type { CustomerRow, PractisingCertificateRow } from "../institute/storage/tables.ts";
import { drawCertificate } from "../institute/paper/layouts.ts";

/** A practising certificate. DOCS-05 */
export const drawPractisingCertificate = (customer: CustomerRow, row: PractisingCertificateRow): Promise<Buffer> =>
  drawCertificate({
    title: row.certificateName,
    lead: "This is to certify that",
    name: `${customer.firstName} ${customer.surname}`,
    body: `is authorised by the ${instituteName} to engage in public practice in the jurisdiction named below, subject to its rules and for as long as this certificate is in force.`,
    particulars: [
      ["Certificate number", row.certificateNumber],
      ["ID", customer.customerId],
      ["Jurisdiction", row.jurisdictionDescription],
      ["In force from", displayDate(row.issuedOn)],
      ["Expires on", displayDate(row.expiresOn)],
    ],
  });
