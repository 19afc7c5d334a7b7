import { whyNotLeaving, whyNotReadmitted, type Leaver } from "../../customer/departure.ts";
import type { UserType } from "../../customer/user-type.ts";
import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { Pence } from "../../kernel/money.ts";
import { whyNotPostable } from "../fees/postable-account.ts";
import { whyNotReinstated, whyNotSuspended, type Standing } from "./standing.ts";

/** Actions of staff with the account of one person, at the desk and by commands. DESK-05 */
const accountActions = [
  "payment",
  "charge",
  "reverse",
  "refund",
  "name",
  "type",
  "details",
  "contact",
  "exams",
  "notice",
  "suspend",
  "reinstate",
  "leave",
  "readmit",
  "invite",
  "data",
  "merge",
  "erase",
] as const;
export type AccountAction = (typeof accountActions)[number];

/** The state of an account, as far as it decides what staff can do with it. */
export interface AccountState extends Leaver, Standing {
  readonly userType: UserType | undefined;
  readonly isErased: boolean;
  /** Credit that no charge has used, of the surviving account. CORR-01 */
  readonly credit: Pence;
  /** The account that it became part of. LIFE-02 */
  readonly mergedInto?: string | undefined;
}

/** Actions with money, which apply to the surviving account whichever number is given. LIFE-02 */
const atSurvivingAccount: readonly AccountAction[] = ["payment", "charge", "reverse", "refund"];

/** Actions with recorded money, possible for erased people too. KEEP-02 */
const alsoOfErased: readonly AccountAction[] = ["reverse", "refund"];

/** Actions that write to the person, or ask something of them. LIFE-01 */
const notOfDeceased: readonly AccountAction[] = ["notice", "invite", "suspend", "reinstate", "type"];

const typesWithExams: readonly (UserType | undefined)[] = ["student", "affiliate", "graduate"];

/** Whether an action applies to the surviving account, to which a merged number leads. LIFE-02 */
export const appliesToSurvivingAccount = (action: AccountAction): boolean => atSurvivingAccount.includes(action);

/** Why the state of an account rules out an action, by the rule of the action itself. */
const whyNotAsItIs = (action: AccountAction, account: AccountState, today: CalendarDate): string | undefined => {
  const { departure, isClosed, userType } = account;
  switch (action) {
    case "suspend":
      return whyNotSuspended(account, { code: "" }, today);
    case "reinstate":
      return whyNotReinstated(account);
    case "leave":
      // The death of somebody who has left is recorded too.
      return whyNotLeaving(account, { kind: "deceased", on: today }, today);
    case "readmit":
      return whyNotReadmitted(account, departure !== undefined && departure.on < today ? departure.on : today, today);
    case "invite":
      return isClosed ? "The account is closed." : undefined;
    case "refund":
      return account.credit > 0 ? undefined : "They have no credit to refund.";
    case "exams":
      return typesWithExams.includes(userType) ? undefined : "They take no exams.";
    default:
      return undefined;
  }
};

/**
 * Why the state of an account rules out an action, whatever is filled in; undefined when it is possible. Actions on the
 * surviving account are checked against that account. DESK-05, LIFE-01, LIFE-02, KEEP-02
 */
export const whyNotWithAccount = (
  action: AccountAction,
  account: AccountState,
  today: CalendarDate,
): string | undefined => {
  const { mergedInto, isErased, departure } = account;
  if (mergedInto !== undefined && !appliesToSurvivingAccount(action))
    return `This account is part of ${mergedInto}: do it there.`;
  if (action === "payment") return whyNotPostable(account, "PAYMENT");
  if (action === "charge") return whyNotPostable(account, "CHARGE");
  if (isErased && !alsoOfErased.includes(action)) return "They were erased.";
  if (departure?.kind === "deceased" && notOfDeceased.includes(action)) return "They have died.";
  return whyNotAsItIs(action, account, today);
};
