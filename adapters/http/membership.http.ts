import type { MembershipRegister } from "../../application/ports/institute.ts";
import { applyForMembership, membershipApplication } from "../contract/membership.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The institute's membership calls. */
export const httpMembershipRegister = (api: ApiClient): MembershipRegister => ({
  application: () => resultOf(api.call(membershipApplication, {}).then(({ application }) => application)),
  apply: (application, key) => resultOf(api.call(applyForMembership, { body: application, key })),
});
