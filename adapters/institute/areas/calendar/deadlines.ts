import {
  deadlineFileName,
  deadlinesOf,
  isUpcoming,
  type DeadlineWithPage,
} from "../../../../domain/calendar/deadlines.ts";
import { userTypeOf } from "../../../../domain/customer/user-type.ts";
import type { RulesOnDay } from "../../../../domain/rules/organisation-rules.ts";
import { languageOf } from "../../../contract/organisation.ts";
import type { ServedFile } from "../../platform/api/serve.ts";
import { assertAccess, customerById } from "../../platform/customers/customers.store.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import { readerLanguage } from "../../platform/mail/mails.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { ApiDependencies } from "../api-dependencies.ts";
import { obligationFactsOf } from "../customer/obligation-facts.store.ts";
import type { ReadContext } from "../use-case-context.ts";
import { calendarTokenOf, ownerOfCalendar } from "./calendar.store.ts";
import { calendarOf } from "./icalendar.ts";

/** Dependencies of calendars, besides the person. */
export type CalendarDependencies = Pick<ApiDependencies, "content" | "body" | "publicUrl" | "portalUrl" | "auditKey">;

interface CalendarRequest extends RulesOnDay {
  readonly database: Database;
  readonly now: Date;
}

type CustomersRequest = ReadContext & CalendarRequest;

/** A customer's current deadlines, in the portal's words and the reader's language. TASK-03, LANG-07 */
export const deadlinesOn = async (
  { database, customer, today, rules, language }: ReadContext,
  { content }: Pick<CalendarDependencies, "content">,
): Promise<readonly DeadlineWithPage[]> => {
  const [facts, { obligations }] = await Promise.all([
    obligationFactsOf(database, customer, { today, rules }),
    content.document("page-framework", userTypeOf(customer.customerType), language),
  ]);
  return deadlinesOf(facts, obligations);
};

/** The private address with a token. */
export const calendarAddress = ({ publicUrl }: Pick<CalendarDependencies, "publicUrl">, token: string): string =>
  `${publicUrl}/calendar/${token}.ics`;

/** A customer's current deadlines, and the private address of their calendar, if any. TASK-03 */
export const readDeadlines = async (
  reading: ReadContext,
  dependencies: Pick<CalendarDependencies, "content" | "publicUrl">,
) => {
  const [deadlines, token] = await Promise.all([
    deadlinesOn(reading, dependencies),
    calendarTokenOf(reading.database, reading.customer.customerId),
  ]);
  return { deadlines, address: token === undefined ? undefined : calendarAddress(dependencies, token) };
};

const calendarWith = async (
  deadlines: readonly DeadlineWithPage[],
  { customer: { customerId, customerType }, rules, language, now }: Omit<CustomersRequest, "database" | "today">,
  { content, body, publicUrl, portalUrl, auditKey: key }: CalendarDependencies,
): Promise<string> => {
  const { file: texts } = await content.document("calendar", userTypeOf(customerType), language);
  const owner = { name: body.shortName, publicUrl, portalUrl, customerId, key };
  return calendarOf(deadlines, { ...owner, texts, language: language ?? languageOf(body), rules, now });
};

/** A deadline of a customer as a calendar file; a refusal once it has passed. TASK-03 */
export const deadlineCalendar = async (
  request: CustomersRequest,
  dependencies: CalendarDependencies,
  key: string | undefined,
): Promise<ServedFile> => {
  const found = (await deadlinesOn(request, dependencies)).find((deadline) => deadline.key === key);
  if (!found || !isUpcoming(found, request.today)) throw wordedRefusal("unknown", "NO_SUCH_DEADLINE");
  return { name: deadlineFileName(found), bytes: Buffer.from(await calendarWith([found], request, dependencies)) };
};

/**
 * The calendar at a private address: its owner's current deadlines, in the language that they have on record; a refusal
 * where there is none. TASK-03, LANG-07
 */
export const calendarAt = async (
  token: string,
  request: CalendarRequest,
  dependencies: CalendarDependencies,
): Promise<string> => {
  const { database, today } = request;
  const customerId = await ownerOfCalendar(database, token);
  const customer = customerId === undefined ? undefined : await customerById(database, customerId);
  if (!customer) throw wordedRefusal("unknown", "NO_SUCH_CALENDAR");
  // The same access level as the page, because deadlines may be needed during a grace period.
  assertAccess("not past grace", customer, today);
  const ofOwner = { ...request, customer, language: readerLanguage(dependencies.body, customer) };
  return calendarWith(await deadlinesOn(ofOwner, dependencies), ofOwner, dependencies);
};
