import { areRemindersSent, reminderWork } from "../areas/reminders/worker.ts";
import { digestWork } from "../areas/submissions/digest.ts";
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

/** The jobs that the options ask for. A trial sends its reminders at once, whatever the hour. */
export const workersOf = async (
  services: StoredServices,
  { mail, webhook, registryEmail: email }: InstituteOptions,
  isTrial: boolean,
): Promise<readonly Worker[]> => {
  const workers: Worker[] = [sweepWork(services)];
  if (mail) {
    const { Delivery } = await import("../platform/mail/delivery.ts");
    workers.push(new Delivery({ ...services, ...mail }));
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
