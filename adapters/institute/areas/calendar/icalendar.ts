import { createHmac } from "node:crypto";

import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";

import type { CalendarContent } from "../../../../domain/calendar/content.ts";
import type { Deadline, DeadlineWithPage } from "../../../../domain/calendar/deadlines.ts";
import { plusDays } from "../../../../domain/kernel/calendar-date.ts";
import { examHours } from "../../../../domain/qualifications/exam-entry.ts";
import { fillLine } from "../../platform/content/fill-line.ts";

interface Owner {
  readonly texts: CalendarContent["file"];
  /** The organisation's short name. */
  readonly name: string;
  readonly publicUrl: string;
  /** The portal's address, for links from deadlines. */
  readonly portalUrl: string;
  readonly customerId: string;
  /** Hashes the customer's id, so a shared file does not reveal it. */
  readonly key: Buffer;
  readonly now: Date;
}

/** Time of the reminder before the deadline, in seconds. */
const aWeek = 7 * 24 * 60 * 60;

/** Refresh interval of the calendar, in seconds. */
const twiceADay = 12 * 60 * 60;

/** An exam has local times, wherever it takes place; everything else lasts the whole day. DATE-01 */
const timesOf = ({ by, held }: Deadline) => {
  const hours = held && examHours(held.time);
  return hours
    ? { start: new Date(`${by}T${hours.from}:00Z`), end: new Date(`${by}T${hours.to}:00Z`), floating: true }
    : {
        start: new Date(`${by}T00:00:00Z`),
        end: new Date(`${plusDays(by, 1)}T00:00:00Z`),
        timezone: "UTC",
        allDay: true,
      };
};

/**
 * Deadlines as an iCalendar file (RFC 5545) with links to their pages. The description repeats the link, because some
 * calendars do not show URLs. A deadline keeps its identifier, so calendars update the event when its date changes.
 * TASK-03
 */
export const calendarOf = (
  deadlines: readonly DeadlineWithPage[],
  { texts, name, publicUrl, portalUrl, customerId, key, now }: Owner,
): string => {
  const { hostname } = new URL(publicUrl);
  const owner = createHmac("sha256", key).update(`calendar of ${customerId}`).digest("base64url").slice(0, 22);
  const calendar = ical({
    name: fillLine(texts.name, { organisation: name }),
    prodId: { company: name, product: "Deadlines", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: twiceADay,
  });
  for (const deadline of deadlines) {
    const url = `${portalUrl}/#${deadline.page}`;
    calendar.createEvent({
      id: `${deadline.key}.${owner}@${hostname}`,
      stamp: now,
      ...timesOf(deadline),
      ...(deadline.held ? { location: deadline.held.place } : {}),
      summary: fillLine(texts.event, { title: deadline.title, organisation: name }),
      url,
      description: url,
      transparency: deadline.held ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, triggerBefore: aWeek }],
    });
  }
  return calendar.toString();
};
