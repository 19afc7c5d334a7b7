import type { Logger } from "pino";

import { isAddressRefused } from "../../../../domain/institute/customer/unreachable.ts";
import { Periodic } from "../periodic.ts";
import type { Database } from "../storage/storage.ts";
import { finishedMail, abandonUndelivered } from "./attempts.ts";
import type { DeliveryReport } from "./delivery-report.ts";
import { recordRefusal, removeRefusalsBeforeSilence } from "./refusing-addresses.store.ts";
import { mailboxFault, readReports, type ReportMailbox } from "./report-mailbox.ts";

interface ReportReaderDependencies extends ReportMailbox {
  readonly database: Database;
  readonly log: Logger;
  readonly now: () => Date;
}

const minutesBetweenReadings = 5;
const minute = 60_000;

/** Mail servers try to deliver for so long, and then report. RFC 5321, 4.5.4.1 */
const daysUntilDelivered = 5;
const day = 24 * 60 * minute;

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Reads delivery reports from a mailbox, and counts refusals as if the first mail server had refused the mail. MAIL-03 */
export class ReportReader {
  readonly #dependencies: ReportReaderDependencies;
  readonly #periodic: Periodic;

  constructor(dependencies: ReportReaderDependencies) {
    this.#dependencies = dependencies;
    this.#periodic = new Periodic({
      every: minutesBetweenReadings * minute,
      work: async (yieldToRequests) => {
        await readReports(dependencies, (report) => this.#record(report), yieldToRequests);
        const before = new Date(dependencies.now().getTime() - daysUntilDelivered * day);
        await removeRefusalsBeforeSilence(dependencies.database, before);
      },
      onError: (error) =>
        dependencies.log.warn(
          { reason: mailboxFault(error) },
          `delivery reports could not be read at BOUNCES_URL: tried again in ${String(minutesBetweenReadings)} minutes`,
        ),
    });
  }

  /** Starts reading, at once and then every few minutes. */
  start(): void {
    this.#periodic.start();
    void this.#periodic.run();
  }

  /** Reads all unread reports; one reading runs at a time. */
  read(): Promise<void> {
    return this.#periodic.run();
  }

  stop(): Promise<void> {
    return this.#periodic.stop();
  }

  /**
   * Records what a report says of a mail; false when it is about none of ours. A mail was sent to one address: what a list
   * or a forwarding behind it reports of other addresses says nothing of this one.
   */
  async #record({ mailId, outcomes }: DeliveryReport): Promise<boolean> {
    const { database, log, now } = this.#dependencies;
    return database.transaction().execute(async (transaction) => {
      const mail = await finishedMail(transaction, mailId);
      if (!mail) return false;
      const { customerId, recipient } = mail;
      const failure = outcomes.find((each) => each.hasFailed && isSameAddress(each.recipient, recipient));
      if (!failure || !(await abandonUndelivered(transaction, mailId, now()))) return true;
      const isRefused = isAddressRefused(failure.status);
      if (customerId !== null && isRefused) await recordRefusal(transaction, customerId, recipient, now());
      log.error({ mailId, status: failure.status, isRefused }, "a mail was reported as undelivered and is given up");
      return true;
    });
  }
}
