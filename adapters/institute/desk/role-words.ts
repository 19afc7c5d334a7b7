import { allStaff, hasRole, type StaffRole } from "../provider/staff/staff.store.ts";
import type { Visit } from "./visit.ts";

/** Says that something needs a role, and who has it. DESK-02 */
export const roleNeeded = async (
  { database, rules }: Pick<Visit, "database" | "rules">,
  role: StaffRole,
): Promise<string> => {
  const holders = (await allStaff(database)).filter((one) => one.removedAt === null && hasRole(one, role));
  const names = new Intl.ListFormat(rules.locale, { type: "disjunction" }).format(holders.map(({ name }) => name));
  return `You need the role ${role} for this. Ask ${names}.`;
};
