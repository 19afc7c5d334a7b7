import type { FastifyPluginAsync } from "fastify";

import {
  deadlineFileName,
  isUpcoming,
  deadlinesOf,
  type DeadlineWithPage,
} from "../../../../domain/calendar/deadlines.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import { dayOf } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules, RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import {
  deadlineFile,
  deadlines,
  newCalendarAddress,
  withdrawCalendarAddress,
} from "../../../contract/calendar.contract.ts";
import type { OrganisationSettings } from "../../platform/body/body.ts";
import type { TextLibrary } from "../../platform/content/content-library.ts";
import { assertAccess, type CustomerRow, customerById } from "../../platform/customers/customers.store.ts";
import { networkOf } from "../../platform/http/network-of.ts";
import { RefusalError } from "../../platform/http/refusal-error.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { Limit, Limits } from "../../platform/limits.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { ApiParts } from "../api-parts.ts";
import { obligationFactsOf } from "../customer/obligation-facts.store.ts";
import { calendarTokenOf, newCalendarToken, ownerOfCalendar, removeCalendarToken } from "./calendar.store.ts";
import { calendarOf } from "./icalendar.ts";

interface DeadlineContext extends RulesOnDay {
  readonly database: Database;
  readonly content: TextLibrary;
  readonly customer: CustomerRow;
}

/** A customer's current deadlines, in the portal's words. TASK-03 */
const deadlinesOn = async ({
  database,
  content,
  customer,
  ...onDay
}: DeadlineContext): Promise<readonly DeadlineWithPage[]> => {
  const [facts, { obligations }] = await Promise.all([
    obligationFactsOf(database, customer, onDay),
    content.document("page-framework", userTypeOf(customer.customerType)),
  ]);
  return deadlinesOf(facts, obligations);
};

const calendarTextsFor = (content: TextLibrary, { customerType }: CustomerRow) =>
  content.document("calendar", userTypeOf(customerType));

/** The private address with a token. */
const calendarAddress = (publicUrl: string, token: string): string => `${publicUrl}/calendar/${token}.ics`;

interface CalendarFeedDependencies {
  readonly database: Database;
  readonly limits: Limits;
  readonly content: TextLibrary;
  readonly body: OrganisationSettings;
  readonly rules: OrganisationRules;
  readonly publicUrl: string;
  readonly portalUrl: string;
  readonly auditKey: Buffer;
  readonly now: () => Date;
}

/** One calendar provider fetches calendars for many people. At this rate, tokens cannot be guessed. */
const perAddress: Limit = { name: "calendars", atOnce: 300, every: 100 };

const nothing = () =>
  new RefusalError(
    "unknown",
    "NO_SUCH_CALENDAR",
    "There is no calendar here. The address may have been renewed or withdrawn.",
  );

/** The address that calendars poll: its owner's current deadlines. TASK-03 */
export const calendarFeed: FastifyPluginAsync<CalendarFeedDependencies> = (
  app,
  { database, limits, content, body, rules, publicUrl, portalUrl, auditKey, now },
) => {
  app.get<{ Params: { token: string } }>("/:token(^[\\w-]{32}).ics", async (request, reply) => {
    await limits.assert({ limit: perAddress, of: networkOf(request) });
    const customerId = await ownerOfCalendar(database, request.params.token);
    const customer = customerId === undefined ? undefined : await customerById(database, customerId);
    if (!customer) throw nothing();
    // The same access level as the page, because deadlines may be needed during a grace period.
    const today = dayOf(now(), rules);
    assertAccess("not past grace", customer, today);
    const deadlines = await deadlinesOn({ database, content, customer, today, rules });
    const { file: texts } = await calendarTextsFor(content, customer);
    return reply
      .type("text/calendar; charset=utf-8")
      .header("cache-control", "private, no-cache")
      .send(
        calendarOf(deadlines, {
          texts,
          name: body.shortName,
          publicUrl,
          portalUrl,
          customerId: customer.customerId,
          key: auditKey,
          rules,
          now: now(),
        }),
      );
  });
  return Promise.resolve();
};

/** Deadlines for calendars: each as a file, and all at a private address. TASK-03 */
export const serveCalendar = ({ serve, content, body, publicUrl, portalUrl, auditKey }: ApiParts): void => {
  serve(deadlines, {
    answer: async (callRequest) => {
      const [found, token] = await Promise.all([
        deadlinesOn({ ...callRequest, content }),
        calendarTokenOf(callRequest.database, callRequest.customerId),
      ]);
      return {
        deadlines: found,
        address: token === undefined ? undefined : calendarAddress(publicUrl, token),
      };
    },
  });

  serve(deadlineFile, {
    answer: async (callRequest) => {
      const { params, customerId, now, today, rules } = callRequest;
      const found = (await deadlinesOn({ ...callRequest, content })).find(({ key }) => key === params["key"]);
      if (!found || !isUpcoming(found, today)) throw wordedRefusal("unknown", "NO_SUCH_DEADLINE");
      const { file: texts } = await calendarTextsFor(content, callRequest.customer);
      return {
        name: deadlineFileName(found),
        bytes: Buffer.from(
          calendarOf([found], {
            texts,
            name: body.shortName,
            publicUrl,
            portalUrl,
            customerId,
            key: auditKey,
            rules,
            now,
          }),
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
