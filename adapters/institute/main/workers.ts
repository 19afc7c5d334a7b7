import { dayOf } from "../../../domain/kernel/calendar-date.ts";
import { followUpPayments } from "../areas/fees/online-payments/follow-up-payments.ts";
import { areRemindersSent, reminderWork } from "../areas/reminders/worker.ts";
import { digestWork } from "../areas/submissions/digest.ts";
import { paymentProviderName } from "../areas/use-case-context.ts";
import { closeLeavers } from "../platform/customers/departures.store.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import { Periodic } from "../platform/periodic.ts";
import { WebhookDelivery } from "../platform/webhooks/delivery.ts";
import type { InstituteOptions } from "../settings/options.ts";
import { sweepWork } from "./retention.ts";
import type { StoredServices } from "./services.ts";

/** A job that runs beside the requests. */
interface Worker {
  readonly start: () => void | Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Hour of reminders in production, in the organisation's time zone. */
const mailHour = 6;

/** Closes the accounts of people on the day on which they leave. LIFE-01 */
const departureWork = ({ database, rules, auditKey, now, log }: StoredServices): Periodic =>
  new Periodic({
    every: 10 * 60_000,
    work: async () => {
      const at = now();
      const closed = await closeLeavers(
        { by: "the day of departure", now: at, today: dayOf(at, rules), rules, auditKey },
        database,
      );
      if (closed > 0) log.info({ closed }, "accounts were closed on the day of departure");
    },
    onError: (error) => log.error({ err: error }, "accounts could not be closed"),
  });

/** Asks the payment provider after payments that are not finished. CASH-02 */
const paymentWork = (services: StoredServices, provider: PaymentProvider): Periodic => {
  const { now, log, rules } = services;
  return new Periodic({
    every: 5 * 60_000,
    work: async () => {
      const at = now();
      const context = { ...services, by: paymentProviderName, now: at, today: dayOf(at, rules) };
      const { failed } = await followUpPayments(context, provider);
      for (const { reference, reason } of failed)
        log.error({ reference, reason }, "the payment provider did not report the outcome of a payment");
    },
    onError: (error) => log.error({ err: error }, "payments could not be followed up"),
  });
};

/** The jobs that the options ask for. A trial sends its reminders at once, whatever the hour. */
export const workersOf = async (
  services: StoredServices,
  { mail, reportMailbox, webhook, registryEmail: email }: InstituteOptions,
  isTrial: boolean,
): Promise<readonly Worker[]> => {
  const workers: Worker[] = [sweepWork(services), departureWork(services)];
  if (services.payments) workers.push(paymentWork(services, services.payments));
  if (mail) {
    const { Delivery } = await import("../platform/mail/delivery.ts");
    workers.push(new Delivery({ ...services, ...mail, awaitsReports: reportMailbox !== undefined }));
  }
  if (reportMailbox) {
    const { ReportReader } = await import("../platform/mail/report-reader.ts");
    workers.push(new ReportReader({ ...services, ...reportMailbox }));
  }
  if (webhook) workers.push(new WebhookDelivery({ ...services, ...webhook }));
  if (email !== undefined) workers.push(digestWork({ ...services, email }));
  if (areRemindersSent(services.rules)) {
    const reminders = reminderWork({ ...services, fromHour: isTrial ? 0 : mailHour });
    workers.push({
      start: () => {
        reminders.start();
        return reminders.run();
      },
      stop: () => reminders.stop(),
    });
  }
  return workers;
};
