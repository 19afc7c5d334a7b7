import { randomBytes } from "node:crypto";

import type { FastifyPluginAsync } from "fastify";

import { deadlineFileName, isAhead, deadlinesOf, type DeadlineWithPage } from "../../domain/calendar/deadlines.ts";
import { userTypeOf } from "../../domain/customer/user-type.ts";
import { dayOf } from "../../domain/kernel/calendar-date.ts";
import type { OrganisationRules, RulesOnDay } from "../../domain/rules/organisation-rules.ts";
import { assertAccess, type CustomerRow, customerById } from "../customer/customer.store.ts";
import { obligationFactsOf } from "../customer/obligation-facts.store.ts";
import type { ApiParts } from "../institute/api/serve.ts";
import type { OrganisationSettings } from "../institute/body/body.ts";
import type { ContentLibrary } from "../institute/content/content-library.ts";
import type { Limit, Limits } from "../institute/limits.ts";
import { Refused } from "../institute/refused.ts";
import type { Database } from "../institute/storage/storage.ts";
import { deadlineFile, deadlines, newCalendarAddress, withdrawCalendarAddress } from "./calendar.contract.ts";
import { calendarOf } from "./icalendar.ts";

declare module "../institute/storage/tables.ts" {
  interface Tables {
    /** The token stands here as it is: it opens nothing that does not stand in the same database. */
    calendarAddresses: { customerId: string; token: string };
  }
}

/** What stands in someone's private address, if there is one. TASK-03 */
const calendarTokenOf = async (database: Database, customerId: string): Promise<string | undefined> => {
  const found = await database
    .selectFrom("calendarAddresses")
    .select("token")
    .where("customerId", "=", customerId)
    .executeTakeFirst();
  return found?.token;
};

/** Whose deadlines an address shows; undefined of one that was renewed, withdrawn, or never made. TASK-03 */
const ownerOfCalendar = async (database: Database, token: string): Promise<string | undefined> => {
  const found = await database
    .selectFrom("calendarAddresses")
    .select("customerId")
    .where("token", "=", token)
    .executeTakeFirst();
  return found?.customerId;
};

/** A new token, in the place of the one before. TASK-03 */
const newCalendarToken = async (transaction: Database, customerId: string): Promise<string> => {
  const token = randomBytes(24).toString("base64url");
  await transaction
    .insertInto("calendarAddresses")
    .values({ customerId, token })
    .onConflict((conflict) => conflict.column("customerId").doUpdateSet({ token }))
    .execute();
  return token;
};

const removeCalendarToken = async (transaction: Database, customerId: string): Promise<void> => {
  await transaction.deleteFrom("calendarAddresses").where("customerId", "=", customerId).execute();
};

interface Asked extends RulesOnDay {
  readonly database: Database;
  readonly content: ContentLibrary;
  readonly customer: CustomerRow;
}

/** What someone has to do by a day, as it stands now, in the words that the portal tells it in. TASK-03 */
const deadlinesOn = async ({ database, content, customer, ...onDay }: Asked): Promise<readonly DeadlineWithPage[]> => {
  const { obligations } = await content.document("page-framework", userTypeOf(customer.customerType));
  return deadlinesOf(await obligationFactsOf(database, customer, onDay), obligations);
};

/** The private address that holds a token. */
const calendarAddress = (publicUrl: string, token: string): string => `${publicUrl}/calendar/${token}.ics`;

interface Parts {
  readonly database: Database;
  readonly limits: Limits;
  readonly content: ContentLibrary;
  readonly body: OrganisationSettings;
  readonly rules: OrganisationRules;
  readonly publicUrl: string;
  readonly portalUrl: string;
  readonly auditKey: Buffer;
  readonly now: () => Date;
}

/**
 * One provider asks for the calendars of many people; whoever tries out tokens would need longer than there is time.
 */
const perAddress: Limit = { name: "calendars", atOnce: 300, every: 100 };

const nothing = () =>
  new Refused(404, "NO_SUCH_CALENDAR", "There is no calendar here. The address may have been renewed or withdrawn.");

/**
 * What calendars fetch by themselves, again and again: everything that its owner has to do by a day, as it stands now.
 * TASK-03
 */
export const calendarFeed: FastifyPluginAsync<Parts> = (
  app,
  { database, limits, content, body, rules, publicUrl, portalUrl, auditKey, now },
) => {
  app.get<{ Params: { token: string } }>("/:token(^[\\w-]{32}).ics", async (request, reply) => {
    await limits.assert({ limit: perAddress, of: request.ip });
    const customerId = await ownerOfCalendar(database, request.params.token);
    const customer = customerId === undefined ? undefined : await customerById(database, customerId);
    if (!customer) throw nothing();
    // As the page is: what the grace period leaves open can be lifted by what is in the calendar.
    const today = dayOf(now(), rules);
    assertAccess("not past grace", customer, today);
    const kept = await deadlinesOn({ database, content, customer, today, rules });
    return reply
      .type("text/calendar; charset=utf-8")
      .header("cache-control", "private, no-cache")
      .send(
        calendarOf(kept, {
          name: body.shortName,
          publicUrl,
          portalUrl,
          customerId: customer.customerId,
          key: auditKey,
          now: now(),
        }),
      );
  });
  return Promise.resolve();
};

/** Deadlines for a calendar of one's own: each as a file, and all at a private address. TASK-03 */
export const serveCalendar = ({ serve, content, body, publicUrl, portalUrl, auditKey }: ApiParts): void => {
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
      const { params, customerId, now, today } = asked;
      const found = (await deadlinesOn({ ...asked, content })).find(({ key }) => key === params["key"]);
      if (!found || !isAhead(found, today))
        throw new Refused(404, "NO_SUCH_DEADLINE", "There is nothing like this to do by a day ahead.");
      return {
        name: deadlineFileName(found),
        bytes: Buffer.from(
          calendarOf([found], { name: body.shortName, publicUrl, portalUrl, customerId, key: auditKey, now }),
        ),
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
