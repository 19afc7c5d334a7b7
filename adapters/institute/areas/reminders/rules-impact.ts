import { suspensionReasons } from "../../../../domain/institute/customer/suspension-reasons.ts";
import {
  datedObligations,
  type DatedFacts,
  type DatedObligation,
} from "../../../../domain/institute/reminders/dated-obligations.ts";
import type { RememberedRules } from "../../../../domain/institute/rules/remembered-rules.ts";
import { dayOf, displayDate, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import type { OrganisationRules } from "../../../../domain/rules/organisation-rules.ts";
import { fullNameOf } from "../../platform/customers/customers.store.ts";
import type { Database } from "../../platform/storage/storage.ts";
import { everyoneInBatches } from "./dated-facts.store.ts";

/** A person for whom a change of rules changes something today. */
export interface ChangedPerson {
  readonly customerId: string;
  readonly name: string;
  /** What is asked of them today by each set of rules; empty for nothing. */
  readonly before: string;
  readonly after: string;
}

/** The effects of a change of rules. CORR-05 */
export interface RulesImpact {
  readonly people: readonly ChangedPerson[];
  /** Number of postings, whose amounts would read in another currency. */
  readonly postings: number;
}

const wordsOf = (item: DatedObligation, rules: RememberedRules): string => {
  const due = displayDate(item.due, rules);
  switch (item.kind) {
    case "declaration":
      return `declaration ${item.year} by ${due}, ${item.state}`;
    case "subscription":
      return `subscription ${item.year} by ${due}`;
    case "practisingCertificate":
      return `practising certificate until ${due}`;
    case "answer":
      return `answer about ${item.subject} by ${due}`;
  }
};

const stateOn = (facts: DatedFacts, today: CalendarDate, rules: RememberedRules): string =>
  [
    ...datedObligations(facts, today).map((item) => wordsOf(item, rules)),
    ...suspensionReasons(facts, today).map(({ code }) => `could be suspended: ${code}`),
  ].join("; ");

/** The obligations of everybody today, by ID. */
const statesBy = async (database: Database, now: Date, rules: OrganisationRules) => {
  const today = dayOf(now, rules);
  const states = new Map<string, { readonly name: string; readonly state: string }>();
  for await (const people of everyoneInBatches(database, today, rules))
    for (const { person, facts } of people)
      states.set(person.customerId, { name: fullNameOf(person), state: stateOn(facts, today, rules) });
  return states;
};

/** Finds for whom a change of rules changes what is asked of them today. Changes nothing. CORR-05 */
export const rulesImpact = async (
  database: Database,
  now: Date,
  before: RememberedRules,
  after: OrganisationRules,
): Promise<RulesImpact> => {
  const old = await statesBy(database, now, { ...after, ...before });
  const present = await statesBy(database, now, after);
  const people = [...present].flatMap(([customerId, { name, state }]) => {
    const earlier = old.get(customerId)?.state ?? "";
    return earlier === state ? [] : [{ customerId, name, before: earlier, after: state }];
  });
  const { count } = await database
    .selectFrom("transactions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { people, postings: before.currency === after.currency ? 0 : count };
};

/** Lines about what a change of rules would change, for staff and operators. CORR-05 */
export const impactLines = ({ people, postings }: RulesImpact, listed: number): readonly string[] => [
  ...(postings > 0
    ? [`The amounts of ${String(postings)} postings stay as they are, and read in the other currency.`]
    : []),
  people.length === 0
    ? "Nothing changes today for anybody."
    : `Something changes today for ${String(people.length)} ${people.length === 1 ? "person" : "people"}:`,
  ...people
    .slice(0, listed)
    .map(
      ({ customerId, name, before, after }) =>
        `  ${name} (${customerId}): ${before || "nothing"} → ${after || "nothing"}`,
    ),
  ...(people.length > listed ? [`  and ${String(people.length - listed)} more.`] : []),
];
