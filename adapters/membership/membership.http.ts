import type { MembershipRegister } from "../../application/ports/institute.ts";
import type { ApiClient } from "../http/api-client.ts";
import { resultOf } from "../http/results.ts";
import { applyForMembership, membershipApplication } from "./membership.contract.ts";

/** The institute's membership calls. */
export const httpMembershipRegister = (api: ApiClient): MembershipRegister => ({
  application: () => resultOf(api.call(membershipApplication, {}).then(({ application }) => application)),
  apply: (application, key) => resultOf(api.call(applyForMembership, { body: application, key })),
});
