import { opensOn, type DeclarationDuty, type OpeningDuty } from "../../../../domain/cpd/duty.ts";
import { suspensionPhaseOf } from "../../../../domain/customer/suspension.ts";
import type { DatedFacts } from "../../../../domain/institute/reminders/dated-obligations.ts";
import type { CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { openSubmissionsOf } from "../../../../domain/submissions/open-submission.ts";
import { suspensionOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import { openAccountsInBatches } from "../../platform/customers/find-customers.ts";
import type { Database } from "../../platform/storage/storage.ts";
import type { Flag } from "../../platform/storage/tables.ts";
import { transactionColumns, transactionFrom } from "../fees/fees.store.ts";
import { groupByCustomer } from "../group-by-customer.ts";
import { heldCertificate } from "../issued-documents/documents.store.ts";
import { submissionsWithRequests } from "../submissions/submission-lists.store.ts";
import { standingOf } from "../suspension/suspension.ts";

/** A customer with the facts that cause changes as time passes. */
export interface DatedPerson {
  readonly person: CustomerRow;
  readonly facts: DatedFacts;
}

const dutyFrom = (
  { isRequired, ...duty }: Omit<DeclarationDuty, "isRequired"> & { readonly isRequired: Flag },
  { cpd }: OrganisationRules,
): OpeningDuty => {
  const known = { ...duty, isRequired: isRequired === 1 };
  return { ...known, opens: opensOn(known, cpd) };
};

/** Reads the facts of several people in seven queries, however many they are. */
const withFacts = async (
  database: Database,
  people: readonly CustomerRow[],
  today: CalendarDate,
  rules: OrganisationRules,
): Promise<readonly DatedPerson[]> => {
  const ids = people.map(({ customerId }) => customerId);
  if (ids.length === 0) return [];
  const overviews = groupByCustomer(
    await database
      .selectFrom("cpdOverviews")
      .select(["customerId", "isRequired", "year", "nextDueDate"])
      .where("customerId", "in", ids)
      .execute(),
  );
  const fees = groupByCustomer(
    await database
      .selectFrom("subscriptions")
      .select(["customerId", "year", "amount", "dueDate"])
      .where("customerId", "in", ids)
      .execute(),
  );
  const transactions = groupByCustomer(
    await database
      .selectFrom("transactions")
      .select(["customerId", ...transactionColumns])
      .where("customerId", "in", ids)
      .execute(),
  );
  const certificates = groupByCustomer(
    await database
      .selectFrom("practisingCertificates")
      .select(["customerId", "certificateNumber", "jurisdictionDescription", "expiresOn"])
      .where("customerId", "in", ids)
      .execute(),
  );
  const asked = groupByCustomer(await submissionsWithRequests(database, ids));
  return people.map((person): DatedPerson => {
    const { customerId, status } = person;
    const [overview] = overviews.get(customerId) ?? [];
    const facts: DatedFacts = {
      standing: standingOf(person),
      suspension: suspensionPhaseOf({ status, suspensionDetails: suspensionOf(person, today) }),
      graceEnds: person.suspensionGraceEnds ?? undefined,
      declaration: overview && dutyFrom(overview, rules),
      fees: fees.get(customerId) ?? [],
      transactions: (transactions.get(customerId) ?? []).map(transactionFrom),
      certificates: (certificates.get(customerId) ?? []).map((row) => heldCertificate(row, rules)),
      asked: openSubmissionsOf(asked.get(customerId) ?? []).filter(({ request }) => request !== undefined),
    };
    return { person, facts };
  });
};

/** People at a time: few enough to read them in some milliseconds, many enough for few queries. */
const batchSize = 100;

/** Reads everyone whose account is open, with their facts, a batch at a time in the order of their IDs. YEAR-03 */
export async function* everyoneInBatches(
  database: Database,
  today: CalendarDate,
  rules: OrganisationRules,
): AsyncGenerator<readonly DatedPerson[]> {
  for await (const people of openAccountsInBatches(database, batchSize))
    yield await withFacts(database, people, today, rules);
}

/** Reads some people with their facts. */
export const datedPeople = async (
  database: Database,
  customerIds: readonly string[],
  today: CalendarDate,
  rules: OrganisationRules,
): Promise<readonly DatedPerson[]> => {
  const query = database.selectFrom("customers").selectAll().where("customerId", "in", customerIds);
  const people = await query.orderBy("customerId").execute();
  return withFacts(database, people, today, rules);
};

/** Reads one person with their facts; undefined when there is no such person. */
export const datedPerson = async (
  database: Database,
  customerId: string,
  today: CalendarDate,
  rules: OrganisationRules,
): Promise<DatedPerson | undefined> => (await datedPeople(database, [customerId], today, rules))[0];
