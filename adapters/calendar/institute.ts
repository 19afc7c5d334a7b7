import { deadlineFileName, isAhead } from "../../domain/calendar/deadlines.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import type { ApiParts } from "../institute/api/api-parts.ts";
import { Refused } from "../institute/refused.ts";
import { deadlineFile, deadlines, newCalendarAddress, withdrawCalendarAddress } from "./contract.ts";
import { calendarAddress } from "./feed.ts";
import { calendarOf } from "./icalendar.ts";
import { deadlinesOn } from "./deadlines-of-customer.ts";
import { calendarTokenOf, newCalendarToken, removeCalendarToken } from "./storage.ts";

/** Deadlines for a calendar of one's own: each as a file, and all at a private address. TASK-03 */
export const serveCalendar = ({ serve, content, body, publicUrl, auditKey }: ApiParts): void => {
  serve(deadlines, {
    answer: async (asked) => {
      const token = await calendarTokenOf(asked.database, asked.customerId);
      return {
        deadlines: await deadlinesOn({ ...asked, content }),
        address: token === undefined ? undefined : calendarAddress(publicUrl, token),
      };
    },
  });

  serve(deadlineFile, {
    answer: async (asked) => {
      const { params, customerId, now } = asked;
      const found = (await deadlinesOn({ ...asked, content })).find(({ key }) => key === params["key"]);
      if (!found || !isAhead(found, dayOf(now)))
        throw new Refused(404, "NO_SUCH_DEADLINE", "There is nothing like this to do by a day ahead.");
      return {
        name: deadlineFileName(found),
        bytes: Buffer.from(calendarOf([found], { name: body.shortName, publicUrl, customerId, key: auditKey, now })),
      };
    },
  });

  serve(newCalendarAddress, {
    answer: async ({ database, customerId }) => ({
      address: calendarAddress(publicUrl, await newCalendarToken(database, customerId)),
    }),
  });

  serve(withdrawCalendarAddress, {
    answer: async ({ database, customerId }) => {
      await removeCalendarToken(database, customerId);
      return undefined;
    },
  });
};
