import type { Container } from "inversify";
import type { ComponentType } from "react";
import { ApplyForMembershipPage } from "../../membership/apply-for-membership-page.tsx";
import { RetirementPage } from "../../retirement/retirement-page.tsx";
import {
  bindMembership,
  MEMBERSHIP_APPLICATION,
  MEMBERSHIP_CHOICES,
  RETIREMENT_REGISTER,
} from "../bindings/membership.ts";
import { ACCOUNT } from "../bindings/my-details.ts";
import { QUALIFICATIONS } from "../bindings/qualifications.ts";
import { CONTENT, CUSTOMER, LEAVING } from "../bindings/shell.ts";
import { bindSubmissionCopies, SUBMISSION_COPIES } from "../bindings/submission-copies.ts";
import { pageWith } from "../page.tsx";

export const applyForMembershipPage = (container: Container): ComponentType => {
  bindMembership(container);
  bindSubmissionCopies(container);
  return pageWith(container, ApplyForMembershipPage, {
    content: CONTENT,
    customer: CUSTOMER,
    qualifications: QUALIFICATIONS,
    application: MEMBERSHIP_APPLICATION,
    copies: SUBMISSION_COPIES,
    choices: MEMBERSHIP_CHOICES,
    leaving: LEAVING,
  });
};

export const retirementPage = (container: Container): ComponentType => {
  bindMembership(container);
  bindSubmissionCopies(container);
  return pageWith(container, RetirementPage, {
    content: CONTENT,
    customer: CUSTOMER,
    account: ACCOUNT,
    register: RETIREMENT_REGISTER,
    copies: SUBMISSION_COPIES,
    leaving: LEAVING,
  });
};
