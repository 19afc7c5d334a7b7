import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import type { Transfer } from "../../../domain/my-details/transfer.ts";
import type { AccountRecord } from "../api/account.ts";
import type { Person } from "./person.ts";
import { membershipDateOf, yearsAgo } from "./years-ago.ts";

/** The ways a student of the foundations may go on. ACCT-04 */
const transfer: Transfer = {
  availableOptions: [
    { value: "transferDiploma", contentKey: "transferDiploma" },
    { value: "transferPapers", contentKey: "transferPapers" },
    { value: "disable", contentKey: "transferDisable" },
  ],
};

/** What the register holds about a person on a day, besides what stands with the customer. ACCT-01 */
export const accountRecord = (person: Person, today: CalendarDate): AccountRecord => {
  const { type, particulars, customerId } = person;
  const ago = (count: number) => yearsAgo(person, count, today);
  const isMember = type === "member";
  const hasPassed = isMember || type === "affiliate" || type === "graduate";
  return {
    uln: `10${customerId}1`,
    title: Number(customerId) % 2 === 0 ? "Mr" : "Ms",
    birthDate: ago(isMember ? 44 : 24),
    qualification: particulars.pathway === "FIA" ? "Foundations in accountancy" : "ACCA",
    registrationDate: ago(isMember ? 22 : 3),
    ...(hasPassed ? { graduationDate: ago(isMember ? 19 : 1) } : {}),
    ...(isMember ? { membershipDate: membershipDateOf(person, today) } : {}),
    ...(particulars.isFellow ? { fellowDate: ago(12), honours: "First" } : {}),
    ...(particulars.isRetired ? { retirementDate: ago(1) } : {}),
    ...(type === "student" ? { firstEligibleExam: "June 2027" } : {}),
    memberQualifications: particulars.memberQualifications ?? [],
    ...(particulars.retirementCriteria === undefined ? {} : { retirementCriteria: particulars.retirementCriteria }),
    ...(particulars.pathway === "FIA" ? { canTransfer: true, transferFIAToAcca: transfer } : {}),
    ...(particulars.oxfordBrookes ? { oxfordBrookes: particulars.oxfordBrookes } : {}),
  };
};
