import type { Container } from "inversify";
import { httpLookups, httpPersonalRecords } from "../../../adapters/my-details/http.ts";
import { httpMembershipRegister } from "../../../adapters/membership/http.ts";
import { httpRetiredRegister } from "../../../adapters/retirement/http.ts";
import type { MembershipApplicationFlow } from "../../../application/membership/membership-application.ts";
import { membershipApplication } from "../../../application/membership/membership-application.ts";
import type { Choices } from "../../../application/membership/membership-choices.ts";
import { membershipChoices } from "../../../application/membership/membership-choices.ts";
import type { MembershipRegister } from "../../../application/ports/membership-register.ts";
import type { RetiredRegister } from "../../../application/ports/retired-register.ts";
import type { RetirementRegisterFlow } from "../../../application/retirement/retirement-register.ts";
import { retirementRegister } from "../../../application/retirement/retirement-register.ts";
import type { Resource } from "../../../application/shell/resource.ts";
import { token } from "../token.ts";
import { bindBeside } from "./beside.ts";
import { CPD_RECORD } from "./cpd.ts";
import { bindDrafts, DRAFTS } from "./drafts.ts";
import { ACCOUNT, bindMyDetails } from "./my-details.ts";
import { API, CLOCK, NEW_IDENTIFIER } from "./ports.ts";
import { bindQualifications, QUALIFICATIONS } from "./qualifications.ts";
import { CUSTOMER, FAILURES, TRACK } from "./shell.ts";

const MEMBERSHIP_REGISTER = token<MembershipRegister>("MembershipRegister");
const RETIRED_REGISTER = token<RetiredRegister>("RetiredRegister");
export const MEMBERSHIP_APPLICATION = token<MembershipApplicationFlow>("MembershipApplication");
export const MEMBERSHIP_CHOICES = token<Resource<Choices>>("MembershipChoices");
export const RETIREMENT_REGISTER = token<RetirementRegisterFlow>("RetirementRegister");

/** Coming into membership, and retiring from it: both load with their pages. */
export const bindMembership = (container: Container): void => {
  bindBeside(container);
  bindQualifications(container);
  bindMyDetails(container);
  bindDrafts(container);
  if (container.isBound(MEMBERSHIP_REGISTER)) return;
  container.bind(MEMBERSHIP_REGISTER).toResolvedValue(httpMembershipRegister, [API]).inSingletonScope();
  container.bind(RETIRED_REGISTER).toResolvedValue(httpRetiredRegister, [API]).inSingletonScope();
  container
    .bind(MEMBERSHIP_APPLICATION)
    .toResolvedValue(membershipApplication, [
      MEMBERSHIP_REGISTER,
      CUSTOMER,
      QUALIFICATIONS,
      MEMBERSHIP_CHOICES,
      DRAFTS,
      NEW_IDENTIFIER,
      TRACK,
    ])
    .inSingletonScope();
  container
    .bind(MEMBERSHIP_CHOICES)
    .toResolvedValue(
      (api, customer, failures) => membershipChoices(httpLookups(api), httpPersonalRecords(api), customer, failures),
      [API, CUSTOMER, FAILURES],
    )
    .inSingletonScope();
  container
    .bind(RETIREMENT_REGISTER)
    .toResolvedValue(retirementRegister, [
      RETIRED_REGISTER,
      CUSTOMER,
      CPD_RECORD,
      ACCOUNT,
      CLOCK,
      DRAFTS,
      NEW_IDENTIFIER,
      TRACK,
    ])
    .inSingletonScope();
};
