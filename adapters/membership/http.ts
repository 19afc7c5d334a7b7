import type { MembershipRegister } from "../../application/ports/membership-register.ts";
import { applyForMembership } from "./contract.ts";
import type { ApiClient } from "../http/api-client.ts";
import { inItsPlace } from "../http/answers.ts";

/** The institute's call about membership. */
export const httpMembershipRegister = (api: ApiClient): MembershipRegister => ({
  apply: (application, key) => inItsPlace(api.call(applyForMembership, { body: application, key })),
});
