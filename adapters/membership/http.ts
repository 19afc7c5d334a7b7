import type { MembershipRegister } from "../../application/ports/institute.ts";
import { applyForMembership } from "./contract.ts";
import type { ApiClient } from "../http/api-client.ts";
import { resultOf } from "../http/results.ts";

/** The institute's call about membership. */
export const httpMembershipRegister = (api: ApiClient): MembershipRegister => ({
  apply: (application, key) => resultOf(api.call(applyForMembership, { body: application, key })),
});
