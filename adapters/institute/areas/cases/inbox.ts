import { waitOf, type WaitingTime } from "../../../../domain/institute/submissions/promises.ts";
import { dayOf, type CalendarDate } from "../../../../domain/kernel/calendar-date.ts";
import { isUndecided, latestChangeOf, submissionStateOf } from "../../../../domain/submissions/events.ts";
import { requestOf } from "../../../../domain/submissions/request.ts";
import { customersWithIds, fullNameOf, type CustomerRow } from "../../platform/customers/customers.store.ts";
import type { ListColumn } from "../../platform/spreadsheet.ts";
import { chunked } from "../../platform/storage/chunked.ts";
import { describeSubmission } from "../descriptions.ts";
import { submissionTexts } from "../submissions/confirm-submission.ts";
import type { StoredSubmission } from "../submissions/submissions.store.ts";
import type { ActionContext } from "../use-case-context.ts";
import { decisionEffects } from "./decided-kinds.ts";

/** A submission in a list for staff. */
export interface ListedCase extends WaitingTime {
  readonly submission: StoredSubmission;
  readonly person: CustomerRow;
  /** "waiver from 1 February 2026 to 31 March 2026" */
  readonly title: string;
  /** Whether the person has answered what was last asked. LOG-04 */
  readonly isAnswered: boolean;
  /** Whether it waits for a decision. */
  readonly isToDecide: boolean;
  /** The last day for the person to reply; undefined when staff are to decide. */
  readonly waitsForPersonUntil: CalendarDate | undefined;
}

/** Lists submissions with their persons, titles and waiting times. SENT-02, DESK-06 */
export const listedCases = async (
  { database, mails, rules, today }: Pick<ActionContext, "database" | "mails" | "rules" | "today">,
  submissions: readonly StoredSubmission[],
): Promise<readonly ListedCase[]> => {
  const texts = await submissionTexts(mails.library, undefined);
  const people = new Map<string, CustomerRow>();
  for (const some of chunked([...new Set(submissions.map(({ customerId }) => customerId))]))
    for (const [customerId, person] of await customersWithIds(database, some)) people.set(customerId, person);
  return submissions.flatMap((submission) => {
    const person = people.get(submission.customerId);
    if (!person) return [];
    const { kind, events, submittedOn } = submission;
    const isToDecide = isUndecided(submissionStateOf(kind, events));
    const latest = latestChangeOf(events);
    // What is in force waits since it was asked about or answered.
    const since = isToDecide || !latest ? submittedOn : dayOf(new Date(latest.at), rules);
    return {
      ...waitOf(kind, since, today, rules),
      submission,
      person,
      title: decisionEffects[kind]?.name(submission, rules) ?? describeSubmission(submission, rules, texts).title,
      isAnswered: latest?.type === "answered",
      isToDecide,
      waitsForPersonUntil: requestOf(events)?.by,
    };
  });
};

/** The columns of each list of cases. */
export const caseColumns: readonly ListColumn<ListedCase>[] = [
  { name: "reference", of: ({ submission }) => submission.reference },
  { name: "title", of: ({ title }) => title },
  { name: "customerId", of: ({ person }) => person.customerId },
  { name: "name", of: ({ person }) => fullNameOf(person) },
  { name: "submittedOn", of: ({ submission }) => submission.submittedOn },
];

/** The columns of what waits. SENT-02, DESK-09 */
export const inboxColumns: readonly ListColumn<ListedCase>[] = [
  ...caseColumns,
  { name: "waitedWorkingDays", of: ({ waited }) => waited },
  { name: "promisedWorkingDays", of: ({ promised }) => promised },
  { name: "isAnswered", of: ({ isAnswered }) => (isAnswered ? "yes" : "no") },
  { name: "waitsForPersonUntil", of: ({ waitsForPersonUntil }) => waitsForPersonUntil },
];
