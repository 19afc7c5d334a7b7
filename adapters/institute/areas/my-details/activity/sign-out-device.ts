import { listedSince } from "../../../../../domain/my-details/activity.ts";
import type { SignIns } from "../../../provider/sign-ins.ts";
import type { ActionContext } from "../../use-case-context.ts";
import { keyOf } from "./read-activity.ts";

/** Ends the sign-in of a device in the customer's list; succeeds when it has ended already. ACTV-02 */
export const signOutDevice = async (
  { by, now, rules }: Pick<ActionContext, "by" | "now" | "rules">,
  signIns: SignIns,
  key: string | undefined,
): Promise<void> => {
  const recorded = await signIns.of(by, listedSince(now, rules.retention.activity));
  const found = recorded.find(({ signInId }) => keyOf(signInId) === key);
  if (found) await signIns.end(found.signInId);
};
