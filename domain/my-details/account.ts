import { examPeriodOf, type KnownNotifications } from "../customer/notifications.ts";
import { displayDate, type CalendarDate, type DateStyle } from "../kernel/calendar-date.ts";
import { isBlank } from "../kernel/field-rules.ts";
import { messagesOf, type Message } from "../kernel/message.ts";
import { registerCardFor, type RegisterCardVersion } from "../retirement/register-card.ts";
import type { OxfordBrookes, TransferRecord } from "./transfer.ts";

/** Fields of the account details in display order, each a text or a date. ACCT-01 */
export const accountFields = [
  ["uln", "text"],
  ["title", "text"],
  ["fullname", "text"],
  ["birthDate", "day"],
  ["qualification", "text"],
  ["status", "text"],
  ["nationality", "text"],
  ["registrationDate", "day"],
  ["graduationDate", "day"],
  ["membershipDate", "day"],
  ["fellowDate", "day"],
  ["retirementDate", "day"],
  ["honours", "text"],
  ["firstEligibleExam", "text"],
  ["jointScheme", "text"],
] as const;

type FieldOf<Kind> = Extract<(typeof accountFields)[number], readonly [string, Kind]>[0];
export type AccountDay = FieldOf<"day">;
export type AccountField = AccountDay | FieldOf<"text">;

export type AccountDetails = TransferRecord & { readonly [Field in FieldOf<"text">]?: string | undefined } & {
  readonly [Field in AccountDay]?: CalendarDate | undefined;
} & {
  /** Identifies a learner across awarding bodies; not the customer ID. ACCT-02 */
  readonly learningRecordNumber?: string | undefined;
  readonly memberQualifications: readonly { readonly code: string; readonly codeDescription: string }[];
  /** Retirement criteria of a fellow. ACCT-06 */
  readonly retirementCriteria?: string | undefined;
  readonly oxfordBrookes?: OxfordBrookes | undefined;
};

/** The account answers that a customer can change. ACCT-04, ACCT-05 */
export interface AccountChange {
  readonly oxfordBrookes?: { readonly status: boolean };
  readonly transferFIAToAcca?: { readonly selectedOption: string };
}

/** A line of the account details. ACCT-01 */
export interface AccountRow {
  readonly field: AccountField | "memberQualifications";
  readonly shown: string | Message;
}

/** Shown when no professional qualification is on record. ACCT-01 */
export const { noQualifications } = messagesOf("account", { noQualifications: "None on record" });

const shownOf = (
  account: AccountDetails,
  entry: (typeof accountFields)[number],
  rules: DateStyle,
): string | undefined => {
  if (entry[1] === "text") return account[entry[0]];
  const day = account[entry[0]];
  return day && displayDate(day, rules);
};

/** The lines of the account details in order; omits empty fields, but always includes qualifications. ACCT-01 */
export const accountRows = (account: AccountDetails, rules: DateStyle): readonly AccountRow[] => {
  const qualifications = account.memberQualifications
    .map(({ codeDescription }) => codeDescription)
    .filter((words) => !isBlank(words))
    .join(", ");
  return [
    ...accountFields.flatMap((entry): readonly AccountRow[] => {
      const shown = shownOf(account, entry, rules);
      return shown === undefined || isBlank(shown) ? [] : [{ field: entry[0], shown }];
    }),
    { field: "memberQualifications", shown: isBlank(qualifications) ? noQualifications : qualifications },
  ];
};

/** Whether the learning-record-number card shows: only when there is a number. ACCT-02 */
export const showsLearningRecordCard = ({ learningRecordNumber }: AccountDetails): boolean =>
  !isBlank(learningRecordNumber);

/** Whether account details are withheld, so only the suppression message shows. ACCT-07 */
export const isAccountWithheld = (notifications: readonly string[]): boolean =>
  examPeriodOf(notifications) === "suppressed";

/** What the account page shows: no details until notifications confirm that nothing is withheld. ACCT-07, ERR-09 */
export const accountShownAs = (
  notifications: KnownNotifications,
): "loading" | "error panel" | "suppression message" | "record" => {
  if (notifications === "loading") return "loading";
  if (notifications === "failed") return "error panel";
  return isAccountWithheld(notifications) ? "suppression message" : "record";
};

/** Facts that decide the note about ineligible retirement. */
export type IneligibleNoteFacts = Parameters<typeof registerCardFor>[0] & { readonly cameForRegister: boolean };

/** Whether an address has retirementRegister in its query string. ACCT-06 */
export const cameForRegister = (address: string): boolean =>
  address
    .split("?", 2)[1]
    ?.split("&")
    .some((part) => part.split("=", 1)[0] === "retirementRegister") ?? false;

/**
 * The note about ineligible retirement for users redirected from the register; identified by the version of the card
 * that leads there. ACCT-06
 */
export const ineligibleNoteFor = (facts: IneligibleNoteFacts): RegisterCardVersion | undefined =>
  facts.cameForRegister ? registerCardFor(facts) : undefined;
