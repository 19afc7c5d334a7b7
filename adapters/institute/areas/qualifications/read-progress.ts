import type { Progress } from "../../../../domain/qualifications/progress.ts";
import { wordedRefusal } from "../../platform/http/refusal-texts.ts";
import type { ReadContext } from "../use-case-context.ts";
import { progressOf } from "./qualifications.store.ts";

/** A customer's progress; a refusal when they are not working towards a qualification. QUAL-01, CALL-01 */
export const readProgress = async ({ database, customer }: ReadContext): Promise<Progress> => {
  const found = await progressOf(database, customer.customerId);
  if (!found) throw wordedRefusal("unknown", "NO_QUALIFICATION");
  return found;
};
