import type { FastifyPluginAsync } from "fastify";

import { dayOf } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import {
  deadlineFile,
  deadlines,
  newCalendarAddress,
  withdrawCalendarAddress,
} from "../../../contract/calendar.contract.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import type { Limit, Limits } from "../../platform/limits.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { newCalendarToken, removeCalendarToken } from "./calendar.store.ts";
import {
  calendarAddress,
  calendarAt,
  deadlineCalendar,
  readDeadlines,
  type CalendarDependencies,
} from "./deadlines.ts";

interface CalendarFeedDependencies extends CalendarDependencies {
  readonly database: Database;
  readonly limits: Limits;
  readonly rules: OrganisationRules;
  readonly now: () => Date;
}

/** One calendar provider fetches calendars for many people. At this rate, tokens cannot be guessed. */
const perAddress: Limit = { name: "calendars", atOnce: 300, every: 100 };

/** The address that calendars poll: its owner's current deadlines. TASK-03 */
export const calendarFeed: FastifyPluginAsync<CalendarFeedDependencies> = (
  app,
  { database, limits, rules, now, ...dependencies },
) => {
  app.get<{ Params: { token: string } }>("/:token(^[\\w-]{32}).ics", async (request, reply) => {
    await limits.assert({ limit: perAddress, of: networkOf(request) });
    const at = now();
    const calendar = await calendarAt(
      request.params.token,
      { database, rules, today: dayOf(at, rules), now: at },
      dependencies,
    );
    return reply.type("text/calendar; charset=utf-8").header("cache-control", "private, no-cache").send(calendar);
  });
  return Promise.resolve();
};

/** Deadlines for calendars: each as a file, and all at a private address. TASK-03 */
export const serveCalendar = ({ serve, ...dependencies }: ApiDependencies): void => {
  serve(deadlines, { answer: (request) => readDeadlines(request, dependencies) });

  serve(deadlineFile, { answer: (request) => deadlineCalendar(request, dependencies, request.params["key"]) });

  serve(newCalendarAddress, {
    answer: async ({ database, customerId }) => ({
      address: calendarAddress(dependencies, await newCalendarToken(database, customerId)),
    }),
  });

  serve(withdrawCalendarAddress, {
    answer: ({ database, customerId }) => removeCalendarToken(database, customerId),
  });
};
