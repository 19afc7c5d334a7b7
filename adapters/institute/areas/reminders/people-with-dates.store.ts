import { sql, type Expression } from "kysely";

import { opensOn } from "../../../../domain/cpd/duty.ts";
import { stepOn } from "../../../../domain/institute/reminders/reminders.ts";
import { plusDays, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { chunked, peopleAtOnce } from "../../platform/storage/chunked.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { debtors } from "../fees/fees.store.ts";
import { customersWithRequestsUntil } from "../submissions/submission-lists.store.ts";
import { datedPeople, type DatedPerson } from "./dated-facts.store.ts";
import { remindersSent } from "./reminders.store.ts";

/** A day to preview, today or later, and the present instant. */
export interface PreviewDay {
  readonly now: Date;
  readonly today: CalendarDate;
  readonly day: CalendarDate;
}

/** Some IDs, as a part of a query. */
type Ids = Expression<{ customerId: string }>;

/** Due dates to read for a day, by the step of their reminder; without a step they change on that day. */
const byStep = (
  dates: readonly CalendarDate[],
  isChangedOn: (due: CalendarDate) => boolean,
  stepFor: (due: CalendarDate) => number | undefined,
): readonly (readonly [step: number | undefined, dates: readonly CalendarDate[]])[] => {
  const [changed, others] = [dates.filter(isChangedOn), dates.filter((due) => !isChangedOn(due))];
  const steps = [...new Set(others.map(stepFor))].filter((step) => step !== undefined);
  return [
    ...(changed.length > 0 ? [[undefined, changed] as const] : []),
    ...steps.map((step) => [step, others.filter((due) => stepFor(due) === step)] as const),
  ];
};

/** People with a declaration that changes on a day, or of which they are reminded. */
const declaring = async (
  database: Database,
  { now, today, day }: PreviewDay,
  { reminders, cpd }: OrganisationRules,
): Promise<readonly Ids[]> => {
  const duties = await database
    .selectFrom("cpdOverviews")
    .select(["year", "nextDueDate"])
    .distinct()
    .where("isRequired", "=", 1)
    .execute();
  const opening = new Set(
    duties.filter((duty) => opensOn({ ...duty, isRequired: true }, cpd) === day).map(({ nextDueDate }) => nextDueDate),
  );
  const dates = byStep(
    [...new Set(duties.map(({ nextDueDate }) => nextDueDate))],
    (due) => opening.has(due) || plusDays(due, 1) === day,
    (due) => stepOn(reminders.declaration, due, { today, day }),
  );
  return dates.map(([step, due]) => {
    const all = database
      .selectFrom("cpdOverviews")
      .select("cpdOverviews.customerId")
      .where("isRequired", "=", 1)
      .where("nextDueDate", "in", due);
    return step === undefined
      ? all
      : all.where(({ not, exists }) =>
          not(
            exists(
              remindersSent(database, "declaration", step, now)
                .where("reminders.customerId", "=", sql.ref<string>("cpdOverviews.customerId"))
                .where("reminders.dueDate", "=", sql.ref<CalendarDate>("cpdOverviews.nextDueDate"))
                .where("reminders.subject", "=", sql<string>`cast(${sql.ref("cpdOverviews.year")} as text)`),
            ),
          ),
        );
  });
};

/** People with a certificate that expires on a day, or of which they are reminded. */
const certified = async (
  database: Database,
  { now, today, day }: PreviewDay,
  { reminders }: OrganisationRules,
): Promise<readonly Ids[]> => {
  const held = await database.selectFrom("practisingCertificates").select("expiresOn").distinct().execute();
  const dates = byStep(
    held.map(({ expiresOn }) => expiresOn),
    (due) => due === day,
    (due) => stepOn(reminders.practisingCertificate, due, { today, day }),
  );
  return dates.map(([step, due]) => {
    const all = database
      .selectFrom("practisingCertificates")
      .select("practisingCertificates.customerId")
      .where("expiresOn", "in", due);
    return step === undefined
      ? all
      : all.where(({ not, exists }) =>
          not(
            exists(
              remindersSent(database, "practisingCertificate", step, now)
                .where("reminders.customerId", "=", sql.ref<string>("practisingCertificates.customerId"))
                .where("reminders.dueDate", "=", sql.ref<CalendarDate>("practisingCertificates.expiresOn"))
                .where("reminders.subject", "=", sql.ref<string>("practisingCertificates.certificateNumber")),
            ),
          ),
        );
  });
};

/** Reads people with debts and some others, open accounts only, in batches by ID. */
async function* openAmong(
  database: Database,
  among: readonly Ids[],
  day: CalendarDate,
  rules: OrganisationRules,
): AsyncGenerator<readonly DatedPerson[]> {
  const people = await database
    .selectFrom("customers")
    .select("customerId")
    .where("isClosed", "=", 0)
    // Looked up by ID: PostgreSQL would run large subqueries between "or" once for each person.
    .where(
      "customerId",
      "in",
      among.reduce<ReturnType<typeof debtors>>((all, some) => all.union(some), debtors(database)),
    )
    .orderBy("customerId")
    .execute();
  const ids = people.map(({ customerId }) => customerId);
  for (const some of chunked(ids, peopleAtOnce)) yield await datedPeople(database, some, day, rules);
}

/** Reads everyone who may have a reminder or a change on a day, in batches by ID. YEAR-03 */
export async function* peopleWithDates(
  database: Database,
  asked: PreviewDay,
  rules: OrganisationRules,
): AsyncGenerator<readonly DatedPerson[]> {
  const { day } = asked;
  const answered = plusDays(day, Math.max(0, ...rules.reminders.answer.before));
  const among = [
    database.selectFrom("customers").select("customerId").where("suspensionGraceEnds", "=", day),
    customersWithRequestsUntil(database, answered),
    ...(await declaring(database, asked, rules)),
    ...(await certified(database, asked, rules)),
  ];
  yield* openAmong(database, among, day, rules);
}

/** Reads everyone who can have a reason for a suspension: a debt, or a declaration due before a day. YEAR-04 */
export const peopleInArrears = (
  database: Database,
  day: CalendarDate,
  rules: OrganisationRules,
): AsyncGenerator<readonly DatedPerson[]> => {
  const late = database
    .selectFrom("cpdOverviews")
    .select("customerId")
    .where("isRequired", "=", 1)
    .where("nextDueDate", "<", day);
  return openAmong(database, [late], day, rules);
};
