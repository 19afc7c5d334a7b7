import type { Container } from "inversify";
import { httpDeadlineFeed } from "../../../adapters/calendar/http.ts";
import { DeadlineCalendar } from "../../../application/calendar/deadline-calendar.ts";
import type { DeadlineFeed } from "../../../application/ports/deadline-feed.ts";
import { CalendarPage } from "../../calendar/calendar-page.tsx";
import { bindFileDownloads, FILE_DOWNLOADS } from "../bindings/file-downloads.ts";
import { API, CLOCK } from "../bindings/ports.ts";
import { CONTENT, FAILURES, TRACK } from "../bindings/shell.ts";
import { bindClass, bindSingleton } from "../bind-singleton.ts";
import { pageWith } from "../page.tsx";
import { token } from "../token.ts";

const DEADLINE_FEED = token<DeadlineFeed>("DeadlineFeed");
const DEADLINE_CALENDAR = token<DeadlineCalendar>("DeadlineCalendar");

/** Deadlines in a calendar, which load with their page. */
const bindCalendar = (container: Container): void => {
  bindFileDownloads(container);
  bindSingleton(container, DEADLINE_FEED, httpDeadlineFeed, [API]);
  bindClass(container, DEADLINE_CALENDAR, DeadlineCalendar, [DEADLINE_FEED, FILE_DOWNLOADS, FAILURES, TRACK]);
};

export const calendarPage = pageWith(CalendarPage, { content: CONTENT, calendar: DEADLINE_CALENDAR, clock: CLOCK }, bindCalendar);
