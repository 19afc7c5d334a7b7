import type { ActivityRecord } from "../../application/ports/personal-records.ts";
import { activity, signOutDevice, signOutElsewhere } from "../contract/my-details-activity.contract.ts";
import type { ApiClient } from "./api-client.ts";
import { resultOf } from "./results.ts";

/** Calls the institute about activity and sign-ins. */
export const httpActivityRecord = (api: ApiClient): ActivityRecord => ({
  activity: () => api.call(activity, {}),
  signOut: (key) => resultOf(api.call(signOutDevice, { params: { key } })),
  signOutElsewhere: () => resultOf(api.call(signOutElsewhere, {})),
});
