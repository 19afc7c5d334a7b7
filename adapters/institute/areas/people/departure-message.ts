import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { RecordedDeparture } from "../../platform/customers/departures.store.ts";
import { putWebhookMessage } from "../../platform/webhooks/webhook-outbox.ts";
import type { ActionContext } from "../use-case-context.ts";

/** Tells other systems that somebody leaves, or has returned. LIFE-01, SENT-05 */
export const announceDeparture = (
  { database, now, by }: ActionContext,
  type: "departure.recorded" | "departure.removed",
  customerId: string,
  { kind, on, mergedInto }: RecordedDeparture,
): Promise<void> =>
  putWebhookMessage(
    database,
    {
      type,
      timestamp: now.toISOString(),
      data: { customerId, kind, on, by, ...(mergedInto === undefined ? {} : { mergedInto }) },
    },
    now,
  );

/** The key of a departure's mail, by which an unsent mail is deleted when the departure is removed. LIFE-01 */
export const departureMailKey = (customerId: string, on: CalendarDate): string => `departure of ${customerId} on ${on}`;
