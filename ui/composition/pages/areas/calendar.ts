import { ContainerModule } from "inversify";

import { deadlines } from "../../../../adapters/contract/calendar.contract.ts";
import { httpDeadlineFeed } from "../../../../adapters/http/calendar.http.ts";
import { DeadlineCalendar } from "../../../../application/calendar/deadline-calendar.ts";
import { CalendarPage } from "../../../calendar/calendar-page.tsx";
import { FILE_DOWNLOADS, pageToolsModule } from "../../container/modules/page-tools.ts";
import { API, CLOCK } from "../../container/modules/ports.ts";
import { CONTENT, FAILURES, TRACK } from "../../container/modules/shell.ts";
import { token } from "../../container/token.ts";
import { early } from "../../first-load/page-loads.ts";
import { definePage } from "../page.tsx";

const DEADLINE_CALENDAR = token<DeadlineCalendar>("DeadlineCalendar");

const calendarModule = new ContainerModule(({ bind }) => {
  bind(DEADLINE_CALENDAR).toResolvedValue(
    (api, files, failures, track) => new DeadlineCalendar(httpDeadlineFeed(api), files, failures, track),
    [API, FILE_DOWNLOADS, FAILURES, TRACK],
  );
});

export const modules = [pageToolsModule, calendarModule];

export const pages = {
  "/calendar": definePage(
    CalendarPage,
    { content: CONTENT, calendar: DEADLINE_CALENDAR, clock: CLOCK },
    { contents: ["calendar"], calls: [early(deadlines)] },
  ),
};
