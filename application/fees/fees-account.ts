import { makeAutoObservable, observableRef } from "mobx";

import type { FeesStatement } from "../../domain/fees/account.ts";
import { invoiceFileName, type InvoiceAddressee } from "../../domain/fees/invoice.ts";
import { reversalOf } from "../../domain/fees/postings.ts";
import { reducedSubscriptionFor, type ReducedSubscription } from "../../domain/fees/reduced-subscription.ts";
import {
  type TransactionFilter,
  type TransactionYear,
  filterTransactions,
  receiptFileName,
  transactionsByYear,
} from "../../domain/fees/transactions.ts";
import type { CalendarDate } from "../../domain/kernel/calendar-date.ts";
import { isIncomplete } from "../../domain/kernel/partly-read.ts";
import type { FileDownloads } from "../documents/file-downloads.ts";
import type { FeesRecords } from "../ports/institute.ts";
import type { Customer } from "../shell/customer.ts";
import type { Resource } from "../shell/resource.ts";

/** The customer's charges and payments. FEES-02, FEES-03 */
export class FeesAccount {
  readonly statement: Resource<FeesStatement>;
  readonly files: FileDownloads;
  filter: TransactionFilter = {};
  /** Whom invoices are addressed to. */
  addressee: InvoiceAddressee = "self";
  readonly #records: FeesRecords;
  readonly #customer: Customer;

  constructor(statement: Resource<FeesStatement>, records: FeesRecords, customer: Customer, files: FileDownloads) {
    this.statement = statement;
    this.#records = records;
    this.#customer = customer;
    this.files = files;
    makeAutoObservable(this, { statement: false, files: false, filter: observableRef }, { autoBind: true });
  }

  /** Whether a transaction could not be read, so that sums may be wrong. CONF-01 */
  get isIncomplete(): boolean {
    return isIncomplete(this.statement.value ?? {}, "transactions");
  }

  /** Every year with transactions, latest first. */
  get years(): readonly number[] {
    return transactionsByYear(this.statement.value?.transactions ?? []).map(({ year }) => year);
  }

  /** The filtered transactions by year. */
  get shown(): readonly TransactionYear[] {
    return transactionsByYear(filterTransactions(this.statement.value?.transactions ?? [], this.filter));
  }

  /** The reduced-subscription block, decided by notifications: for customers who may apply or have applied. FEES-02 */
  get reducedSubscription(): ReducedSubscription | undefined {
    const notifications = this.#customer.notifications.value?.codes;
    return notifications && reducedSubscriptionFor(notifications);
  }

  /** The day on which a posting was taken back; undefined while it counts. CORR-01 */
  takenBackOn(reference: string): CalendarDate | undefined {
    return reversalOf(this.statement.value?.transactions ?? [], reference)?.date;
  }

  narrow(filter: TransactionFilter): void {
    this.filter = { ...this.filter, ...filter };
  }

  /** Whether invoices can be addressed to an employer: where there are any, of people. FEES-03 */
  get offersEmployer(): boolean {
    const { transactions = [] } = this.statement.value ?? {};
    return this.#customer.userType !== "firm" && transactions.some(({ invoiceAvailable }) => invoiceAvailable === true);
  }

  addressInvoicesTo(addressee: InvoiceAddressee): void {
    this.addressee = addressee;
  }

  downloadInvoice(reference: string): Promise<void> {
    return this.files.start({
      card: reference,
      name: invoiceFileName(reference, this.#customer.person.accaId),
      fetch: () => this.#records.invoice(reference, this.addressee),
    });
  }

  downloadReceipt(reference: string): Promise<void> {
    return this.files.start({
      card: reference,
      name: receiptFileName(reference, this.#customer.person.accaId),
      fetch: () => this.#records.receipt(reference),
    });
  }
}
