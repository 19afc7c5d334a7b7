import { createHmac, type KeyObject } from "node:crypto";

import { TZDate } from "@date-fns/tz";
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";

import type { CalendarContent } from "../../../../domain/calendar/content.ts";
import type { Deadline, DeadlineWithPage } from "../../../../domain/calendar/deadlines.ts";
import { plusDays, type CalendarDate, type DayRule } from "../../../../domain/kernel/calendar-date.ts";
import { examHours } from "../../../../domain/qualifications/exam-entry.ts";
import { primaryLanguage } from "../../../../domain/shell/language.ts";
import { fillLine } from "../../platform/content/fill-line.ts";

interface Owner {
  readonly texts: CalendarContent["file"];
  /** The language of the texts, as a BCP 47 tag. */
  readonly language: string;
  /** The organisation's short name. */
  readonly name: string;
  readonly publicUrl: string;
  /** The portal's address, for links from deadlines. */
  readonly portalUrl: string;
  readonly customerId: string;
  /** Hashes the customer's id, so a shared file does not reveal it. */
  readonly key: KeyObject;
  readonly rules: DayRule;
  readonly now: Date;
}

/** Time of the reminder before the deadline, in seconds. */
const aWeek = 7 * 24 * 60 * 60;

/** Refresh interval of the calendar, in seconds. */
const twiceADay = 12 * 60 * 60;

/** The moment of a time such as "10:00" on a day, by the clock of a zone. */
const momentOf = (day: CalendarDate, time: string, timeZone: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, timeZone).getTime());
};

/**
 * An exam is from a moment to another, in UTC, so that every calendar shows it in its own time; everything else lasts the
 * whole day. DATE-01, REAL-07
 */
const timesOf = ({ by, held }: Deadline, { timeZone }: DayRule) => {
  const hours = held && examHours(held.time);
  const zone = held?.timeZone ?? timeZone;
  return hours
    ? { start: momentOf(by, hours.from, zone), end: momentOf(by, hours.to, zone), timezone: "UTC" }
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
  { texts, language, name, publicUrl, portalUrl, customerId, key, rules, now }: Owner,
): string => {
  const { hostname } = new URL(publicUrl);
  const owner = createHmac("sha256", key).update(`calendar of ${customerId}`).digest("base64url").slice(0, 22);
  const calendar = ical({
    name: fillLine(texts.name, { organisation: name }),
    prodId: { company: name, product: "Deadlines", language: primaryLanguage(language).toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: twiceADay,
  });
  for (const deadline of deadlines) {
    const url = `${portalUrl}/#${deadline.page}`;
    calendar.createEvent({
      id: `${deadline.key}.${owner}@${hostname}`,
      stamp: now,
      // Minutes since 1970: a later file or feed replaces an earlier one, whatever has changed.
      sequence: Math.floor(now.getTime() / 60_000),
      lastModified: now,
      ...timesOf(deadline, rules),
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
