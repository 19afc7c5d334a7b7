import type { Container } from "inversify";
import type { ComponentType } from "react";
import { httpDeadlineOffice } from "../../../adapters/calendar/http.ts";
import { DeadlineCalendar } from "../../../application/calendar/deadline-calendar.ts";
import { FileDownloads } from "../../../application/documents/file-downloads.ts";
import { CalendarPage } from "../../calendar/calendar-page.tsx";
import { API, CLOCK, FAILURE_REPORTS, FILE_SAVER, NEW_IDENTIFIER } from "../bindings/ports.ts";
import { CONTENT, FAILURES, TRACK } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";
import { token } from "../token.ts";

const DEADLINE_CALENDAR = token<DeadlineCalendar>("DeadlineCalendar");

/** Deadlines in a calendar, which load with their page. */
const bindCalendar = (container: Container): void => {
  if (container.isBound(DEADLINE_CALENDAR)) return;
  container
    .bind(DEADLINE_CALENDAR)
    .toResolvedValue(
      (api, saver, reports, newIdentifier, failures, track) =>
        new DeadlineCalendar(httpDeadlineOffice(api), new FileDownloads(saver, reports, newIdentifier, track), failures, track),
      [API, FILE_SAVER, FAILURE_REPORTS, NEW_IDENTIFIER, FAILURES, TRACK],
    )
    .inSingletonScope();
};

export const calendarPage = (container: Container): ComponentType => {
  bindCalendar(container);
  return pageWith(container, CalendarPage, { content: CONTENT, calendar: DEADLINE_CALENDAR, clock: CLOCK });
};
