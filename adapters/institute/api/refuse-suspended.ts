import { Refused } from "../refused.ts";
import type { CustomerRow } from "../../customer/storage.ts";

/** Throws for whoever is suspended and past the grace period: their CPD record stays as it is. SUSP-03 */
export const refuseSuspended = (customer: CustomerRow): void => {
  if (customer.status === "SUSPENDED" && customer.isSuspensionGracePeriod === 0)
    throw new Refused(403, "SUSPENDED", "You cannot change your CPD record while your membership is suspended. Contact us.");
};
