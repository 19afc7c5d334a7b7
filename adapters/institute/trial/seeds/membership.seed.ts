import { plusDays, startOf, yearOf } from "../../../../domain/kernel/calendar-date.ts";
import { applicationStateOf } from "../../../../domain/membership/application-state.ts";
import type { MembershipApplication } from "../../../../domain/membership/payload.ts";
import { addEvent, storeSubmission, submissionOf } from "../../areas/submissions/submissions.store.ts";
import type { Seeding } from "../person.ts";

const application: MembershipApplication = {
  employmentCategory: "NE",
  professionalQualifications: [],
  optInMemberDirectory: true,
};

/** Stores the application of a made-up person with a notification about one. MEMB-02 */
export const seedMembership = async ({ database, person, today, rules }: Seeding): Promise<void> => {
  const { customerId, traits } = person;
  if (applicationStateOf(traits.notifications ?? []) === undefined) return;
  const { applicationRequest: request, daysSinceApplied = 10 } = traits;
  const submittedOn = plusDays(today, -daysSinceApplied);
  const reference = `MEM-${String(yearOf(submittedOn))}-${customerId}`;
  const now = startOf(submittedOn, rules);
  await storeSubmission(database, {
    kind: "application",
    reference,
    customerId,
    answers: application,
    now,
    today: submittedOn,
  });
  const submission = request && (await submissionOf(database, reference));
  if (!submission) return;
  const until = plusDays(today, request.dueInDays);
  await addEvent(database, submission, {
    type: "asked",
    at: now.getTime(),
    by: "registrar: A. Clerk",
    reason: request.wanted,
    until,
  });
};
