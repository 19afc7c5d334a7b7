import type { FastifyPluginAsync } from "fastify";
import { refuseUnlessMet } from "../customer/standing.ts";
import { customerById } from "../customer/storage.ts";
import type { InstituteBody } from "../institute/body/body.ts";
import type { ContentLibrary } from "../institute/content/content-library.ts";
import type { Limit, Limits } from "../institute/limits.ts";
import { Refused } from "../institute/refused.ts";
import type { Database } from "../institute/storage/storage.ts";
import { calendarOf } from "./icalendar.ts";
import { deadlinesOn } from "./deadlines-of-customer.ts";
import { ownerOfCalendar } from "./storage.ts";

/** The private address that holds a token. */
export const calendarAddress = (publicUrl: string, token: string): string => `${publicUrl}/calendar/${token}.ics`;

interface Parts {
  readonly database: Database;
  readonly limits: Limits;
  readonly content: ContentLibrary;
  readonly body: InstituteBody;
  readonly publicUrl: string;
  readonly auditKey: Buffer;
  readonly now: () => Date;
}

/** One provider asks for the calendars of many people; whoever tries out tokens would need longer than there is time. */
const perAddress: Limit = { name: "calendars", atOnce: 300, every: 100 };

const nothing = () => new Refused(404, "NO_SUCH_CALENDAR", "There is no calendar here. The address may have been renewed or withdrawn.");

/** What calendars fetch by themselves, again and again: everything that its owner has to do by a day, as it stands now. TASK-03 */
export const calendarFeed: FastifyPluginAsync<Parts> = (app, { database, limits, content, body, publicUrl, auditKey, now }) => {
  app.get<{ Params: { token: string } }>("/:token(^[\\w-]{32}).ics", async (request, reply) => {
    await limits.demand({ limit: perAddress, of: request.ip }, "Too many requests. Try again in a minute.");
    const customerId = await ownerOfCalendar(database, request.params.token);
    const customer = customerId === undefined ? undefined : await customerById(database, customerId);
    if (!customer) throw nothing();
    // As the page is: what the grace period leaves open can be lifted by what is in the calendar.
    refuseUnlessMet("not past grace", customer, now());
    const kept = await deadlinesOn({ database, content, customer, now: now() });
    return reply
      .type("text/calendar; charset=utf-8")
      .header("cache-control", "private, no-cache")
      .send(calendarOf(kept, { name: body.shortName, publicUrl, customerId: customer.customerId, key: auditKey, now: now() }));
  });
  return Promise.resolve();
};
