import type { KnownNotifications } from "../customer/notifications.ts";
import { examPeriodOf } from "../customer/notifications.ts";
import type { CalendarDate } from "../kernel/calendar-date.ts";
import { displayDate } from "../kernel/calendar-date.ts";
import { isBlank } from "../kernel/field-rules.ts";

/** What is on record of an account. */
export interface AccountDetails {
  readonly uln?: string | undefined;
  readonly title?: string | undefined;
  readonly fullname?: string | undefined;
  readonly birthDate?: CalendarDate | undefined;
  readonly qualification?: string | undefined;
  readonly status?: string | undefined;
  readonly nationality?: string | undefined;
  readonly registrationDate?: CalendarDate | undefined;
  readonly graduationDate?: CalendarDate | undefined;
  readonly membershipDate?: CalendarDate | undefined;
  readonly fellowDate?: CalendarDate | undefined;
  readonly retirementDate?: CalendarDate | undefined;
  readonly honours?: string | undefined;
  readonly firstEligibleExam?: string | undefined;
  readonly jointScheme?: string | undefined;
  readonly memberQualifications: readonly { readonly code: string; readonly codeDescription: string }[];
}

/** The fields of the account details, in the order they are listed. ACCT-01 */
export const accountFields = [
  "uln",
  "title",
  "fullname",
  "birthDate",
  "qualification",
  "status",
  "nationality",
  "registrationDate",
  "graduationDate",
  "membershipDate",
  "fellowDate",
  "retirementDate",
  "honours",
  "firstEligibleExam",
  "jointScheme",
] as const;

const dates: readonly string[] = [
  "birthDate",
  "registrationDate",
  "graduationDate",
  "membershipDate",
  "fellowDate",
  "retirementDate",
];

/** One line of the account details. ACCT-01 */
export interface AccountRow {
  readonly field: (typeof accountFields)[number] | "memberQualifications";
  readonly shown: string;
}

/** What stands where no professional qualification is on record. ACCT-01 */
export const noQualifications = "None on record";

/** The lines of the account details in order; an empty field has none, qualifications always have one. ACCT-01 */
export const accountRows = (account: AccountDetails): readonly AccountRow[] => {
  const qualifications = account.memberQualifications.map(({ codeDescription }) => codeDescription).join(", ");
  return [
    ...accountFields.flatMap((field): readonly AccountRow[] => {
      const value = account[field];
      if (value === undefined || isBlank(value)) return [];
      return [{ field, shown: dates.includes(field) ? displayDate(value as CalendarDate) : value }];
    }),
    { field: "memberQualifications", shown: isBlank(qualifications) ? noQualifications : qualifications },
  ];
};

/** Whether the learning-record-number card shows: to those who have one. ACCT-02 */
export const showsLearningRecordCard = (account: Pick<AccountDetails, "uln">): boolean => !isBlank(account.uln);

/** Whether account details are withheld, so that only a suppression message shows. ACCT-07 */
export const isAccountWithheld = (notifications: readonly string[]): boolean =>
  examPeriodOf(notifications) === "suppressed";

/** What account details show: until it is known that nothing is withheld, nothing of them. ACCT-07, ERR-09 */
export const accountShownAs = (
  notifications: KnownNotifications,
): "loading" | "error panel" | "suppression message" | "record" => {
  if (notifications === "loading") return "loading";
  if (notifications === "failed") return "error panel";
  return isAccountWithheld(notifications) ? "suppression message" : "record";
};

/** What decides the note about ineligible retirement. */
export interface IneligibleNoteFacts {
  readonly cameForRegister: boolean;
  readonly isRetired: boolean;
  readonly isFellow: boolean;
  readonly retirementCriteria: string | undefined;
}

/** Whether an address carries retirementRegister in its query string. ACCT-06 */
export const cameForRegister = (address: string): boolean =>
  (address.split("?", 2)[1] ?? "").split("&").some((part) => part.split("=", 1)[0] === "retirementRegister");

/** The notes about ineligible retirement: on the register already, retiring by other criteria, and who may join. ACCT-06 */
export type IneligibleNote = "retired" | "nonStandard" | "fellow";

/** The note for whoever came for the register: for the retired and for fellows, in the words that fit. ACCT-06 */
export const ineligibleNoteFor = (facts: IneligibleNoteFacts): IneligibleNote | undefined => {
  if (!facts.cameForRegister) return undefined;
  if (facts.isRetired) return "retired";
  if (!facts.isFellow) return undefined;
  return facts.retirementCriteria === "NON-STANDARD" ? "nonStandard" : "fellow";
};
