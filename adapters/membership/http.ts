import type { MembershipRegister } from "../../application/ports/membership-register.ts";
import { applyForMembership, joinRetiredRegister } from "./contract.ts";
import type { ApiClient } from "../http/api-client.ts";
import { inItsPlace } from "../http/in-its-place.ts";

/** The institute's membership calls. */
export const httpMembershipRegister = (api: ApiClient): MembershipRegister => ({
  apply: (application, key) => inItsPlace(api.call(applyForMembership, { body: application, key })),
  retire: (retirement, key) => inItsPlace(api.call(joinRetiredRegister, { body: retirement, key })),
});
