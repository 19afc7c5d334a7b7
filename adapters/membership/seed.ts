import { plusDays, yearOf } from "../../domain/kernel/calendar-date.ts";
import { applicationStateOf } from "../../domain/membership/eligibility.ts";
import type { MembershipApplication } from "../../domain/membership/payload.ts";
import type { Seeding } from "../institute/people/person.ts";

const daysSinceApplied = 10;

const application: MembershipApplication = {
  employmentCategory: "NE",
  professionalQualifications: [],
  optInMemberDirectory: true,
};

/** Stores the application of a made-up person who is notified of one. MEMB-02 */
export const seedMembership = async ({ database, person, today }: Seeding): Promise<void> => {
  const { customerId, traits } = person;
  if (applicationStateOf(traits.notifications ?? []) === undefined) return;
  const submittedOn = plusDays(today, -daysSinceApplied);
  const { applicationRequest: request } = traits;
  await database
    .insertInto("membershipApplications")
    .values({
      reference: `MEM-${String(yearOf(submittedOn))}-${customerId}`,
      customerId,
      application: JSON.stringify(application),
      submittedOn,
      submittedAt: Date.parse(submittedOn),
      wanted: request?.wanted ?? null,
      wantedBy: request ? plusDays(today, request.dueInDays) : null,
    })
    .execute();
};
