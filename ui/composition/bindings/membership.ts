import type { Container } from "inversify";
import type { MembershipApplicationFlow } from "../../../application/membership/membership-application.ts";
import type { RetirementRegisterFlow } from "../../../application/retirement/retirement-register.ts";
import { token } from "../token.ts";
import { CPD_RECORD } from "./cpd.ts";
import { CLOCK, MEMBERSHIP_REGISTER, NEW_IDENTIFIER } from "./ports.ts";
import { QUALIFICATIONS } from "./qualifications.ts";
import { CUSTOMER, DRAFTS } from "./shell.ts";

export const MEMBERSHIP_APPLICATION = token<MembershipApplicationFlow>("MembershipApplication");
export const RETIREMENT_REGISTER = token<RetirementRegisterFlow>("RetirementRegister");

/** Coming into membership, and retiring from it. Few do either, so their code comes with their pages. */
export const bindMembership = (container: Container): void => {
  container
    .bind(MEMBERSHIP_APPLICATION)
    .toResolvedValue(
      async (...needs) =>
        (await import("../../../application/membership/membership-application.ts")).membershipApplication(...needs),
      [MEMBERSHIP_REGISTER, CUSTOMER, QUALIFICATIONS, DRAFTS, NEW_IDENTIFIER],
    )
    .inSingletonScope();
  container
    .bind(RETIREMENT_REGISTER)
    .toResolvedValue(
      async (...needs) =>
        (await import("../../../application/retirement/retirement-register.ts")).retirementRegister(...needs),
      [MEMBERSHIP_REGISTER, CUSTOMER, CPD_RECORD, CLOCK, DRAFTS, NEW_IDENTIFIER],
    )
    .inSingletonScope();
};
