import type { Container } from "inversify";
import { httpMembershipRegister } from "../../../adapters/membership/http.ts";
import { httpRetiredRegister } from "../../../adapters/retirement/http.ts";
import { membershipApplication, type MembershipApplicationFlow } from "../../../application/membership/membership-application.ts";
import { membershipChoices, type Choices } from "../../../application/membership/membership-choices.ts";
import type { MembershipRegister } from "../../../application/ports/membership-register.ts";
import type { RetiredRegister } from "../../../application/ports/retired-register.ts";
import { retirementRegister, type RetirementRegisterFlow } from "../../../application/retirement/retirement-register.ts";
import type { Resource } from "../../../application/shell/resource.ts";
import { ApplyForMembershipPage } from "../../membership/apply-for-membership-page.tsx";
import { RetirementPage } from "../../retirement/retirement-page.tsx";
import { bindDeferred } from "../bindings/deferred.ts";
import { CPD_RECORD } from "../bindings/cpd.ts";
import { bindDrafts, DRAFTS } from "../bindings/drafts.ts";
import { ACCOUNT, bindMyDetails, LOOKUPS, PERSONAL_RECORDS } from "../bindings/my-details.ts";
import { API, CLOCK, NEW_IDENTIFIER } from "../bindings/ports.ts";
import { bindQualifications, QUALIFICATIONS } from "../bindings/qualifications.ts";
import { CONTENT, CUSTOMER, FAILURES, NAVIGATION_GUARD, TRACK } from "../bindings/shell.ts";
import { bindSubmissionCopies, SUBMISSION_COPIES } from "../bindings/submission-copies.ts";
import { bindSingleton } from "../bind-singleton.ts";
import { pageWith } from "../page.tsx";
import { token } from "../token.ts";

const MEMBERSHIP_REGISTER = token<MembershipRegister>("MembershipRegister");
const RETIRED_REGISTER = token<RetiredRegister>("RetiredRegister");
const MEMBERSHIP_APPLICATION = token<MembershipApplicationFlow>("MembershipApplication");
const MEMBERSHIP_CHOICES = token<Resource<Choices>>("MembershipChoices");
const RETIREMENT_REGISTER = token<RetirementRegisterFlow>("RetirementRegister");

/** Coming into membership, and retiring from it: both load with their pages. */
const bindMembership = (container: Container): void => {
  bindDeferred(container);
  bindQualifications(container);
  bindMyDetails(container);
  bindDrafts(container);
  bindSingleton(container, MEMBERSHIP_REGISTER, httpMembershipRegister, [API]);
  bindSingleton(container, RETIRED_REGISTER, httpRetiredRegister, [API]);
  bindSingleton(container, MEMBERSHIP_APPLICATION, membershipApplication, [MEMBERSHIP_REGISTER, CUSTOMER, QUALIFICATIONS, MEMBERSHIP_CHOICES, DRAFTS, NEW_IDENTIFIER, TRACK]);
  bindSingleton(container, MEMBERSHIP_CHOICES, membershipChoices, [LOOKUPS, PERSONAL_RECORDS, CUSTOMER, FAILURES]);
  bindSingleton(container, RETIREMENT_REGISTER, retirementRegister, [RETIRED_REGISTER, CUSTOMER, CPD_RECORD, ACCOUNT, CLOCK, DRAFTS, NEW_IDENTIFIER, TRACK]);
};

export const applyForMembershipPage = pageWith(
  ApplyForMembershipPage,
  {
    content: CONTENT,
    customer: CUSTOMER,
    qualifications: QUALIFICATIONS,
    application: MEMBERSHIP_APPLICATION,
    copies: SUBMISSION_COPIES,
    choices: MEMBERSHIP_CHOICES,
    navigationGuard: NAVIGATION_GUARD,
  },
  bindMembership,
  bindSubmissionCopies,
);

export const retirementPage = pageWith(
  RetirementPage,
  {
    content: CONTENT,
    customer: CUSTOMER,
    account: ACCOUNT,
    register: RETIREMENT_REGISTER,
    copies: SUBMISSION_COPIES,
    navigationGuard: NAVIGATION_GUARD,
  },
  bindMembership,
  bindSubmissionCopies,
);
