import { invoiceFileName, invoiceOf, type InvoiceAddressee } from "../../../../domain/fees/invoice.ts";
import { addressTypeOf } from "../../../../domain/my-details/address-type.ts";
import { postalLines } from "../../../../domain/my-details/address.ts";
import type { ServedFile } from "../../platform/api/serve.ts";
import { fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { drawPaper } from "../../platform/paper/draw.ts";
import type { PaperContent } from "../../platform/paper/paper-content.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { contactRecords } from "../my-details/contact/contact.store.ts";
import { employmentRecords } from "../my-details/employment/employment.store.ts";
import { personalRecordOf } from "../my-details/my-details.store.ts";
import type { ReadContext } from "../use-case-context.ts";
import { ledgerOf } from "./fees.store.ts";
import { invoicePaper, type Addressee } from "./invoice.ts";

/** The customer's employer on record, with their business address. */
const employerOf = async (database: Database, customerId: string): Promise<Addressee> => {
  const { companyName = "" } = (await personalRecordOf(database, employmentRecords, customerId)).details;
  if (companyName === "") throw wordedRefusal("unknown", "NO_EMPLOYER");
  const { mailingAddress, secondaryAddress } = (await personalRecordOf(database, contactRecords, customerId)).details;
  const business = [mailingAddress, secondaryAddress].find(
    (address) => address !== undefined && addressTypeOf(address.purpose) === "BUSINESS",
  );
  const lines = business ? postalLines(business) : [];
  return { name: companyName, lines: lines.filter((line) => line !== companyName) };
};

/** The customer with their postal address on record. */
const selfOf = async (database: Database, customer: CustomerRow): Promise<Addressee> => {
  const name = fullNameOf(customer);
  const { mailingAddress } = (await personalRecordOf(database, contactRecords, customer.customerId)).details;
  return { name, lines: mailingAddress ? postalLines(mailingAddress).filter((line) => line !== name) : [] };
};

/** The requested invoice. */
interface WantedInvoice {
  readonly reference: string;
  /** The customer by default. */
  readonly addressee: InvoiceAddressee | undefined;
}

/** The invoice of a customer's charge as a paper; a refusal without one, or without the employer it is to go to. FEES-03 */
export const invoiceOn = async (
  { database, customer, today, rules, language }: ReadContext,
  { body, content }: Pick<ApiDependencies, "body" | "content">,
  { reference, addressee }: WantedInvoice,
): Promise<PaperContent> => {
  const { customerId } = customer;
  const settings = body.invoices;
  const invoice = settings && invoiceOf(await ledgerOf(database, customerId), reference);
  if (!invoice) throw wordedRefusal("unknown", "NO_SUCH_INVOICE");
  const to = await (addressee === "employer" ? employerOf(database, customerId) : selfOf(database, customer));
  return invoicePaper({ body, content }, { invoice, customer, addressee: to, settings, today, rules, language });
};

/** Draws the invoice of a customer's charge, addressed to them or to their employer on record. FEES-03 */
export const drawInvoice = async (
  reading: ReadContext,
  dependencies: Pick<ApiDependencies, "body" | "content">,
  wanted: WantedInvoice,
): Promise<ServedFile> => ({
  name: invoiceFileName(wanted.reference, reading.customer.customerId),
  bytes: await drawPaper(
    { ...dependencies, language: reading.language, customerId: reading.customer.customerId },
    await invoiceOn(reading, dependencies, wanted),
  ),
});
