import { httpMembershipRegister } from "../../../adapters/membership/http.ts";
import { httpRetiredRegister } from "../../../adapters/retirement/http.ts";
import { membershipApplication, membershipChoices, membershipStanding } from "../../../application/membership/membership-application.ts";
import { retirementRegister } from "../../../application/retirement/retirement-register.ts";
import { ApplyForMembershipPage } from "../../membership/apply-for-membership-page.tsx";
import { RetirementPage } from "../../retirement/retirement-page.tsx";
import { CPD_RECORD } from "../bindings/landing.ts";
import { ACCOUNT, LOOKUPS, PERSONAL_RECORDS } from "../bindings/my-details.ts";
import { PARTS, SUBMISSION_COPIES } from "../bindings/deferred.ts";
import { API } from "../bindings/ports.ts";
import { QUALIFICATIONS } from "../bindings/qualifications.ts";
import { CONTENT, CUSTOMER, FAILURES, NAVIGATION_GUARD } from "../bindings/shell.ts";
import { pageWith } from "../page.tsx";
import { service } from "../service.ts";

// Coming into membership, and retiring from it: both load with their pages.
const MEMBERSHIP_REGISTER = service("MembershipRegister", httpMembershipRegister, [API]);
const RETIRED_REGISTER = service("RetiredRegister", httpRetiredRegister, [API]);
const MEMBERSHIP_CHOICES = service("MembershipChoices", membershipChoices, [LOOKUPS, PERSONAL_RECORDS, PARTS]);
const MEMBERSHIP_APPLICATION = service("MembershipApplication", membershipApplication, [MEMBERSHIP_REGISTER, QUALIFICATIONS, MEMBERSHIP_CHOICES, PARTS]);
const MEMBERSHIP_STANDING = service("MembershipStanding", membershipStanding, [MEMBERSHIP_REGISTER, FAILURES]);
const RETIREMENT_REGISTER = service("RetirementRegister", retirementRegister, [RETIRED_REGISTER, CPD_RECORD, ACCOUNT, PARTS]);

export const pages = {
  "/apply-for-membership": pageWith(ApplyForMembershipPage, {
    content: CONTENT,
    customer: CUSTOMER,
    qualifications: QUALIFICATIONS,
    application: MEMBERSHIP_APPLICATION,
    copies: SUBMISSION_COPIES,
    choices: MEMBERSHIP_CHOICES,
    standing: MEMBERSHIP_STANDING,
    navigationGuard: NAVIGATION_GUARD,
  }),
  "/retirement": pageWith(RetirementPage, {
    content: CONTENT,
    customer: CUSTOMER,
    account: ACCOUNT,
    register: RETIREMENT_REGISTER,
    copies: SUBMISSION_COPIES,
    navigationGuard: NAVIGATION_GUARD,
  }),
};
