import type { ActivityRecord } from "../../../application/ports/personal-records.ts";
import type { ApiClient } from "../../http/api-client.ts";
import { resultOf } from "../../http/results.ts";
import { activity, signOutDevice, signOutElsewhere } from "./activity.contract.ts";

/** Calls the institute about activity and sign-ins. */
export const httpActivityRecord = (api: ApiClient): ActivityRecord => ({
  activity: () => api.call(activity, {}),
  signOut: (key) => resultOf(api.call(signOutDevice, { params: { key } })),
  signOutElsewhere: () => resultOf(api.call(signOutElsewhere, {})),
});
