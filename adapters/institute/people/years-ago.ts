import { plusDays, type CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { Person } from "./person.ts";

/** The day on which something happened to a person so many years ago; not the same one for everybody. */
export const yearsAgo = ({ customerId }: Pick<Person, "customerId">, count: number, today: CalendarDate): CalendarDate =>
  plusDays(today, -Math.round(count * 365.25) - (Number(customerId) % 300));

/** When a member became one. */
export const membershipDateOf = (person: Person, today: CalendarDate): CalendarDate | undefined =>
  person.type === "member" ? yearsAgo(person, 17, today) : undefined;
