import type { SubmittedRoute } from "../../../domain/cpd/cpd-routes.ts";
import type { AdjustmentStatus } from "../../../domain/cpd/history.ts";
import type { CpdStatus, SubmissionStatus } from "../../../domain/cpd/status.ts";
import type { TransactionStatus, TransactionType } from "../../../domain/fees/account.ts";
import type { MembershipStep } from "../../../domain/membership/application.ts";
import type { PolicyType } from "../../../domain/qualifications/practical-experience.ts";
import type { RetirementStep } from "../../../domain/retirement/register.ts";
import type { ErrorScreen } from "../../../domain/shell/failure.ts";
import { didYouMean } from "../../cucumber/nearest.ts";
import { vocabulary } from "./words.ts";

type InField<Code extends string> = Readonly<Record<Code, string>>;

// The field's words for codes of the portal and the institute, which features use.

export const cpdStatuses: InField<CpdStatus> = {
  opened: "opened",
  withIncomplete: "begun and not finished",
  notYetOpened: "not yet opened",
  readyToStart: "ready to start",
  due: "due",
  overdue: "overdue",
  upToDate: "up to date",
};

export const submittedRoutes: InField<SubmittedRoute> = {
  UNIT_ROUTE: "units",
  APPROVED_EMPLOYER: "an approved employer",
  IFAC_BODY: "an IFAC body",
  PART_TIME: "part time",
  NOT_SPECIFIED: "no route yet",
  NOT_MET_REQUIREMENTS: "requirements not met",
};

export const submissionStatuses: InField<SubmissionStatus> = {
  COMPLETE: "complete",
  INCOMPLETE: "to be completed",
  NOT_MET_REQUIREMENTS: "not meeting requirements",
};

export const adjustmentStatuses: InField<AdjustmentStatus> = {
  PENDING: "pending",
  AWARDED: "awarded",
  REJECTED: "rejected",
};

export const applicationSteps: InField<MembershipStep> = {
  LANDING: "the beginning",
  CONVICTIONS: "convictions",
  EMPLOYMENT: "employment",
  CONTACT: "networks and the directory",
  DECLARATION: "the declaration",
  ALREADY_APPLIED: "the one already made",
  MEMBERSHIP_APPLICATION_ONHOLD: "the one on hold",
  MEMBERSHIP_APPLICATION_COMPLETE: "the one completed",
};

export const registerSteps: InField<RetirementStep> = {
  LANDING: "the beginning",
  PERMANENT_RETIREMENT: "permanent retirement",
  NOT_PERMANENT: "the end for whoever may work again",
  INSOLVENCY_LICENCE: "certificates and licences",
  LICENCE_HELD: "the end for whoever holds a licence",
  DECLARATION: "the declaration",
  DATA_PROTECTION: "the use of data",
  DATA_PROTECTION_CHINA: "the transfer of data",
  ALREADY_RETIRED: "the place already held",
};

export const errorScreens: InField<ErrorScreen> = {
  clockSkew: "wrong-clock",
  timeout: "too-slow",
  accessUnavailable: "account-unavailable",
  standard: "standard",
};

export const transactionTypes: InField<TransactionType> = { CHARGE: "charge", PAYMENT: "payment" };
export const transactionStatuses: InField<TransactionStatus> = {
  COMPLETED: "completed",
  PENDING: "pending",
  FAILED: "failed",
};

export const purposes = { HOME: "home", BUSINESS: "business", BILLING: "billing", DELIVERY: "delivery" } as const;

export const policies: InField<PolicyType> = {
  ACCA_QUAL: "the qualification",
  FIA: "FIA",
  TRAIL_L7: "trail level 7",
  TRAIL_L4: "trail level 4",
  FPER: "FPER",
  PER: "PER",
  NO_DATA: "no policy",
};

export const suspensionReasons = { UNPAID_FEES: "unpaid fees", CPD_NON_COMPLIANCE: "CPD not declared" } as const;

export const applicationChoices = {
  FT: "employed full time",
  NE: "not employed",
  PRACTICE: "public practice",
  SMALL: "small",
  LONDON: "London",
  DUBLIN: "Dublin",
  SMALL_PRACTICE: "small practice",
  PUBLIC: "public sector",
} as const;

/** A parameter that accepts any of these words and yields the code. */
export const coded = <Code extends string>(name: string, words: InField<Code>): void =>
  vocabulary(name, Object.fromEntries(Object.entries<string>(words).map(([code, word]) => [word, code])));

export const codeFor = <Code extends string>(words: InField<Code>, said: string): Code => {
  const found = Object.entries<string>(words).find(([, word]) => word === said);
  const known = Object.values<string>(words);
  if (!found) throw new Error(`"${said}" is none of ${known.join(", ")}.${didYouMean(said, known)}`);
  return found[0] as Code;
};

/** Codes in the field's words; codes without one stay unchanged. */
export const inFieldWords = (words: Readonly<Record<string, string>>, codes: readonly string[]): string =>
  codes.map((code) => words[code] ?? code).join(", ");
