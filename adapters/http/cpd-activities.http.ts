import type { ActivityRegister } from "../../application/ports/institute.ts";
import { changeActivity, logActivity, removeActivity } from "../contract/cpd-activities.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** The institute's calls that change the log of CPD. */
export const httpActivityRegister = (api: ApiClient): ActivityRegister => ({
  logActivity: (entry, key) => resultOf(api.call(logActivity, { body: entry, key })),
  changeActivity: (activityId, entry, version) =>
    resultOf(api.call(changeActivity, { params: { activityId }, body: entry, version: version ?? "" })),
  removeActivity: (activityId) => resultOf(api.call(removeActivity, { params: { activityId } })),
});
