import { cpdRoutes } from "../../../domain/cpd/cpd-routes.ts";
import type { DeclarationAnswers, DeclarationFacts } from "../../../domain/cpd/declaration.ts";
import { cpdStatuses } from "../../../domain/cpd/status.ts";
import type { CalendarDate } from "../../../domain/kernel/calendar-date.ts";
import { plusDays } from "../../../domain/kernel/calendar-date.ts";
import { formatTypedDate } from "../../../domain/kernel/typed-date.ts";
import type { MembershipAnswers, MembershipFacts } from "../../../domain/membership/application.ts";
import type { RetirementAnswers, RetirementFacts } from "../../../domain/retirement/register.ts";
import { fc } from "./fast-check.ts";
import { anyAnswer, anyCountry, anyNotifications, anyRecentDay, anyType } from "./people.ts";

export const declarationAnswers: fc.Arbitrary<DeclarationAnswers> = fc.record({
  isRequirementsMet: anyAnswer,
  route: fc.option(fc.constantFrom(...cpdRoutes), { nil: undefined }),
  isEngagementPartner: anyAnswer,
  isConfirmed: fc.boolean(),
});

export const declarationFacts: fc.Arbitrary<DeclarationFacts> = fc.record({
  status: fc.constantFrom(...cpdStatuses),
  isRetired: fc.boolean(),
  routes: fc.constant(cpdRoutes),
});

const anyChoice = fc.constantFrom("A", "NE", "", undefined);

export const membershipAnswers: fc.Arbitrary<MembershipAnswers> = fc.record({
  hasConvictions: anyAnswer,
  confirmedPermission: fc.boolean(),
  publicPractice: anyAnswer,
  publicPracticeConfirmed: fc.boolean(),
  employmentCategory: anyChoice,
  businessCategory: anyChoice,
  organisationSize: anyChoice,
  jobTitle: fc.constantFrom("", " ", "Auditor"),
  companyName: fc.constantFrom("", "Ledger and Sons "),
  professionalQualifications: fc.subarray(["CTA", "ATT"]),
  regionalNetwork: fc.constantFrom("LONDON", "", undefined),
  employmentNetworks: fc.subarray(["SMALL_PRACTICE", "PUBLIC"]),
  includeInDirectoryOfMembers: anyAnswer,
  declarationAccepted: fc.boolean(),
});

/** Any applicant, frequently a qualified affiliate. */
export const membershipFacts: fc.Arbitrary<MembershipFacts> = fc.record({
  userType: fc.oneof(fc.constant("affiliate" as const), anyType),
  notifications: fc.oneof(fc.constant([]), anyNotifications),
  exams: fc.constantFrom({ total: 13, completed: 13 }, { total: 13, completed: 12 }, { total: 0, completed: 0 }),
  moduleStatus: fc.constantFrom("COMPLETED", "COMPLETED", "NOT_STARTED", undefined),
  countryOfResidence: anyCountry,
});

const aroundToday = (today: CalendarDate): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    fc.constantFrom(undefined, "", "31/02/2020", "soon"),
    fc.integer({ min: -4, max: 1 }).map((days) => formatTypedDate(plusDays(today, days))),
  );

const today = "2026-06-15" as CalendarDate;

export const retirementAnswers: fc.Arbitrary<RetirementAnswers> = fc.record({
  isPermanentRetirement: anyAnswer,
  retirementDate: aroundToday(today),
  isPcOrInsolvencyLicenceHolder: anyAnswer,
  declarationAccepted: fc.boolean(),
  chinaDataProtectionAccepted: fc.boolean(),
});

export const retirementFacts: fc.Arbitrary<RetirementFacts> = fc.record({
  userType: fc.oneof(fc.constant("member" as const), anyType),
  isFellow: fc.boolean(),
  status: fc.constantFrom("Fellow", "F", "Active", "fellow", "ACF", "", "SUSPENDED"),
  isRetired: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  countryOfResidence: anyCountry,
  membershipDate: fc.option(fc.oneof(fc.constant(plusDays(today, -2)), anyRecentDay), { nil: undefined }),
  retirementCriteria: fc.constantFrom(undefined, undefined, "STANDARD", "NON-STANDARD"),
  today: fc.constant(today),
});
