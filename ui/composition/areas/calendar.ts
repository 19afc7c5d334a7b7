import { httpDeadlineFeed } from "../../../adapters/calendar/http.ts";
import { DeadlineCalendar } from "../../../application/calendar/deadline-calendar.ts";
import { CalendarPage } from "../../calendar/calendar-page.tsx";
import { FILE_DOWNLOADS } from "../bindings/deferred.ts";
import { API, CLOCK } from "../bindings/ports.ts";
import { CONTENT, FAILURES, TRACK } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";
import { service, serviceOf } from "../service.ts";

const DEADLINE_FEED = service("DeadlineFeed", httpDeadlineFeed, [API]);
const DEADLINE_CALENDAR = serviceOf("DeadlineCalendar", DeadlineCalendar, [DEADLINE_FEED, FILE_DOWNLOADS, FAILURES, TRACK]);

/** Deadlines in a calendar, which load with their page. */
export const pages = {
  "/calendar": pageWith(CalendarPage, { content: CONTENT, calendar: DEADLINE_CALENDAR, clock: CLOCK }),
};
